import type { Body, People } from '../people'

export const TODAY = '2026-11-20'
export const TOMORROW = '2026-11-21'

/** Twice as many as the loads need: the demo's plan of the day may take some of them. */
const CREWS = 20

/** What the company brings to the calls that follow, and the site that they are about. */
export type Ground = Awaited<ReturnType<typeof prepareGround>>

/** A customer with a project, its site, purchase order and agreed price, and crews of its own at Jurong Port. */
export async function prepareGround(people: People, forward: (minutes: number) => Promise<void>) {
  const desk = people.as('dispatcher_manager')
  const seller = people.as('salesperson')
  const plant = pick((await desk.get('/plant/list?keyword=JRP&limit=5')).rows, 'plantCode', 'JRP')
  const lines = (await desk.get(`/batching-plant/active-batching-plant?plantId=${plant.id}`)).rows
  const product = (await people.as('admin').get('/product/list?keyword=N40-20-100&limit=5')).rows[0]
  const customer = await seller.post('/customer', {
    customerName: 'Straits Marine Foundations Pte Ltd',
    regionIds: [plant.regionId],
    contacts: [contact('Lee Mei', 'accounts', ['invoice', 'late_invoice']), contact('Ravi K', 'site', ['operation'])],
  })
  const partner = await seller.post('/customer', {
    customerName: 'Pandan Piling Partners Pte Ltd',
    regionIds: [plant.regionId],
  })
  const project = await quay(people, { customer, partner, regionId: plant.regionId })
  await agreePrice(people, { customer, project, product })
  const crews: Crew[] = []
  for (let no = 1; no <= CREWS; no++) crews.push(await crewAt(people, plant.id, no))
  return { people, forward, regionId: plant.regionId as string, plant, lines, product, customer, project, crews }
}

export const pick = (rows: Body[], field: string, value: unknown): Body => {
  const found = rows.find(row => row[field] === value)
  if (!found) throw new Error(`There is no row whose ${field} is ${value}`)
  return found
}

const contact = (name: string, mailbox: string, purposes: string[]) => ({
  name,
  email: `${mailbox}@straits-marine.example`,
  purposes,
})

async function quay(people: People, of: { customer: Body; partner: Body; regionId: string }) {
  const seller = people.as('salesperson')
  const { id } = await seller.post('/project', {
    projectName: 'Pandan Quay Wall',
    customerId: of.customer.id,
    customerIds: [of.partner.id],
    regionId: of.regionId,
    contractedQuantity: '4000',
    startDate: TODAY,
    endDate: '2027-10-31',
    locations: [{ locationName: 'Quay gate', latitude: 1.319, longitude: 103.738, address: '21 Pandan Crescent' }],
    purchaseOrders: [{ poNumber: 'PO-7781', quantity: '900', validFrom: TODAY, validTo: '2027-03-31' }],
  })
  const { locations, purchaseOrders } = await seller.get(`/project/${id}`)
  return { id, locationId: locations[0].id, purchaseOrderId: purchaseOrders[0].id } as Record<string, string>
}

/** 132.00 a cubic metre for the whole quay wall, which is so near the cost that the CEO decides. */
async function agreePrice(people: People, { customer, project, product }: Record<string, Body>) {
  const quote = await people.as('salesperson').post('/pricing', {
    customerId: customer.id,
    projectId: project.id,
    fromDate: TODAY,
    lines: [{ productId: product.id, unitPrice: '132', reason: 'Whole quay wall with us' }],
  })
  const move = (who: string, status: string, version: number) =>
    people.as(who).post(`/pricing/${quote.id}/update-status?status=${status}`, { version })
  await move('ceo', 'approved', (await move('salesperson', 'submitted', quote.version)).version)
}

type Crew = { truckId: string; driverId: string }

/** A new truck joins the queue at once, because the demo takes trucks that are nowhere for its own loads. */
async function crewAt(people: People, plantId: string, no: number): Promise<Crew> {
  const desk = people.as('dispatcher_manager')
  const { rows: types } = await desk.get('/truck/types')
  const truck = await desk.post('/truck/save', {
    truckNo: `U${100 + no}`,
    plateNo: `XE${9100 + no}U`,
    truckTypeId: pick(types, 'maxLoad', '9.00').id,
    mainPlantId: plantId,
    inspectionValidTo: '2027-06-30',
  })
  const driver = await desk.post('/driver/save', {
    driverNo: `U${200 + no}`,
    driverName: `Quay driver ${no}`,
    licenceNo: `S80${1000 + no}U`,
    licenceValidTo: '2028-06-30',
    mainPlantId: plantId,
    truckId: truck.id,
  })
  const crew = { truckId: truck.id, driverId: driver.id }
  await people.as('batcher').post('/queue/join', { ...crew, plantId })
  return crew
}
