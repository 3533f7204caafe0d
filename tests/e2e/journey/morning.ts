import { expect } from 'vitest'
import { boardsAgree } from './boards/agree'
import type { Order } from './boards/screens'
import { go } from './kit/commands'
import type { Story } from './kit/story'
import { fillSilos } from './yard'

export const MORNING = '2026-11-20'
const REGION = 'West'
const LOAD = '9'

type Row = {
  id: string
  orderNo: string
  quantity: string
  onCallQuantity: string
  status: string
  regionName: string
  plants: { id: string; plantCode: string }[]
}
type Line = {
  id: string
  loadNo: number
  doNumber: string | null
  version: number
  status: string
  truckNo: string | null
  plantId: string
  quantity: string
}
type Truck = { truckId: string; truckNo: string; driverId: string }

/** The morning as it goes: what it began with, and who is out. */
export type Morning = {
  story: Story
  region: string
  plantIds: string[]
  jurong: string
  /** The two pours that the dispatcher books first, of one product. */
  first: Row
  second: Row
  links: Map<string, string>
  trucks: Truck[]
}

export async function well({ ask }: Story, who: string, method: string, path: string, json?: object) {
  const { status, body } = await ask(who, method, path, json)
  expect(status, `${method} ${path} ${JSON.stringify(body).slice(0, 600)}`).toBe(200)
  return body
}

export const ordersOf = async ({ story, region }: Pick<Morning, 'story' | 'region'>): Promise<Row[]> =>
  (await well(story, 'dispatcher_manager', 'GET', `/order/all?orderDate=${MORNING}&regionIds=${region}`)).rows
export const linesOf = async ({ story }: Pick<Morning, 'story'>, orderId: string): Promise<Line[]> =>
  (await well(story, 'dispatcher_manager', 'GET', `/order/${orderId}`)).loadLines

/** The day is planned by hand; two pours of one product are booked for the morning, and two trucks more come in. */
export async function beginMorning(story: Story): Promise<Morning> {
  const manager = (method: string, path: string, json?: object) => well(story, 'dispatcher_manager', method, path, json)
  const { version, config } = await manager('GET', '/order-optimization-config')
  await manager('PUT', '/order-optimization-config', { version, config: { ...config, follow: 'off' } })
  const region = (await manager('GET', '/region/region')).rows.find((row: Row) => row.regionName === REGION).id
  const published = `/order-plan/plans?orderDate=${MORNING}&regionId=${region}&status=published`
  await expect.poll(async () => (await manager('GET', published)).total, { timeout: 120_000, interval: 1000 }).toBe(1)
  const before = await ordersOf({ story, region })
  const jurong = before.flatMap(row => row.plants).find(plant => plant.plantCode === 'JRP')!.id
  const sites = before.filter(row => row.plants[0]?.id === jurong).slice(0, 2)
  const [one, other] = [await manager('GET', `/order/${sites[0]!.id}`), await manager('GET', `/order/${sites[1]!.id}`)]
  const book = async (at: typeof one, startTime: string) => {
    const { customerId, projectId, locationId, purchaseOrderId, contactName, contactPhone } = at
    const pour = { orderDate: MORNING, startTime, productId: one.productId, quantity: '27', loadSize: LOAD }
    const { id } = await manager('POST', '/order', {
      ...{ customerId, projectId, locationId, purchaseOrderId, contactName, contactPhone, ...pour },
      ...{ spacingMinutes: 30, unloadingMinutes: 15, landmark: '', remarks: '', oneOffReason: '' },
      assignedPlants: [{ id: jurong }],
      override: { rules: ['capacity', 'time', 'price', 'booking-quantity'], reason: 'Agreed with the plant by phone' },
    })
    return (await ordersOf({ story, region })).find(row => row.id === id)!
  }
  const [first, second] = [await book(one, '07:15'), await book(other, '07:45')]
  const links = new Map<string, string>()
  for (const { id, orderNo } of [first, second, sites[0]!]) {
    const { link } = await manager('POST', `/order/${id}/site-link`)
    links.set(orderNo, new URL(link.url).pathname)
  }
  const plants = (await ordersOf({ story, region })).flatMap(row => row.plants.map(plant => plant.id))
  const trucks = [await newTruck(story, jurong, 1), await newTruck(story, jurong, 2)]
  return { story, region, plantIds: [...new Set(plants)], jurong, first, second, links, trucks }
}

async function newTruck(story: Story, mainPlantId: string, no: number): Promise<Truck> {
  const manager = (path: string, json: object) => well(story, 'dispatcher_manager', 'POST', path, json)
  const { rows } = await well(story, 'dispatcher_manager', 'GET', '/truck/types')
  const truckTypeId = rows.find((type: { maxLoad: string }) => type.maxLoad === '9.00').id
  const plate = { truckNo: `S30${no}`, plateNo: `XE930${no}S`, inspectionValidTo: '2027-06-30' }
  const truck = await manager('/truck/save', { ...plate, truckTypeId, mainPlantId })
  const licence = { driverNo: `S30${no}`, licenceNo: `S80300${no}C`, licenceValidTo: '2028-06-30' }
  const driver = await manager('/driver/save', {
    ...licence,
    driverName: `Morning driver ${no}`,
    mainPlantId,
    truckId: truck.id,
  })
  await well(story, 'batcher', 'POST', '/queue/join', { truckId: truck.id, driverId: driver.id, plantId: mainPlantId })
  return { truckId: truck.id, truckNo: plate.truckNo, driverId: driver.id }
}

