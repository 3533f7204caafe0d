import { demoPerson } from '~/db/demo/closed-loads'
import { anyPriceApproval, openPeriods, ordersToPrice, productToAgree } from '~/db/demo/prices'
import type { Db } from '~/db/kit/open'
import { inOneGo, type Work } from '~/db/kit/work'
import type { OrderRow } from '~/db/orders/order'
import { partiesOf } from '~/db/orders/parties'
import { lockSeenOrder } from '~/db/orders/seen-order'
import { termItems } from '~/db/pricing/commercial-term-list'
import { agreedPriceOf, factsOfProducts } from '~/db/pricing/price-facts'
import { termsFor } from '~/db/pricing/terms'
import { decimal, unitPrice } from '~/domain/kit/money'
import { addMinutes, businessDay } from '~/domain/kit/time'
import { newId } from '~/domain/kit/uuid'
import type { PendingPrice } from '~/domain/pricing/price-approval'
import { termOn } from '~/domain/pricing/terms'
import { unlessRefused } from '../kit/unless-refused'
import { mayGoOn } from '../orders/release-order'
import { priceOrHold } from '../orders/save-order'
import { decidePriceApproval } from '../pricing/decide-price-approval'
import { saveCommercialTerm } from '../pricing/save-commercial-term'
import { saveProductPrice } from '../pricing/save-product-price'

const DAY = 24 * 60
/** Of the projects with a frame agreement by name, so that each price is of another one. */
const ASKED_LAST_WEEK = 0
const ASKED_YESTERDAY = 1
const CANDIDATES = 30

/** A demo company without any price approval asks for some, by the commands of its people, and decides on one. */
export async function askDemoPrices(db: Db, now: Date): Promise<number> {
  if (await anyPriceApproval(db.sql)) return 0
  const lastWeek = addMinutes(now, -7 * DAY)
  const asked = [
    await unlessRefused(async () => {
      const of = await as(db, 'finance_hod', lastWeek, work =>
        askAgreed(work, ASKED_LAST_WEEK, 'Second phase of the project, 600 m³'),
      )
      if (of)
        await as(db, 'ceo', addMinutes(lastWeek, 150), work =>
          decidePriceApproval(work, of.id, { version: of.version, approve: true, reason: null }),
        )
      return of
    }),
    await unlessRefused(() =>
      as(db, 'sales_manager', addMinutes(now, -DAY), work =>
        askAgreed(work, ASKED_YESTERDAY, 'To match the offer of another supplier'),
      ),
    ),
    await unlessRefused(() => as(db, 'dispatcher', now, askOneOff)),
    await unlessRefused(() => as(db, 'sales_admin', addMinutes(now, -90), askWaiting)),
  ]
  return asked.filter(Boolean).length
}

/** A price of a product for which nothing was agreed yet: too far below list for who asks. */
async function askAgreed(work: Work, place: number, reason: string): Promise<PendingPrice | null> {
  const period = (await openPeriods(work.sql))[place]
  const productId = period && (await productToAgree(work.sql, period.id))
  if (!productId) return null
  const { projectId, customerId, regionId } = period
  const list = await listed(work, { projectId, customerId, regionId, day: businessDay(work.now) }, productId)
  const saved = await saveProductPrice(work, {
    projectPricingId: period.id,
    productId,
    productPrice: wholeDollars(list, '0.925'),
    reason,
  })
  return saved.approval
}

/** A one-off price below what was agreed, for an order of the next days; the order is on hold until it is decided. */
async function askOneOff(work: Work): Promise<PendingPrice | null> {
  const row = await orderWithRoom(work)
  if (!row) return null
  const parties = await partiesOf(work, row)
  const { projectId, customerId, regionId, productId } = row
  const where = { projectId, customerId, regionId, day: row.orderDate }
  const base = (await agreedPriceOf(work.sql, { ...where, productId })) ?? (await listed(work, where, productId))
  const price = { oneOffPrice: wholeDollars(base, '0.965'), oneOffReason: 'Late trucks yesterday, agreed by phone' }
  const { pending } = await priceOrHold(work, row, { ...row, ...price }, parties)
  return pending
}

/** Waiting at a lower price for one customer, from today on. */
async function askWaiting(work: Work): Promise<PendingPrice | null> {
  const item = (await termItems(work.sql)).find(of => of.itemKind === 'sub_product' && of.unit === 'min')
  const period = (await openPeriods(work.sql))[ASKED_YESTERDAY + 1]
  if (!item || !period) return null
  const terms = await termsFor(work.sql, period, [businessDay(work.now)])
  const term = termOn(terms, { kind: item.itemKind, id: item.itemId }, businessDay(work.now))
  if (!term) return null
  const { freeAllowance, minimum, maximum, bands = null } = term
  const party = { regionId: null, categoryName: null, customerId: null, orderId: null, projectId: period.projectId }
  const { approval } = await saveCommercialTerm(work, {
    ...{
      itemId: item.itemId,
      ...party,
      freeAllowance,
      minimum,
      maximum,
      bands: bands?.map(of => ({ upTo: null, areas: null, ...of })) ?? null,
      escalation: null,
    },
    unitPrice: unitPrice(decimal(term.unitPrice).times('0.8')),
    fromDate: businessDay(work.now),
    toDate: null,
    reason: 'Narrow site: the customer asked for a lower rate',
  })
  return approval
}

/** One that goes on when its price is approved. */
async function orderWithRoom(work: Work): Promise<OrderRow | null> {
  for (const id of await ordersToPrice(work.sql, businessDay(work.now), CANDIDATES)) {
    const row = await lockSeenOrder(work, id)
    if (await mayGoOn(work, row)) return row
  }
  return null
}

async function listed(work: Work, where: Parameters<typeof factsOfProducts>[1], productId: string): Promise<string> {
  const [facts] = await factsOfProducts(work.sql, where, [{ productId, unitPrice: '0' }])
  return facts?.listPrice ?? '150'
}

const wholeDollars = (price: string, share: string) => unitPrice(decimal(price).times(share).floor())

async function as<T>(db: Db, username: string, now: Date, run: (work: Work) => Promise<T>): Promise<T | null> {
  const by = await demoPerson(db.sql, username)
  return by ? inOneGo(db, { by, now, requestId: newId() }, run) : null
}
