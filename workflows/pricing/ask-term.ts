import { customer } from '~/db/customers/customer'
import { project } from '~/db/customers/project'
import { region } from '~/db/fleet/region'
import type { Sql } from '~/db/kit/open'
import type { Work } from '~/db/kit/work'
import { order } from '~/db/orders/order'
import { countedLately } from '~/db/pricing/charged-lately'
import { lockedTerms, termItems } from '~/db/pricing/commercial-term-list'
import { type TermDays, termBefore, termHeld } from '~/db/pricing/term-before'
import type { CommercialTermRecord } from '~/db/pricing/terms'
import { addDays, businessDay, spokenDay } from '~/domain/kit/time'
import { factsOfChange, factsOfCharge } from '~/domain/pricing/charge-facts'
import type { CommercialTermSave, TermItemChoice } from '~/domain/pricing/commercial-term'
import type { PendingPrice } from '~/domain/pricing/price-approval'
import type { TermItem, TermLevel } from '~/domain/pricing/terms'
import { askPrice } from './ask-price'

/** What the question about a charge runs when it is approved. */
export type TermCommand = { term: CommercialTermSave } | { removed: { id: string; version: number } }

/** A change that breaks no rule, with what it changes and what makes room for it. */
export type TermChange = {
  item: TermItemChoice
  figures: TermValues
  /** The version that changes; none for a new one. */
  before: CommercialTermRecord | null
  /** The other versions for the same party. */
  others: readonly CommercialTermRecord[]
  cuts: readonly { before: CommercialTermRecord; toDate: string }[]
}
export type TermValues = Omit<
  CommercialTermRecord,
  'id' | 'version' | 'createdAt' | 'createdBy' | 'updatedAt' | 'updatedBy' | 'pricingId'
>

type Of = Pick<
  CommercialTermRecord,
  'level' | 'itemId' | 'regionId' | 'categoryName' | 'customerId' | 'projectId' | 'orderId' | 'fromDate' | 'reason'
>

type Item = { itemKind: string; itemId: string }

/** A new price, or another one of days to come, against what would hold without it; an earlier end against what follows. */
export async function askTerm(
  work: Work,
  term: CommercialTermSave,
  { item, figures, before, others }: TermChange,
): Promise<PendingPrice | null> {
  const of = asChange(figures, item)
  const rivals = before ? [...others, before] : others
  const facts = factsOfChange(item.name, await termBefore(work.sql, of, rivals), figures)
  const { toDate } = figures
  if (before && toDate && (before.toDate === null || toDate < before.toDate)) {
    const days = { fromDate: addDays(toDate, 1), toDate: before.toDate }
    const left = (await termHeld(work.sql, { ...of, ...days }, others))[0] ?? null
    facts.push(...factsOfCharge(`${item.name} from ${spokenDay(days.fromDate)}`, before, left))
  }
  return ask(work, figures, item.name, facts, { term })
}

/** A price of days to come that is taken back leaves what holds without it. */
export async function askTermRemoval(work: Work, before: CommercialTermRecord): Promise<PendingPrice | null> {
  const item = (await termItems(work.sql)).find(of => of.itemId === before.itemId)
  const name = item?.name ?? 'Charge'
  const others = (await lockedTerms(work, before.level as TermLevel, before)).filter(other => other.id !== before.id)
  const facts = factsOfCharge(name, before, (await termHeld(work.sql, asChange(before, before), others))[0] ?? null)
  return ask(work, before, name, facts, { removed: { id: before.id, version: before.version } })
}

const asChange = (of: Of & { toDate: string | null }, { itemKind: kind, itemId: id }: Item): TermDays => ({
  ...of,
  level: of.level as TermLevel,
  item: { kind, id } as TermItem,
})

async function ask(
  work: Work,
  of: Of,
  name: string,
  facts: ReturnType<typeof factsOfCharge>,
  command: TermCommand,
): Promise<PendingPrice | null> {
  const counted = { ...of, level: of.level as TermLevel, name, today: businessDay(work.now) }
  const party = of.orderId ?? of.projectId ?? of.customerId ?? of.regionId
  return askPrice(work, {
    kind: 'term',
    subjectKey: `term:${of.itemId}:${of.level}:${party}:${of.categoryName ?? ''}:${of.fromDate}`,
    subjectId: of.itemId,
    label: `${name} for ${await partyOf(work.sql, of)} from ${spokenDay(of.fromDate)}`,
    regionId: of.regionId,
    customerId: of.customerId,
    facts: await countedLately(work.sql, counted, facts),
    command,
    reason: of.reason,
  })
}

async function partyOf(sql: Sql, of: Of): Promise<string> {
  if (of.orderId) return `order ${(await order.get(sql, of.orderId)).orderNo}`
  if (of.projectId) return (await project.get(sql, of.projectId)).projectName
  if (of.customerId) return (await customer.get(sql, of.customerId)).customerName
  const { regionName } = await region.get(sql, of.regionId!)
  return of.categoryName ? `${of.categoryName} in ${regionName}` : regionName
}
