import type { DeliveryOrderRow } from '~/db/deliveries/delivery-order'
import { plant } from '~/db/fleet/plant'
import { gaplessNumber, peekNumber } from '~/db/kit/counter'
import type { Sql } from '~/db/kit/open'
import type { Work } from '~/db/kit/work'
import { doNumberSeries, doNumberText } from '~/domain/deliveries/delivery-order-number'

/** The number of a load, taken once: at preprint or at generate, whichever is first, and never given to another. */
export async function numberFor(work: Work, row: DeliveryOrderRow): Promise<string> {
  if (row.doNumber) return row.doNumber
  const { plantCode } = await plant.get(work.sql, row.plantId)
  return doNumberText(plantCode, row.doDate, await gaplessNumber(work, doNumberSeries(plantCode, row.doDate)))
}

/** What its number is or would be, without taking one. */
export async function numberAhead(sql: Sql, row: DeliveryOrderRow): Promise<string> {
  if (row.doNumber) return row.doNumber
  const { plantCode } = await plant.get(sql, row.plantId)
  return doNumberText(plantCode, row.doDate, await peekNumber(sql, doNumberSeries(plantCode, row.doDate)))
}
