import { demoPerson } from '~/db/demo/closed-loads'
import { anySuperseded, openPeriods } from '~/db/demo/prices'
import type { Db } from '~/db/kit/open'
import { inOneGo, type Work } from '~/db/kit/work'
import { termItems } from '~/db/pricing/commercial-term-list'
import type { PricingRecord } from '~/db/pricing/pricing'
import { pricesIn } from '~/db/pricing/product-price'
import { decimal, unitPrice } from '~/domain/kit/money'
import { Fault } from '~/domain/kit/problem'
import { addDays, addMinutes, businessDay } from '~/domain/kit/time'
import { newId } from '~/domain/kit/uuid'
import type { PricingSave } from '~/domain/pricing/pricing'
import { movePricing } from '../pricing/move-pricing'
import { savePricing } from '../pricing/save-pricing'

const DAY = 24 * 60
/** Of the projects with a frame agreement by name: another one than those whose prices are asked about. */
const PLACE = 3
/** Orders are booked up to two days ahead, and keep the prices that they were booked at. */
const DAYS_AHEAD = 3

/** A demo company without any superseded quote agrees a new price for one product of a project; its quote goes on for the others. */
export async function overtakeDemoQuote(db: Db, now: Date): Promise<boolean> {
  if (await anySuperseded(db.sql)) return false
  const [maker, approver] = [await demoPerson(db.sql, 'sales_admin'), await demoPerson(db.sql, 'ceo')]
  if (!maker || !approver) return false
  const asked = addMinutes(now, -2 * DAY)
  const decided = addMinutes(now, -DAY)
  try {
    const quote = await inOneGo(db, { by: maker, now: asked, requestId: newId() }, work =>
      submitted(work, addDays(businessDay(now), DAYS_AHEAD)),
    )
    if (!quote) return false
    await inOneGo(db, { by: approver, now: decided, requestId: newId() }, work =>
      movePricing(work, quote.id, 'approved', { version: quote.version, reason: null }),
    )
    return true
  } catch (error) {
    if (error instanceof Fault) return false
    throw error
  }
}

async function submitted(work: Work, fromDate: string): Promise<PricingRecord | null> {
  const period = (await openPeriods(work.sql))[PLACE]
  const [first, second] = period ? await pricesIn(work.sql, [period.id]) : []
  if (!period || !first || !second) return null
  const reason = 'Cement up S$6 per tonne'
  const { customerId, projectId } = period
  const made = await savePricing(work, {
    pricingReference: null,
    customerId,
    projectId,
    fromDate,
    toDate: null,
    disableChangeDate: false,
    reason,
    lines: [
      { productId: first.productId, unitPrice: unitPrice(decimal(first.productPrice).times('1.02').ceil()), reason },
    ],
    charges: await charged(work),
  })
  return movePricing(work, made.id, 'submitted', { version: made.version, reason: null })
}

/** The boom pump is quoted with it, above its price in the regions. */
async function charged(work: Work): Promise<PricingSave['charges']> {
  const boom = (await termItems(work.sql)).find(of => of.itemKind === 'service')
  const figures = { freeAllowance: null, minimum: '4', maximum: null, reason: 'Four hours at least' }
  return boom ? [{ itemId: boom.itemId, unitPrice: '190.0000', ...figures }] : []
}
