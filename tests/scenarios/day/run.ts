import { addMinutes } from '~/domain/kit/time'
import { exactWeights } from '../../kit/given/deliveries'
import { ok } from '../../kit/house'
import type { DayOfPours, Pour } from './ground'

type Line = {
  id: string
  doNumber: string | null
  version: number
  status: string
  quantity: string
  plannedBatchAt: string
  loadNo: number
}
type Back = { returnConcrete?: string; returnCause?: string }
let turn = 0

export const linesOf = async ({ portal }: DayOfPours, { id }: Pick<Pour, 'id'>): Promise<Line[]> =>
  ok(await portal.as('dispatcher').get(`/order/${id}`)).loadLines

/** The loads of a pour that still wait, in the order of the plan. */
export const waitingOf = async (day: DayOfPours, pour: Pour) =>
  (await linesOf(day, pour))
    .filter(({ status }) => status === 'planned' || status === 'assigned')
    .sort((a, b) => a.plannedBatchAt.localeCompare(b.plannedBatchAt))

/** Each step of a load by the call of its area, at its minutes from the planned batch on. */
export function carrier({ portal, world }: DayOfPours, { id, plannedBatchAt, quantity }: Line) {
  const place = turn++ % world.trucks.length
  const start = new Date(plannedBatchAt)
  const step = async (minutes: number, path: string, body: object) => {
    portal.clock.at = addMinutes(start, minutes)
    return ok(await portal.as('batcher').post(path, body))
  }
  const tell = (minutes: number, event: string, more: object = {}) =>
    step(minutes, `/delivery-order/${id}/event`, { event, ...more })
  return {
    tell,
    /** The truck comes to the yard, is called, answers and gets its ticket. */
    async call() {
      const crew = { driverId: world.drivers[place]!.id, truckId: world.trucks[place]!.id }
      const { id: queueId } = await step(-12, '/queue/join', { ...crew, plantId: world.plant.id })
      await step(-8, '/queue/call', { queueId, deliveryOrderId: id })
      await step(-6, '/queue/acknowledge', { queueId })
      await step(-4, '/orderdetail/generate_do', { deliveryOrderId: id, queueId })
    },
    /** Weighed, or loaded by the word of the plant. */
    async load(override?: object) {
      const weights = exactWeights(world, Number(quantity))
      if (!override) await step(0, `/delivery-order/${id}/batch`, { batchNo: 1, quantity, weights })
      await tell(5, 'loaded', override && { override })
      await tell(7, 'left_plant')
    },
    /** On site, poured, and back in the yard with what is left. */
    async pour(back: Back = {}) {
      await tell(40, 'on_site')
      await tell(43, 'pour_start')
      await tell(66, 'pour_end', back)
      await tell(95, 'returned')
    },
  }
}

/** The next waiting load of a pour from the yard to the site and back. */
export async function deliverNext(day: DayOfPours, pour: Pour, back: Back = {}, override?: object) {
  const [line] = await waitingOf(day, pour)
  const truck = carrier(day, line!)
  await truck.call()
  await truck.load(override)
  await truck.pour(back)
}
