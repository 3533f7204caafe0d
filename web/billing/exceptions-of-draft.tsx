import { showAge } from '~/web/kit/dates'
import { countOf } from '~/web/kit/figures'

type Open = { raisedAt: string; ownerName: string | null }

/** How many exceptions a draft has, the age of the oldest and whose that is: "2 · 5 d · Tan". */
export function ExceptionsOfDraft({ rows, now }: { rows: readonly Open[]; now: Date }) {
  const [oldest] = [...rows].sort((a, b) => Date.parse(a.raisedAt) - Date.parse(b.raisedAt))
  if (!oldest) return null
  const age = showAge(oldest.raisedAt, now)
  const owner = oldest.ownerName ?? 'No owner'
  return (
    <span className="figures" title={`${countOf(rows.length, 'exception')}, the oldest ${age}, ${owner}`}>
      {rows.length} · {age} · {owner}
    </span>
  )
}
