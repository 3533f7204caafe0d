import { openNotesTo } from '~/db/billing/noted-lines'
import { lockProject } from '~/db/billing/project-to-bill'
import { seenProject } from '~/db/customers/project'
import { nextNumber } from '~/db/kit/counter'
import type { Work } from '~/db/kit/work'
import { type PriceApprovalRecord, pendingPrice, priceApproval } from '~/db/pricing/price-approval'
import { factsOfProducts } from '~/db/pricing/price-facts'
import { seenPricing } from '~/db/pricing/pricing'
import { pendingRepricings, type RepricingRecord, repricing, seenRepricing } from '~/db/pricing/repricing'
import type { RepricedLoad } from '~/domain/billing/repriced-load'
import { isZero, sum } from '~/domain/kit/money'
import { invalid, Refused } from '~/domain/kit/problem'
import { businessDay, spokenDay } from '~/domain/kit/time'
import type { PriceFacts } from '~/domain/pricing/authority'
import type { PendingPrice } from '~/domain/pricing/price-approval'
import type { RepricingRule, RepricingSubmit } from '~/domain/pricing/repricing'
import { askPrice } from './ask-price'
import { listRepricedLoads } from './list-repricing-loads'

export type SubmittedRepricing = { id: string; version: number; repricingNo: string; approval: PendingPrice }

/** Lists the loads that new prices for past days touch; nothing changes before a second person has approved the list. */
export async function submitRepricing(work: Work, asked: RepricingSubmit): Promise<SubmittedRepricing> {
  const { pricingId = null, reason, ...rule } = asked
  const project = await seenProject(work.sql, work.by, rule.projectId)
  if (pricingId && (await seenPricing(work.sql, work.by, pricingId)).projectId !== project.id)
    throw invalid('pricingId', 'This quote is for another project')
  await lockProject(work, project.id)
  refuseDays(work, rule)
  const loads = await listRepricedLoads(work.sql, rule)
  await refuseSecond(work, rule)
  await refuseList(work, loads)
  const made = await repricing.insert(
    work,
    {
      ...rule,
      pricingId,
      reason,
      loads,
      repricingNo: `BP-${String(await nextNumber(work, 'repricing')).padStart(5, '0')}`,
    },
    'submit',
  )
  const approval = await askPrice(work, {
    kind: 'repricing',
    subjectKey: keyOf(made),
    subjectId: made.id,
    label: `${made.repricingNo} for ${project.projectName}, ${spokenDay(rule.fromDate)} to ${spokenDay(rule.toDate)}`,
    regionId: project.regionId,
    customerId: project.customerId,
    facts: await factsOf(work, { ...project, ...rule }, loads),
    command: { repricingId: made.id },
    reason,
    always: true,
  })
  return { id: made.id, version: made.version, repricingNo: made.repricingNo, approval: approval! }
}

/** The list worked out anew: its approval starts again from what the loads are now. */
export async function refreshRepricing(work: Work, id: string, version: number): Promise<RepricingRecord> {
  const { projectId } = await seenRepricing(work.sql, work.by, id)
  const approval = await pendingApproval(work, id)
  const project = await seenProject(work.sql, work.by, projectId)
  const before = repricing.atVersion(await repricing.lock(work, id), version)
  const loads = await listRepricedLoads(work.sql, before)
  await refuseList(work, loads)
  const facts = await factsOf(work, { ...project, ...before }, loads)
  await priceApproval.update(work, approval, { facts }, 'list again')
  return repricing.move(work, before, { loads }, 'list again')
}

async function pendingApproval(work: Work, id: string): Promise<PriceApprovalRecord> {
  const found = await pendingPrice(work.sql, keyOf({ id }))
  if (!found) throw new Refused('This price change is already decided', undefined, { rule: 'decided' })
  return priceApproval.lock(work, found.id)
}

const keyOf = ({ id }: { id: string }) => `repricing:${id}`

function refuseDays(work: Work, { toDate, prices }: RepricingRule): void {
  const today = businessDay(work.now)
  if (toDate > today)
    throw invalid('toDate', 'A back-dated price change ends today at the latest. Use a quote for later days')
  if (new Set(prices.map(price => price.productId)).size < prices.length)
    throw invalid('prices', 'A product is listed twice')
}

async function refuseSecond(work: Work, rule: RepricingRule): Promise<void> {
  const own = new Set(rule.prices.map(price => price.productId))
  const other = (await pendingRepricings(work.sql, rule)).find(of => of.prices.some(price => own.has(price.productId)))
  if (other)
    throw new Refused(`${other.repricingNo} changes the same prices in these days and is not decided yet`, undefined, {
      rule: 'one-pending',
    })
}

/** A list that changes nothing is none; a note that is not issued yet would be corrected twice. */
async function refuseList(work: Work, loads: readonly RepricedLoad[]): Promise<void> {
  if (!loads.length)
    throw new Refused('No load of these products was delivered to this project in these days', undefined, {
      rule: 'no-loads',
    })
  const touched = loads.filter(load => !isZero(load.difference))
  if (!touched.length)
    throw new Refused('These prices change no load of these days', undefined, { rule: 'no-difference' })
  const invoices = new Map(
    touched.flatMap(of => (of.state === 'invoiced' && of.billId ? [[of.billId, of.billNo]] : [])),
  )
  const [open] = await openNotesTo(work.sql, [...invoices.keys()])
  if (open)
    throw new Refused(
      `${open.draftNo} already corrects ${invoices.get(open.invoiceId)} and is not issued yet. Issue or withdraw it first`,
      undefined,
      { rule: 'one-open-note', draftId: open.id },
    )
}

type Place = RepricingRule & { regionId: string; customerId: string }

/** Each new price with the m³ that it is given on. */
function factsOf(work: Work, of: Place, loads: readonly RepricedLoad[]): Promise<PriceFacts[]> {
  const { regionId, customerId, projectId, toDate: day } = of
  return factsOfProducts(
    work.sql,
    { regionId, customerId, projectId, day },
    of.prices.map(({ productId, unitPrice }) => ({
      productId,
      unitPrice,
      quantity: sum(loads.filter(load => load.productId === productId).map(load => load.quantity)).toFixed(2),
    })),
  )
}
