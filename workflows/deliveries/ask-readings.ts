import { product } from '~/db/catalog/product'
import { ledgersOf } from '~/db/deliveries/concrete-ledger'
import { type DeliveryOrderRow, deliveryOrder } from '~/db/deliveries/delivery-order'
import type { Work } from '~/db/kit/work'
import { rolesWith } from '~/domain/access/grants'
import type { DoEvent } from '~/domain/deliveries/delivery-order'
import { readingRefusals, siteReadings, type ToldReadings } from '~/domain/deliveries/delivery-order-readings'
import { Refused } from '~/domain/kit/problem'
import { keptAside } from './kept-aside'

type Told = Pick<DoEvent, 'source' | 'override' | keyof ToldReadings>
/** Somebody can be asked; a device tells what it measured. */
const ASKED: readonly string[] = ['person', 'driver']

/**
 * What was read on site, against the order and the ledger of the load: a value outside its limits is taken with a reason
 * alone, which stays on the load with the name. What a device told is taken and marked.
 */
export async function takeReadings(work: Work, load: DeliveryOrderRow, told: Told): Promise<DeliveryOrderRow> {
  if ([told.slumpMm, told.concreteTemperature, told.waterAddedLitres].every(value => value === undefined)) return load
  const [{ slumpMin, slumpMax }, ledgers] = await Promise.all([
    product.get(work.sql, load.productId),
    ledgersOf(work.sql, [load.id]),
  ])
  const { slumpMm, waterAddedLitres, dischargeLimitMinutes: limit } = load
  const read = { slumpMm, slumpMin, slumpMax, waterAddedLitres, age: null, limit }
  const outside = readingRefusals(told, siteReadings(read, ledgers.get(load.id)?.rows ?? []))
  if (!outside.length) return load
  const { override, source } = told
  const confirmed = override?.rules.includes('readings') ? override.reason : null
  const reason = confirmed ?? (ASKED.includes(source) ? null : 'Measured by a device')
  if (!reason)
    throw new Refused(`${outside.map(({ text }) => text).join('; ')}. Confirm it with a reason`, undefined, {
      rule: 'readings',
      mayOverride: rolesWith('write', 'delivery_event'),
    })
  const overrides = [...load.overrides, ...keptAside(work, outside, reason)]
  return deliveryOrder.move({ ...work, reason }, load, { overrides }, 'readings outside limits')
}
