import { showDate } from '~/web/kit/dates'

/** The day a test is due; what is late says so. */
export function DueDay({ row, today }: { row: { dueOn: string; status: string }; today: string }) {
  const late = row.dueOn < today && !['done', 'rejected'].includes(row.status)
  if (!late) return <span className="figures">{row.dueOn === today ? 'Today' : showDate(row.dueOn)}</span>
  return (
    <span className="figures text-stop">
      {showDate(row.dueOn)} <span className="font-semibold">late</span>
    </span>
  )
}
