import * as words from '~/domain/kit/words'
/** How much waits behind an entry of the menu. */
export function WaitingCount({ count }: { count: number | undefined }) {
  if (!count) return null
  return (
    <span className="figures rounded-full bg-brand-soft px-1.5 font-semibold text-brand text-meta">
      {count > 999 ? '999+' : count}
      <span className="sr-only"> {words.shellWaiting()}</span>
    </span>
  )
}
