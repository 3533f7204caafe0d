import type { House } from '../../kit/house'
import { ok } from '../company'

/** What the steps of the story hand to each other. */
export type Story = {
  portal: House
  regionId: string
  plant: { id: string; plantCode: string; lines: string[] }
  product: { id: string; productCode: string }
  customer: { id: string; version: number }
  project: { id: string; locationId: string; purchaseOrderId: string }
  order: { id: string; version: number; orderNo: string }
  /** In the order of the loads. */
  loadIds: string[]
  crews: { truckId: string; driverId: string; truckNo: string }[]
  draft: { id: string }
  invoice: { id: string; invoiceNo: string }
}

/** What the company brings to the story: the plant at Jurong Port, a structural mix and fourteen mixers of its own. */
export async function beginStory(portal: House): Promise<Story> {
  const desk = portal.as('dispatcher_manager')
  const { rows: plants } = ok(await desk.get('/plant/list?keyword=JRP&limit=5'))
  const plant = plants.find((row: { plantCode: string }) => row.plantCode === 'JRP')
  const { rows: lines } = ok(await desk.get(`/batching-plant/active-batching-plant?plantId=${plant.id}`))
  const { rows: products } = ok(await portal.as('admin').get('/product/list?keyword=N40-20-100&limit=5'))
  const crews = []
  for (let no = 1; no <= 14; no++) crews.push(await crewAt(portal, plant.id, no))
  return {
    portal,
    regionId: plant.regionId,
    plant: { id: plant.id, plantCode: plant.plantCode, lines: lines.map((line: { id: string }) => line.id) },
    product: products[0],
    crews,
  } as unknown as Story
}

async function crewAt(portal: House, plantId: string, no: number) {
  const desk = portal.as('dispatcher_manager')
  const { rows: types } = ok(await desk.get('/truck/types'))
  const truck = ok(
    await desk.post('/truck/save', {
      truckNo: `S${100 + no}`,
      plateNo: `XE${9100 + no}S`,
      truckTypeId: types.find((type: { maxLoad: string }) => type.maxLoad === '9.00').id,
      mainPlantId: plantId,
      inspectionValidTo: '2027-06-30',
    }),
  )
  const driver = ok(
    await desk.post('/driver/save', {
      driverNo: `S${200 + no}`,
      driverName: `Story driver ${no}`,
      licenceNo: `S80${1000 + no}C`,
      licenceValidTo: '2028-06-30',
      mainPlantId: plantId,
      truckId: truck.id,
    }),
  )
  return { truckId: truck.id as string, driverId: driver.id as string, truckNo: truck.truckNo as string }
}
