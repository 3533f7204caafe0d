import { seenCustomer } from '~/db/customers/customer'
import { seenProject } from '~/db/customers/project'
import type { Key } from '~/db/kit/record'
import type { Work } from '~/db/kit/work'
import { customerOfOrder, lockedTerms, termItems } from '~/db/pricing/commercial-term-list'
import { type CommercialTermRecord, commercialTerm } from '~/db/pricing/terms'
import { compare } from '~/domain/kit/money'
import { invalid, Missing, Refused } from '~/domain/kit/problem'
import { businessDay } from '~/domain/kit/time'
import { type CommercialTermSave, levelOf } from '~/domain/pricing/commercial-term'
import type { PendingPrice } from '~/domain/pricing/price-approval'
import { allowanceOfSum } from '~/domain/pricing/sum-term'
import { sameFigures } from '~/domain/pricing/terms'
import { type Agreement, refuseBegun, refuseOverlap, roomFor } from './agreed-days'
import { askTerm, askTermRemoval, type TermChange, type TermValues } from './ask-term'
import { checkBands } from './check-price-band'
import { checkEscalation } from './price-index/check-escalation'

const PRICE: Agreement = { what: 'price', kept: 'earlier loads keep the price of their day' }

/** What was agreed; with `approval` it is not in force yet and, where it is new, has no id. */
export type SavedTerm = TermValues & { id: string | null; version: number | null; approval: PendingPrice | null }

/**
 * A price of an add-on, a service or a surcharge from a day on. What is in force for the same party ends on the day
 * before; anything else that it would overlap refuses it. What goes further below the present price than its maker may go
 * alone comes into force when somebody else has approved it.
 */
export async function saveCommercialTerm(work: Work, given: CommercialTermSave): Promise<SavedTerm> {
  const change = await checkedTerm(work, given)
  const approval = await askTerm(work, given, change)
  if (approval) return { ...change.figures, id: given.id ?? null, version: given.version ?? null, approval }
  const written = await writeTerm(work, change)
  const { createdAt: _at, createdBy: _by, updatedAt: _then, updatedBy: _who, pricingId: _quote, ...saved } = written
  return { ...saved, approval: null }
}

/** Brings an approved price into force: at the earliest today, since earlier loads keep the price of their day. */
export async function applyCommercialTerm(work: Work, given: CommercialTermSave): Promise<CommercialTermRecord> {
  const today = businessDay(work.now)
  if (given.toDate && given.toDate < today) throw new Refused('The days of this price have passed. Reject it')
  const late = !given.id && given.fromDate < today
  return writeTerm(work, await checkedTerm(work, late ? { ...given, fromDate: today } : given))
}

async function checkedTerm(work: Work, given: CommercialTermSave): Promise<TermChange> {
  const { id, version, bands: rows, escalation: _index, ...values } = given
  const item = (await termItems(work.sql)).find(of => of.itemId === values.itemId)
  if (!item) throw invalid('itemId', 'There is no such add-on, service or surcharge on offer')
  await seenParty(work, given)
  const entered = allowanceOfSum(item.trigger, given)
  if (entered) throw invalid(entered.field, entered.why)
  const level = levelOf(given)!
  const figures = {
    ...values,
    level,
    itemKind: item.itemKind,
    freeAllowance: values.freeAllowance ?? '0',
    bands: checkBands(item, rows),
    escalation: await checkEscalation(work, item, given),
  }
  const others = (await lockedTerms(work, level, given)).filter(other => other.id !== id)
  if (id) {
    const before = await changedTerm(work, { id, version: version ?? 0 }, figures, others)
    return { item, figures, before, others, cuts: [] }
  }
  const cuts = roomFor(work, others, values, PRICE)
  return { item, figures, before: null, others, cuts }
}

async function writeTerm(work: Work, { figures, before, cuts }: TermChange): Promise<CommercialTermRecord> {
  if (before) return commercialTerm.move(work, before, figures, 'change')
  for (const cut of cuts) await commercialTerm.move(work, cut.before, { toDate: cut.toDate }, 'end')
  return commercialTerm.insert(work, figures)
}

/** What has begun has priced deliveries: only its last day can change, and to today at the earliest. */
async function changedTerm(
  work: Work,
  key: Key,
  figures: TermValues,
  others: readonly CommercialTermRecord[],
): Promise<CommercialTermRecord> {
  const before = commercialTerm.atVersion(await commercialTerm.lock(work, key.id), key.version)
  const { level, itemId, regionId, customerId, projectId, orderId, categoryName } = before
  const moved = { level, itemId, regionId, customerId, projectId, orderId, categoryName }
  for (const [field, value] of Object.entries(moved))
    if (figures[field as keyof typeof moved] !== value)
      throw invalid(field, 'A price stays with its item and party. Enter another one instead')
  const same = compare(before.unitPrice, figures.unitPrice) === 0 && sameFigures(before, figures)
  refuseBegun(work, before, figures, { ...PRICE, same })
  refuseOverlap(others, figures, PRICE)
  return before
}

/** One that has not begun is taken back; where that leaves the party a price far below it, somebody else agrees to it. */
export async function removeCommercialTerm(work: Work, key: Key): Promise<PendingPrice | null> {
  const before = await removable(work, key)
  const approval = await askTermRemoval(work, before)
  if (!approval) await commercialTerm.remove(work, key)
  return approval
}

export async function applyTermRemoval(work: Work, key: Key): Promise<void> {
  await removable(work, key)
  await commercialTerm.remove(work, key)
}

async function removable(work: Work, key: Key): Promise<CommercialTermRecord> {
  const before = commercialTerm.atVersion(await commercialTerm.lock(work, key.id), key.version)
  await seenParty(work, before)
  if (before.fromDate <= businessDay(work.now))
    throw new Refused('Deliveries may already use this price. End it instead', undefined, { rule: 'begun' })
  return before
}

type Parties = Pick<CommercialTermSave, 'customerId' | 'projectId' | 'orderId'>

async function seenParty(work: Work, { customerId, projectId, orderId }: Parties): Promise<void> {
  if (projectId) await seenProject(work.sql, work.by, projectId)
  const ofOrder = orderId ? await customerOfOrder(work.sql, orderId) : null
  if (orderId && !ofOrder) throw new Missing('There is no such order')
  const customer = customerId ?? ofOrder
  if (customer) await seenCustomer(work.sql, work.by, customer)
}
