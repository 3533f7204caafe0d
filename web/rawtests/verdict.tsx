import { showDate } from '~/web/kit/dates'
import { Badge } from '~/web/ui/badge'
import { requestWord, verdictWord } from './words'

export function Verdict({ of }: { of: string | null | undefined }) {
  const { label, tone } = verdictWord(of)
  return <Badge tone={tone}>{label}</Badge>
}

export function RequestStatus({ of }: { of: string }) {
  const { label, tone } = requestWord(of)
  return <Badge tone={tone}>{label}</Badge>
}

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
