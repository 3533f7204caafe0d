import { nextNumber } from '~/db/kit/counter'
import { settingNow } from '~/db/kit/setting'
import type { Work } from '~/db/kit/work'
import { countedLately } from '~/db/pricing/charged-lately'
import { deliveredAtList, deliveredLately } from '~/db/pricing/delivered-lately'
import { linesOfAdjustment, type StoredLine } from '~/db/pricing/price-adjustment/detail'
import {
  adjustmentLinesOf,
  type PriceAdjustmentRecord,
  priceAdjustment,
} from '~/db/pricing/price-adjustment/price-adjustment'
import { touchedPrices } from '~/db/pricing/price-adjustment/touched-price'
import { factsOfProducts } from '~/db/pricing/price-facts'
import { commercialTerm } from '~/db/pricing/terms'
import { mayDo } from '~/domain/access/ability'
import { compare } from '~/domain/kit/money'
import { Denied, invalid, Refused } from '~/domain/kit/problem'
import { businessDay } from '~/domain/kit/time'
import { type PriceFacts, whyNotApprove } from '~/domain/pricing/authority'
import { factsOfChange } from '~/domain/pricing/charge-facts'
import {
  type AdjustmentApply,
  type AdjustmentDecision,
  adjustedBands,
  isConcrete,
  type TouchedPrice,
} from '~/domain/pricing/price-adjustment/price-adjustment'
import type { TermLevel } from '~/domain/pricing/terms'
import { advance } from '../../kit/workflow'
import { moved } from './apply-region'
import { priceAdjustmentFlow } from './price-adjustment'

/** More prices than this are changed by several rules, each of which a person can read through. */
export const MOST_LINES = 5000

/** Applies for a change of prices; it counts once somebody else has approved it. */
export async function applyForAdjustment(work: Work, { name, reason, ...rule }: AdjustmentApply) {
  if (rule.fromDate < businessDay(work.now)) throw invalid('fromDate', 'Price changes cannot start in the past')
  refuseOthersPrices(work, rule)
  const { rows, total } = await touchedPrices(work.sql, work.by, rule, { limit: MOST_LINES, offset: 0 })
  if (!rows.length) throw new Refused('This rule affects no price')
  if (total > MOST_LINES) throw new Refused(`This rule affects more than ${MOST_LINES} prices. Narrow it`)
  const clash = rows.find(row => row.collision)
  if (clash) throw new Refused(`${clash.collision} changes ${placeOf(clash)} and is not decided yet`)
  const wrong = rows.find(row => Number(row.newPrice) <= 0 && Number(row.oldPrice) > 0)
  if (wrong) throw invalid('value', `${placeOf(wrong)} would cost nothing`)
  const made = await priceAdjustment.insert(work, {
    ...rule,
    name,
    reason,
    adjustmentNo: `PA-${String(await nextNumber(work, 'price-adjustment')).padStart(5, '0')}`,
    status: 'submitted',
    submittedBy: work.by.id,
  })
  await adjustmentLinesOf.replace(
    work,
    made.id,
    rows.map(({ kind, oldPrice, newPrice, productPriceId, subjectId, subjectVersion, itemId }) => ({
      ...{ kind, oldPrice, newPrice, productPriceId },
      ...(productPriceId ? {} : { subjectId, subjectVersion, itemId }),
    })),
  )
  return { ...made, priceAdjustmentId: made.id, lines: rows.length }
}

const placeOf = ({ productCode, projectName }: TouchedPrice) =>
  projectName ? `${productCode} of ${projectName}` : productCode

/** A rule is another way to the list and the charges, and asks for the same right. */
function refuseOthersPrices({ by }: Work, { appliesTo }: Pick<AdjustmentApply, 'appliesTo'>): void {
  if (appliesTo.includes('list') && !mayDo(by, 'manage', 'price_list'))
    throw new Denied('You cannot change the price list')
  if (appliesTo.some(of => !isConcrete(of)) && !mayDo(by, 'manage', 'commercial_term'))
    throw new Denied('You cannot change add-ons, services and surcharges')
}

