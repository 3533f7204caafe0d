import { decimal } from '../kit/money'
import type { RepricedLoad } from './repriced-load'

/** What of the loads is no longer as the list says, load by load, in words; nothing where the list still holds. */
export function repricedChanges(listed: readonly RepricedLoad[], present: readonly RepricedLoad[]): string[] {
  const before = new Map(listed.map(load => [load.deliveryOrderId, load]))
  const now = new Set(present.map(load => load.deliveryOrderId))
  return [
    ...present.flatMap(load => {
      const was = before.get(load.deliveryOrderId)
      if (!was) return `${load.label} is not on the list`
      const what = differences(was, load)
      return what.length ? `${load.label}: ${what.join(', ')}` : []
    }),
    ...listed.filter(load => !now.has(load.deliveryOrderId)).map(load => `${load.label} is no longer one of its loads`),
  ]
}

function differences(was: RepricedLoad, is: RepricedLoad): string[] {
  const changes: string[] = []
  if (!same(was.quantity, is.quantity)) changes.push(`${is.quantity} m³ instead of ${was.quantity} m³`)
  if (was.state !== is.state || was.billNo !== is.billNo) changes.push(`now ${placeOf(is)} instead of ${placeOf(was)}`)
  if (!same(was.priceNow, is.priceNow)) changes.push(`price ${words(is.priceNow)} instead of ${words(was.priceNow)}`)
  if (changes.length) return changes
  const alike =
    was.revision === is.revision &&
    same(was.amountNow, is.amountNow) &&
    same(was.amountThen, is.amountThen) &&
    same(was.gstPercent, is.gstPercent) &&
    was.stays === is.stays
  return alike ? [] : [`S$${is.amountNow} now and S$${is.amountThen} then`]
}

const same = (a: string | null, b: string | null) => (a === null || b === null ? a === b : decimal(a).equals(b))
const words = (price: string | null) => (price === null ? 'none' : `S$${decimal(price).toFixed(2)}`)

const placeOf = ({ state, billNo }: RepricedLoad) =>
  state === 'unbilled' ? 'not billed' : state === 'drafted' ? `on draft ${billNo}` : `on invoice ${billNo}`