/** Every board says the same of every load of the region. */
export async function agree(of: Morning): Promise<void> {
  const { story, region, plantIds, links } = of
  const orders: Order[] = (await ordersOf(of)).filter(row => !['draft', 'cancelled'].includes(row.status))
  const names = async () => {
    const found = new Map<string, string>()
    for (const { id, orderNo } of orders)
      for (const line of await linesOf(of, id)) {
        found.set(line.id, `${orderNo} ${line.loadNo}`)
        if (line.doNumber) found.set(line.doNumber, `${orderNo} ${line.loadNo}`)
      }
    return found
  }
  const page = await story.look('dispatcher_manager')
  const looked = { page, day: MORNING, region, regionName: REGION, plantIds, orders, links, names, onTimeMinutes: 15 }
  expect(await boardsAgree(looked)).toEqual([])
}

/** The next load of an order goes to the truck, is made and leaves the plant, each at its minute after `from`. */
export async function sendLoad(
  of: Morning,
  order: Row,
  truck: Truck,
  at: (minutes: number) => Promise<void>,
  meanwhile: () => Promise<void>,
) {
  const { story, jurong } = of
  await fillSilos({ ask: story.ask, facts: { ...story.facts, plantId: jurong } })
  const load = (await linesOf(of, order.id)).find(line => ['planned', 'assigned'].includes(line.status))!
  const deliveryOrderId = load.id
  const lines = await well(story, 'dispatcher', 'GET', `/batching-plant/active-batching-plant?plantId=${jurong}`)
  const to = { assignedPlantId: jurong, assignedBPId: lines.rows[0].id }
  await well(story, 'dispatcher', 'POST', '/delivery-order/assign-normal-delivery-order', { deliveryOrderId, ...to })
  const { rows } = await well(story, 'batcher', 'GET', `/queue/joined_queue_list?plantId=${jurong}`)
  const { queueId } = rows.find((row: Truck) => row.truckId === truck.truckId)
  await well(story, 'batcher', 'POST', '/queue/call', { queueId, deliveryOrderId, reason: 'Kept for this pour' })
  await meanwhile()
  await at(3)
  await well(story, 'batcher', 'POST', '/queue/acknowledge', { queueId })
  const { doNumber } = await well(story, 'batcher', 'POST', '/orderdetail/generate_do', { deliveryOrderId })
  await at(5)
  const { rows: targets } = await well(
    story,
    'batcher',
    'GET',
    `/orderdetail/batch-targets?deliveryOrderId=${deliveryOrderId}`,
  )
  const weights = targets.map(({ materialId, kgPerM3 }: { materialId: string; kgPerM3: string }) => ({
    materialId,
    actualKg: (Number(kgPerM3) * Number(load.quantity)).toFixed(3),
  }))
  await well(story, 'batcher', 'POST', `/delivery-order/${deliveryOrderId}/batch`, {
    batchNo: 1,
    quantity: load.quantity,
    weights,
  })
  await meanwhile()
  await at(11)
  await tell(of, deliveryOrderId, 'loaded')
  await at(13)
  await tell(of, deliveryOrderId, 'left_plant')
  return { id: deliveryOrderId, doNumber: String(doNumber) }
}

export const tell = ({ story }: Morning, id: string, event: string, more: object = {}) =>
  well(story, 'batcher', 'POST', `/delivery-order/${id}/event`, { event, ...more })

const scheduleOf = (region: string) => `/fleet/chart/optimisation-schedule?day=${MORNING}&region=${region}`

/** The schedule on a phone says it and is no wider than the phone. */
export async function fitsPhone({ story, region }: Morning, said: string): Promise<void> {
  const page = await story.as('dispatcher_manager')
  const wide = page.viewportSize()!
  await page.setViewportSize({ width: 390, height: 844 })
  await go(page, scheduleOf(region))
  await page.getByText(said).first().waitFor()
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  await page.setViewportSize(wide)
}

/** The dispatcher reports it on the schedule, sees whom it touches and takes the answer. */
export async function reportIncident(
  { story, region }: Morning,
  kind: string,
  which: string,
  remark = '',
): Promise<void> {
  const page = await story.as('dispatcher_manager')
  await go(page, scheduleOf(region))
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: /^Report an incident/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('What has happened').selectOption({ label: kind })
  const option = dialog.getByLabel('Which one').locator('option').filter({ hasText: which })
  await dialog.getByLabel('Which one').selectOption((await option.first().getAttribute('value'))!)
  await dialog.getByLabel('Remark').fill(remark)
  await dialog.getByRole('button', { name: 'Show the effect' }).click()
  await dialog.getByRole('button', { name: /^Approve/ }).click({ timeout: 60_000 })
  await dialog.waitFor({ state: 'detached' })
}