export async function decideOnAdjustment(
  work: Work,
  { priceAdjustmentId: id, version, approve, reason }: AdjustmentDecision,
) {
  if (!mayDo(work.by, 'write', 'pricing_approval')) throw new Denied('You cannot approve prices')
  const before = await priceAdjustment.get(work.sql, id)
  if (before.status === 'submitted' && before.submittedBy === work.by.id)
    throw new Refused('The person who requested a price change cannot approve it', undefined, { rule: 'four-eyes' })
  const lines = await linesOfAdjustment(work.sql, id)
  if (approve) await refuseBeyondAuthority(work, before, lines)
  const moved = await advance(
    work,
    priceAdjustmentFlow,
    { id, version },
    {
      type: approve ? 'approve' : 'reject',
      reason: reason ?? undefined,
      values: { decidedBy: work.by.id, decidedAt: work.now },
    },
  )
  return { ...moved, priceAdjustmentId: moved.id, lines: lines.length }
}

/** What lowers a price is judged like any other price; what raises it needs the second person alone. */
async function refuseBeyondAuthority(work: Work, change: PriceAdjustmentRecord, lines: readonly StoredLine[]) {
  const facts = [
    ...(await factsOfConcrete(
      work,
      change,
      lines.filter(line => isConcrete(line.kind) && compare(line.newPrice, line.oldPrice) < 0),
    )),
    ...(await factsOfCharges(
      work,
      change,
      lines.filter(line => !isConcrete(line.kind)),
    )),
  ]
  if (!facts.length) return
  const authority = await settingNow(work, 'pricing.authority', change.regionId)
  const why = whyNotApprove(authority, work.by, facts, [change.submittedBy, change.createdBy])
  if (why) throw new Refused(why, undefined, { rule: 'price-authority' })
}

/** An agreed price is compared with the list, a price of the list with what it was; each on the m³ of the last months. */
async function factsOfConcrete(work: Work, { regionId, fromDate }: PriceAdjustmentRecord, lowered: StoredLine[]) {
  const today = businessDay(work.now)
  const listed = lowered.filter(line => line.kind === 'list').map(line => line.itemId)
  const [atProjects, atList] = await Promise.all([
    deliveredLately(work.sql, lowered.filter(line => line.projectId !== null).map(pairOf), today),
    deliveredAtList(work.sql, { regionId, fromDate }, listed, today),
  ])
  const facts = await factsOfProducts(
    work.sql,
    { regionId, day: fromDate },
    lowered.map(line => ({
      productId: line.itemId,
      unitPrice: line.newPrice,
      quantity: line.kind === 'list' ? atList.get(line.itemId) : atProjects(pairOf(line)),
    })),
  )
  return facts.map((fact, at) => (lowered[at]!.kind === 'list' ? { ...fact, listPrice: lowered[at]!.oldPrice } : fact))
}

const pairOf = ({ projectId, itemId }: StoredLine) => ({ projectId: projectId ?? '', productId: itemId })

/** Each charge is compared with what it is now. */
async function factsOfCharges(work: Work, change: PriceAdjustmentRecord, lines: StoredLine[]): Promise<PriceFacts[]> {
  const terms = await commercialTerm.byIds(
    work.sql,
    lines.map(line => line.subjectId),
  )
  const facts: PriceFacts[] = []
  for (const { subjectId, name, newPrice } of lines) {
    const term = terms.get(subjectId)
    if (!term) throw moved(name)
    const after = { ...term, unitPrice: newPrice, bands: adjustedBands(term.bands, change) }
    const counted = { ...term, level: term.level as TermLevel, name, today: businessDay(work.now) }
    facts.push(...(await countedLately(work.sql, counted, factsOfChange(name, [term], after))))
  }
  return facts
}
