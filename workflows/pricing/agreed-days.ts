import type { Work } from '~/db/kit/work'
import { invalid, Refused } from '~/domain/kit/problem'
import { businessDay, type PlainDate, spokenDay } from '~/domain/kit/time'
import { checkChange, type Placed } from '~/domain/pricing/period'

/** Something that is agreed for days: the first and the last count. */
export type Dated = { id: string; fromDate: PlainDate; toDate: PlainDate | null }
/** How refusals call it, and what of the past keeps what it had. */
export type Agreement = { what: string; kept: string }
export type Cut<Row> = { before: Row; toDate: PlainDate }

/** A new one from today on: what holds then ends the day before, anything else that it would overlap refuses it. */
export function roomFor<Row extends Dated>(
  work: Work,
  others: readonly Row[],
  of: Omit<Dated, 'id'>,
  name: Agreement,
): Cut<Row>[] {
  refusePast(work, of.fromDate, name)
  const { problems, edits } = checkChange(
    others.map(row => asPlaced(row, name)),
    daysOf(of),
    businessDay(work.now),
  )
  if (problems.length) throw overlap(problems)
  return edits.flatMap(edit => {
    const before = others.find(other => other.id === edit.id)
    return before && edit.kind === 'cut' ? [{ before, toDate: edit.to }] : []
  })
}

/** What has begun was used: only its last day can change (`same` says that nothing else does), and to today at the earliest. */
export function refuseBegun(
  work: Work,
  before: Dated,
  after: Omit<Dated, 'id'>,
  { same, ...name }: Agreement & { same: boolean },
): void {
  const today = businessDay(work.now)
  if (before.fromDate > today) {
    refusePast(work, after.fromDate, name)
    return
  }
  if (!same || before.fromDate !== after.fromDate)
    throw new Refused(`This ${name.what} is in force. Enter a new one from a later day`, undefined, { rule: 'begun' })
  if (before.toDate !== after.toDate && after.toDate !== null) refusePast(work, after.toDate, name, 'toDate')
  if (before.toDate !== null && before.toDate < today)
    throw new Refused(`This ${name.what} has ended`, undefined, { rule: 'ended' })
}

/** One that changes makes no room for itself. */
export function refuseOverlap(others: readonly Dated[], of: Omit<Dated, 'id'>, name: Agreement): void {
  const { edits } = checkChange(
    others.map(row => asPlaced(row, name)),
    daysOf(of),
    of.fromDate,
  )
  if (edits.length) throw overlap(edits.map(edit => `${edit.label} is for the same days`))
}

function refusePast(work: Work, day: PlainDate, { kept }: Agreement, field = 'fromDate'): void {
  if (day < businessDay(work.now)) throw invalid(field, `Choose today or a later day: ${kept}`)
}

const overlap = (problems: string[]) => new Refused(problems.join('. '), { fromDate: problems }, { rule: 'period' })

const daysOf = ({ fromDate, toDate }: Omit<Dated, 'id'>) => ({ from: fromDate, to: toDate })

const asPlaced = (row: Dated, { what }: Agreement): Placed => ({
  id: row.id,
  label: `The ${what} from ${spokenDay(row.fromDate)}${row.toDate ? ` to ${spokenDay(row.toDate)}` : ''}`,
  from: row.fromDate,
  to: row.toDate,
})
