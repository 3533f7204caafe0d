import { type StatusOf, statusWord } from './status-words'

/**
 * `<Status of="order" value={order.status} />`; `label` adds what only the row knows, e.g. who is waited for. The sign is
 * drawn by a mask and says nothing to a reader: what each row of a list repeats is kept short.
 */
export function Status({ of, value, label }: { of: StatusOf; value: string | boolean; label?: string | undefined }) {
  const { label: usual, tone, icon } = statusWord(of, String(value))
  return (
    <span className="badge tone" data-tone={tone}>
      <i className={`status-icon status-${icon}`} />
      {label ?? usual}
    </span>
  )
}
