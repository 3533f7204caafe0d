import type { AddOnToBill } from '~/db/billing/add-ons-to-bill'
import type { loadToBill } from '~/db/billing/billable'
import { holidaysIn, zoneOf } from '~/db/billing/calendar'
import type { DeliveryOrderRow } from '~/db/deliveries/delivery-order'
import type { Sql } from '~/db/kit/open'
import { settingOn } from '~/db/kit/setting'
import { resolvePrices } from '~/db/pricing/price-question'
import type { BillableLoad } from '~/domain/billing/billable'
import { clockTime, weekday } from '~/domain/kit/time'
import { type PriceAnswer, resolve } from '~/domain/pricing/resolve'

type RowToBill = Awaited<ReturnType<typeof loadToBill<DeliveryOrderRow>>>
type Buyer = { customerId: string; regionId: string }

/** Delivered loads with everything that their lines are made of, priced on the day of each. */
export async function billableLoads(
  sql: Sql,
  rows: readonly RowToBill[],
  addOns: readonly AddOnToBill[],
  { customerId, regionId }: Buyer,
): Promise<BillableLoad[]> {
  if (!rows.length) return []
  const days = rows.map(row => row.load.doDate).sort()
  const lastDay = days.at(-1)!
  const calendar = {
    holidays: await holidaysIn(sql, days[0]!, lastDay),
    normal: await settingOn(sql, 'billing.normal-hours', lastDay, regionId),
    zone: await zoneOf(sql, regionId),
  }
  const prices = await pricesOf(
    sql,
    rows.map(row => row.load),
    { customerId, regionId },
  )
  return rows.map(({ load, order, ...of }) => ({
    id: load.id,
    doNumber: load.doNumber ?? `load ${load.loadNo}`,
    revision: load.revision,
    plantId: load.plantId,
    orderId: load.orderId,
    loadNo: load.loadNo,
    productId: load.productId,
    productCode: of.productCode,
    productName: of.productName,
    quantity: load.quantity,
    returnConcrete: load.returnConcrete,
    returnCause: load.returnCause,
    onSiteAt: load.onSiteAt,
    pourEndAt: load.pourEndAt ?? (load.deliveredManually ? load.deliveredAt : null),
    washoutFee: load.washoutFee,
    technicianOnSiteMinutes: load.technicianOnSiteMinutes,
    needsPump: of.needsPump ?? false,
    afterHours: isAfterHours(load.batchedAt ?? load.plannedBatchAt, load.doDate, calendar),
    price:
      order.oneOffPrice && order.productId === load.productId
        ? resolve(
            {
              product: { productCode: of.productCode, family: '', strengthMpa: 0 },
              oneOff: { unitPrice: order.oneOffPrice, reason: order.oneOffReason },
            },
            load.doDate,
          )
        : (prices.get(`${load.doDate}/${load.productId}`) ?? { missing: 'The product has no price' }),
    addOns: addOns.filter(addOn => addOn.deliveryOrderId === load.id),
  }))
}

async function pricesOf(
  sql: Sql,
  loads: readonly { doDate: string; productId: string; projectId: string }[],
  buyer: Buyer,
): Promise<Map<string, PriceAnswer>> {
  const found = new Map<string, PriceAnswer>()
  for (const [day, ofDay] of Map.groupBy(loads, load => load.doDate)) {
    const prices = await resolvePrices(
      sql,
      { ...buyer, projectId: ofDay[0]!.projectId, day },
      ofDay.map(load => load.productId),
    )
    for (const [productId, price] of prices) found.set(`${day}/${productId}`, price)
  }
  return found
}

type Calendar = { holidays: Set<string>; normal: { from: string; to: string }; zone: string }

function isAfterHours(at: Date, day: string, { holidays, normal, zone }: Calendar): boolean {
  const time = clockTime(at, zone)
  return weekday(day) === 0 || holidays.has(day) || time < normal.from || time >= normal.to
}
