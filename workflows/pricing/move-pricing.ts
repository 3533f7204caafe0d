import type { Work } from '~/db/kit/work'
import { thresholdOf } from '~/db/pricing/margin'
import { type PricingRecord, seenPricing } from '~/db/pricing/pricing'
import { quoteLines } from '~/db/pricing/pricing-detail'
import { mayDo } from '~/domain/access/ability'
import { rolesWith } from '~/domain/access/grants'
import { Denied, Invalid, invalid, Refused } from '~/domain/kit/problem'
import { businessDay } from '~/domain/kit/time'
import { EVENT_OF, type PRICING_MOVES, quoteProblems, worstBand } from '~/domain/pricing/pricing'
import type { NewPrice } from '~/domain/pricing/repricing'
import { advance } from '~/workflows/kit/workflow'
import { loadsPricedOtherwise } from '~/workflows/pricing/list-repricing-loads'
import { pricingFlow } from '~/workflows/pricing/pricing'
import { whyNotApproveQuote } from '~/workflows/pricing/pricing-authority'

type Move = { version: number; reason: string | null; endDate?: string | undefined }
type Status = (typeof PRICING_MOVES)[number]

/** Moves a quote to a status: submit, approve, reject, end, or back to draft. */
export async function movePricing(work: Work, id: string, status: Status, move: Move): Promise<PricingRecord> {
  const quote = await seenPricing(work.sql, work.by, id)
  const lines = await quoteLines(work.sql, id, await thresholdOf(work.sql, quote.regionId, quote.fromDate))
  if (status === 'submitted') refuseProblems(lines)
  if (status === 'rejected' && !move.reason) throw invalid('reason', 'Say why it is rejected')
  if (status !== 'submitted' && status !== 'draft') refuseOtherApprovers(work, quote, status, worstBand(lines))
  const hurdle = status === 'approved' ? await whyNotApproveQuote(work, quote, lines, businessDay(work.now)) : undefined
  if (hurdle) throw new Refused(hurdle, undefined, { rule: 'price-authority' })
  if (status === 'approved') await refuseDelivered(work, quote, lines)
  return advance(
    work,
    pricingFlow,
    { id, version: move.version },
    {
      type: EVENT_OF[status],
      reason: move.reason ?? undefined,
      facts: { band: worstBand(lines), hurdle },
      values: valuesOf(work, quote, status, move),
    },
  )
}

export async function voidPricing(work: Work, id: string, version: number, reason: string): Promise<PricingRecord> {
  const quote = await seenPricing(work.sql, work.by, id)
  const begun = quote.fromDate <= businessDay(work.now)
  if (quote.status === 'approved' && begun)
    throw new Refused('Deliveries may already use the prices of this quote. End it instead', undefined, {
      rule: 'begun',
    })
  return advance(work, pricingFlow, { id, version }, { type: 'void', reason, facts: { begun } })
}

function valuesOf(work: Work, quote: PricingRecord, status: Status, { endDate }: Move): Partial<PricingRecord> {
  if (status === 'submitted') return { submittedBy: work.by.id, submittedAt: work.now }
  if (status === 'approved') return { approvedBy: work.by.id, approvedAt: work.now }
  if (status !== 'ended') return {}
  const day = endDate ?? businessDay(work.now)
  if (day < businessDay(work.now)) throw invalid('endDate', 'The end date cannot be in the past')
  if (quote.toDate !== null && day > quote.toDate) throw invalid('endDate', 'It already ends before that day')
  return { toDate: day }
}

function refuseProblems(lines: Parameters<typeof quoteProblems>[0]): void {
  const problems = quoteProblems(lines)
  if (problems.length)
    throw new Invalid(
      problems.map(problem => problem.message).join('. '),
      Object.fromEntries(problems.map(({ at, field, message }) => [`lines.${at}.${field}`, [message]])),
    )
}

/** Says why before the machine only says no. */
function refuseOtherApprovers(work: Work, quote: PricingRecord, status: Status, band: string): void {
  if (!mayDo(work.by, 'write', 'pricing_approval')) throw new Denied('You cannot approve prices')
  if (status === 'ended' || quote.status !== 'submitted') return
  if (work.by.id === quote.submittedBy)
    throw new Refused('The person who submitted a quote cannot approve it', undefined, { rule: 'four-eyes' })
  if (status === 'approved' && band === 'red' && !mayDo(work.by, 'write', 'red_margin'))
    throw new Refused('A line is below the lower margin threshold: only the CEO can approve', undefined, {
      rule: 'margin',
      mayOverride: rolesWith('write', 'red_margin'),
    })
}

const SHOWN = 5

/** What was delivered before today keeps the price that the customer was told: a quote never prices it again in silence. */
async function refuseDelivered(work: Work, quote: PricingRecord, lines: readonly NewPrice[]) {
  const today = businessDay(work.now)
  if (quote.fromDate >= today || !lines.length) return
  const { projectId, fromDate, toDate } = quote
  const days = { fromDate, toDate: toDate !== null && toDate < today ? toDate : today }
  const loads = await loadsPricedOtherwise(work.sql, { projectId, ...days, prices: [...lines] })
  if (!loads.length) return
  const named = loads.slice(0, SHOWN).map(load => load.label)
  const more = loads.length > SHOWN ? ` and ${loads.length - SHOWN} more` : ''
  throw new Refused(
    `This quote would change the price of loads already delivered: ${named.join(', ')}${more}. Start it today or later, or submit a back-dated price change first`,
    undefined,
    { rule: 'back-dated', loads: loads.map(load => load.label) },
  )
}
