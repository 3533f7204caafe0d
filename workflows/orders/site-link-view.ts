import type { Sql } from '~/db/kit/open'
import { settingOn } from '~/db/kit/setting'
import { issuedPassport } from '~/db/orders/pour-passport'
import { siteReadiness } from '~/db/orders/site-link'
import { siteLoads, siteOfOrder } from '~/db/orders/site-link-pour'
import { siteRequestsOf } from '~/db/orders/site-request'
import { groupOfLoad, quantitiesOf } from '~/domain/deliveries/delivery-order-quantities'
import { cubicMetres, sum } from '~/domain/kit/money'
import { forecastOnSite, lateMinutes } from '~/domain/orders/lateness'
import { asksReady, type SiteReadiness, siteLinkEnd } from '~/domain/orders/site-link'
import { isAwaited } from '~/domain/orders/will-call'

const GONE = ['withdrawn', 'rejected']
const SIGNABLE = ['on_site', 'pouring', 'delivered', 'returned']
type Loaded = Awaited<ReturnType<typeof siteLoads>>[number]

export type SiteLoad = {
  id: string
  loadNo: number
  doNumber: string | null
  status: string
  quantity: string
  plantName: string
  truckNo: string | null
  plateNo: string | null
  promisedAt: Date
  /** When it was on site, or is expected there. */
  expectedAt: Date
  onSiteAt: Date | null
  pourStartAt: Date | null
  pourEndAt: Date | null
  /** Minutes behind the promise, by arrival or forecast; within the tolerance it is on time. */
  late: number
  mayBeSigned: boolean
  signedAt: Date | null
}

/** The pour as its site sees it: nothing of prices, of people of the company or of other customers. */
export async function viewSitePour(sql: Sql, orderId: string, now: Date) {
  const site = await siteOfOrder(sql, orderId)
  const { orderDate, regionId, zone, willCall, callBy, calledAt, onCallQuantity, ...order } = site
  const [rows, requests, readiness, onTime, phone, passport] = await Promise.all([
    siteLoads(sql, orderId),
    siteRequestsOf(sql, orderId),
    siteReadiness(sql, orderId),
    settingOn(sql, 'orders.on-time-minutes', orderDate, regionId),
    settingOn(sql, 'orders.site-phone', orderDate, regionId),
    issuedPassport(sql, orderId),
  ])
  const loads = rows
    .filter(({ status }) => !GONE.includes(status))
    .map((load): SiteLoad => {
      const expectedAt = forecastOnSite(load, now)
      const late = lateMinutes({ ...load, held: order.status === 'on_hold' }, now)
      return { ...shown(load), promisedAt: load.promisedAt, expectedAt, late: late > onTime ? late : 0 }
    })
  const { accepted, toCome, called, underway, onCall } = quantitiesOf(
    { ...order, onCallQuantity },
    rows.map(groupOfLoad),
  )
  const firstAt = loads[0]?.expectedAt ?? null
  const arrived = loads.some(load => load.onSiteAt !== null)
  const open = !['completed', 'cancelled', 'draft'].includes(order.status)
  return {
    ...order,
    orderDate,
    now,
    endsAt: siteLinkEnd(orderDate, zone),
    poured: accepted,
    onTheWay: cubicMetres(sum([called, underway])),
    balance: toCome,
    /** Of the balance what comes when the site asks for it. */
    onCall,
    phone: phone || null,
    passportNo: passport?.passportNo ?? null,
    /** Until when the site has to call so that it keeps its time. */
    callBy: isAwaited({ willCall, calledAt }) ? callBy : null,
    loads,
    /** Of what was asked, no more than the site told and was told. */
    requests: requests.map(({ version: _version, decidedByName: _by, ...request }) => request),
    readiness: readiness satisfies SiteReadiness | null,
    asksReady: open && asksReady({ firstAt, arrived, answered: readiness !== null }, now),
    open,
  }
}
export type SitePour = Awaited<ReturnType<typeof viewSitePour>>

const shown = ({
  id,
  loadNo,
  doNumber,
  status,
  quantity,
  plantName,
  truckNo,
  plateNo,
  signedAt,
  ...times
}: Loaded) => ({
  id,
  loadNo,
  doNumber,
  status,
  quantity,
  plantName,
  truckNo,
  plateNo,
  onSiteAt: times.onSiteAt,
  pourStartAt: times.pourStartAt,
  pourEndAt: times.pourEndAt,
  mayBeSigned: doneOrThere(status) && doNumber !== null && signedAt === null,
  signedAt,
})

const doneOrThere = (status: string) => SIGNABLE.includes(status)
