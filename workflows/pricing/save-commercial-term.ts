import { seenCustomer } from '~/db/customers/customer'
import { seenProject } from '~/db/customers/project'
import type { Key } from '~/db/kit/record'
import type { Work } from '~/db/kit/work'
import { customerOfOrder, lockedTerms, termItems } from '~/db/pricing/commercial-term-list'
import { type CommercialTermRecord, commercialTerm } from '~/db/pricing/terms'
import { compare } from '~/domain/kit/money'
import { invalid, Missing, Refused } from '~/domain/kit/problem'
import { businessDay, spokenDay } from '~/domain/kit/time'
import { type CommercialTermSave, levelOf } from '~/domain/pricing/commercial-term'
import { checkChange, type Placed } from '~/domain/pricing/period'
import { sameFigures } from '~/domain/pricing/terms'

/**
 * A price of an add-on, a service or a surcharge from a day on. What is in force for the same party ends on the day
 * before; anything else that it would overlap refuses it.
 */
export async function saveCommercialTerm(work: Work, given: CommercialTermSave): Promise<CommercialTermRecord> {
  const { id, version, freeAllowance, ...values } = given
  const item = (await termItems(work.sql)).find(of => of.itemId === values.itemId)
  if (!item) throw invalid('itemId', 'There is no such add-on, service or surcharge on offer')
  await seenParty(work, given)
  const level = levelOf(given)!
  const figures = { ...values, level, itemKind: item.itemKind, freeAllowance: freeAllowance ?? '0' }
  const others = (await lockedTerms(work, level, given)).filter(other => other.id !== id)
  if (id) return changeTerm(work, { id, version: version ?? 0 }, figures, others)
  refusePast(work, values.fromDate)
  const { problems, edits } = checkChange(others.map(asPlaced), daysOf(values), businessDay(work.now))
  if (problems.length) throw overlap(problems)
  for (const edit of edits) {
    const before = others.find(other => other.id === edit.id)!
    if (edit.kind === 'cut') await commercialTerm.move(work, before, { toDate: edit.to }, 'end')
  }
  return commercialTerm.insert(work, figures)
}

/** What has begun has priced deliveries: only its last day can change, and to today at the earliest. */
async function changeTerm(
  work: Work,
  key: Key,
  figures: Omit<CommercialTermRecord, 'id' | 'version' | 'createdAt' | 'createdBy' | 'updatedAt' | 'updatedBy'>,
  others: readonly CommercialTermRecord[],
): Promise<CommercialTermRecord> {
  const before = commercialTerm.atVersion(await commercialTerm.lock(work, key.id), key.version)
  const { level, itemId, regionId, customerId, projectId, orderId, categoryName } = before
  const moved = { level, itemId, regionId, customerId, projectId, orderId, categoryName }
  for (const [field, value] of Object.entries(moved))
    if (figures[field as keyof typeof moved] !== value)
      throw invalid(field, 'A price stays with its item and party. Enter another one instead')
  if (before.fromDate <= businessDay(work.now)) {
    const same = compare(before.unitPrice, figures.unitPrice) === 0 && sameFigures(before, figures)
    if (!same || before.fromDate !== figures.fromDate)
      throw new Refused('This price is in force. Enter a new one from a later day', undefined, { rule: 'begun' })
    if (before.toDate !== figures.toDate && figures.toDate !== null) refusePast(work, figures.toDate, 'toDate')
    if (before.toDate !== null && before.toDate < businessDay(work.now))
      throw new Refused('This price has ended', undefined, { rule: 'ended' })
  } else refusePast(work, figures.fromDate)
  const { edits } = checkChange(others.map(asPlaced), daysOf(figures), figures.fromDate)
  if (edits.length) throw overlap(edits.map(edit => `${edit.label} is for the same days`))
  return commercialTerm.move(work, before, figures, 'change')
}

export async function removeCommercialTerm(work: Work, key: Key): Promise<void> {
  const before = await commercialTerm.lock(work, key.id)
  await seenParty(work, before)
  if (before.fromDate <= businessDay(work.now))
    throw new Refused('Deliveries may already use this price. End it instead', undefined, { rule: 'begun' })
  await commercialTerm.remove(work, key)
}

type Parties = Pick<CommercialTermSave, 'customerId' | 'projectId' | 'orderId'>

async function seenParty(work: Work, { customerId, projectId, orderId }: Parties): Promise<void> {
  if (projectId) await seenProject(work.sql, work.by, projectId)
  const ofOrder = orderId ? await customerOfOrder(work.sql, orderId) : null
  if (orderId && !ofOrder) throw new Missing('There is no such order')
  const customer = customerId ?? ofOrder
  if (customer) await seenCustomer(work.sql, work.by, customer)
}

function refusePast(work: Work, day: string, field = 'fromDate'): void {
  if (day < businessDay(work.now))
    throw invalid(field, 'Choose today or a later day: earlier loads keep the price of their day')
}

const overlap = (problems: string[]) => new Refused(problems.join('. '), { fromDate: problems }, { rule: 'period' })

const daysOf = ({ fromDate, toDate }: { fromDate: string; toDate: string | null }) => ({ from: fromDate, to: toDate })

const asPlaced = (row: CommercialTermRecord): Placed => ({
  id: row.id,
  label: `The price from ${spokenDay(row.fromDate)}${row.toDate ? ` to ${spokenDay(row.toDate)}` : ''}`,
  from: row.fromDate,
  to: row.toDate,
})
