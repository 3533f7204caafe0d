import { type StatusOf, statusWord } from './status-words'

/** `<Status of="order" value={order.status} />`; `label` adds what only the row knows, e.g. who is waited for. */
export function Status({ of, value, label }: { of: StatusOf; value: string | boolean; label?: string | undefined }) {
  const { label: usual, tone, icon } = statusWord(of, String(value))
  return (
    <span className="badge tone" data-tone={tone}>
      <i aria-hidden="true" className={`status-icon status-${icon}`} />
      {label ?? usual}
    </span>
  )
}
