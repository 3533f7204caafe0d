import { plant } from '~/db/fleet/plant'
import { type Deliveries, givenDeliveries } from '../../kit/given/deliveries'
import { otherSite } from '../../kit/given/divert'
import { givenUsualHours } from '../../kit/given/fleet'
import { plannedDay } from '../../kit/given/plan'
import { givenPriceList } from '../../kit/given/pricing'
import { type House, house, ok } from '../../kit/house'

export const DAY = '2026-11-20'

/** What happens to an order on its day, m³ by cause: each explains a difference between two areas. */
export type Causes = {
  /** A load that nobody needed was taken back. */
  withdrawn: number
  /** Came back because of us, is owed, and is ordered again. */
  again: number
  /** Came back because the customer ordered too much: the customer pays. */
  unwanted: number
  /** Loaded by the word of the plant, without weights. */
  byWord: number
}
export type Pour = { id: string; orderNo: string; version: number; m3: number; causes: Causes }

const NONE: Causes = { withdrawn: 0, again: 0, unwanted: 0, byWord: 0 }
/** Each pour of the day, its first load on site, its m³, and what its own events will explain. */
const BOOKED = {
  diverted: ['07:00', 18, NONE],
  rescued: ['08:30', 9, NONE],
  returned: ['09:30', 9, { ...NONE, unwanted: 2 }],
  held: ['11:00', 9, NONE],
  short: ['12:00', 9, { ...NONE, again: 3 }],
  cancelled: ['13:30', 18, { ...NONE, withdrawn: 9 }],
  manual: ['15:30', 9, { ...NONE, byWord: 9 }],
} as const
export type PourName = keyof typeof BOOKED
export type DayOfPours = { portal: House; world: Deliveries; pours: Record<PourName, Pour> }

/** One plant that works, four trucks on the roster, prices, and seven orders of two customers booked before the day begins. */
export async function bookedDay(): Promise<DayOfPours> {
  const portal = await house({ now: `${DAY}T04:30:00+08:00` })
  const world = await givenDeliveries(portal)
  await givenPriceList(portal, {
    regionId: world.region.id,
    lines: [{ productId: world.product.id, unitPrice: '130' }],
  })
  for (const { id } of world.drivers) await givenUsualHours(portal, id, '05:00', '19:00')
  await portal.given(async work => plant.setActive(work, await plant.get(work.sql, world.nearPlant.id), false))
  const rescued = await otherSite(portal, world)
  const here = { customerId: world.customer.id, projectId: world.project.id, locationId: world.location.id }
  const pours = {} as Record<PourName, Pour>
  for (const [name, [startTime, m3, causes]] of Object.entries(BOOKED)) {
    const { id, orderNo } = ok(
      await portal.as('dispatcher').post('/order', {
        ...(name === 'rescued' ? rescued : here),
        ...{ orderDate: DAY, startTime, productId: world.product.id, quantity: String(m3) },
        ...{ spacingMinutes: 30, unloadingMinutes: 25 },
      }),
    )
    const { version } = ok(await portal.as('dispatcher').get(`/order/${id}`))
    pours[name as PourName] = { id, orderNo, version, m3, causes }
  }
  return { portal, world, pours }
}

/** The planner plans the day, and its plan is published. */
export async function publishedDay({ portal, world }: DayOfPours) {
  const plan = await plannedDay(portal, world.region.id, { orderDate: DAY })
  ok(await portal.as('dispatcher').put('/order-plan', { action: 'publish', id: plan.id, version: plan.version }))
}
