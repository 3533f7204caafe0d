import { beforeAll, describe, expect, test } from 'vitest'
import { record } from '~/db/kit/record'
import { orderPromise } from '~/db/orders/promise'
import { orders } from '~/db/orders/tables'
import { newId } from '~/domain/kit/uuid'
import { givenProduct } from '../kit/given/catalog'
import { givenCustomer, givenLocation, givenProject, givenRegion, givenSite } from '../kit/given/customers'
import { givenPlant } from '../kit/given/fleet'
import { type House, house } from '../kit/house'

let portal: House
let site: Awaited<ReturnType<typeof givenSite>>

beforeAll(async () => {
  portal = await house()
  site = await givenSite(portal)
})

const seller = () => portal.as('salesperson')
const of = (more: object = {}) => ({
  projectName: `Tengah Plantation ${Math.random()}`,
  customerId: site.customer.id,
  regionId: site.regionId,
  ...more,
})
const GATE = { locationName: 'North gate', latitude: 1.3521, longitude: 103.7198, address: '10 Tengah Drive' }

describe('a project', () => {
  test('R-087 is made with site and purchase order in one go, and read back with the names of the wire', async () => {
    const { status, body } = await seller().post('/project', {
      ...of({ projectName: 'Tengah Garden C4', defaultProject: true, contractedQuantity: '12000' }),
      locations: [GATE],
      purchaseOrders: [{ poNumber: 'PO-1', quantity: '500', validFrom: '2026-11-01' }],
    })
    expect(status).toBe(200)
    const { body: detail } = await seller().get(`/project/${body.id}`)
    expect(detail).toMatchObject({
      projectName: 'Tengah Garden C4',
      customerName: site.customer.customerName,
      customerIds: [],
      defaultProject: true,
      contractedQuantity: '12000.00',
      suppliedQuantity: '0.00',
      projectCode: expect.stringMatching(/^P\d+$/),
      locations: [expect.objectContaining(GATE)],
      purchaseOrders: [expect.objectContaining({ poNumber: 'PO-1', balance: '500.00', deliveredQuantity: '0.00' })],
    })
    const { body: trail } = await seller().get(`/project/audit/${body.id}`)
    expect(trail.rows.map((row: { subject: string }) => row.subject).sort()).toEqual([
      'location',
      'project',
      'purchase_order',
    ])
  })

  test('is changed from the version that was read, and refused from an older one', async () => {
    const { body } = await seller().post('/project', of())
    const save = (projectName: string) => seller().put('/project', { ...of({ projectName }), id: body.id, version: 1 })
    expect((await save('Tengah A')).body).toMatchObject({ version: 2, projectName: 'Tengah A' })
    expect((await save('Tengah B')).status).toBe(409)
  })

  test.each([
    ['without a name', { projectName: '' }, 422],
    ['ending before it starts', { startDate: '2026-12-01', endDate: '2026-11-30' }, 422],
    ['with a day that does not exist', { startDate: '2026-02-30' }, 422],
    ['with a site beyond the poles', { locations: [{ ...GATE, latitude: 99 }] }, 422],
    ['with a negative contract', { contractedQuantity: '-1' }, 422],
  ])('is refused %s', async (_name, more, status) => {
    const before = await seller().get('/project/list')
    expect((await seller().post('/project', of(more))).status).toBe(status)
    expect((await seller().get('/project/list')).body.total).toBe(before.body.total)
  })

  test('a name that the customer has already is refused', async () => {
    const { body } = await seller().post('/project', of())
    expect((await seller().post('/project', of({ projectName: body.projectName }))).status).toBe(409)
  })

  test('R-147 R-148 the status of project and site is switched off and on', async () => {
    const project = await givenProject(portal, { customerId: site.customer.id, regionId: site.regionId })
    const off = await seller().post('/project/change-status-project', {
      projectId: project.id,
      version: 1,
      active: false,
    })
    expect(off.body).toMatchObject({ active: false, version: 2 })
    expect((await seller().get(`/project/${project.id}/active`)).body).toEqual({ id: project.id, active: false })
    const gate = await givenLocation(portal, { projectId: project.id })
    const change = (version: number, active: boolean) =>
      seller().post('/location/change-status', { locationId: gate.id, version, active })
    expect((await change(1, false)).body.active).toBe(false)
    expect((await change(1, true)).status).toBe(409)
    expect((await change(2, true)).body.active).toBe(true)
  })
})

describe('rights and scope', () => {
  test('another salesperson does not find it, a dispatcher of another region neither, a batcher may not ask', async () => {
    await portal.person('salesperson_2')
    await portal.person('dispatcher', { regionIds: [site.regionId] })
    await portal.person('dispatcher_2', { regionIds: [] })
    const path = `/project/${site.project.id}`
    expect((await portal.as('salesperson_2').get(path)).status).toBe(404)
    expect((await portal.as('dispatcher').get(path)).status).toBe(200)
    expect((await portal.as('dispatcher_2').get(path)).status).toBe(404)
    expect((await portal.as('batcher').get(path)).status).toBe(403)
    expect((await portal.as('dispatcher').put('/project', { ...of(), id: site.project.id, version: 1 })).status).toBe(
      403,
    )
    expect((await portal.as('salesperson_2').post('/project', of())).status).toBe(404)
    expect((await portal.as('salesperson_2').get('/project/list')).body.total).toBe(0)
  })

  test('a customer that orders besides brings its salesperson in', async () => {
    const other = await givenSite(portal)
    expect((await seller().get(`/project/${other.project.id}`)).status).toBe(404)
    await portal.as('admin').put('/project', {
      id: other.project.id,
      version: 1,
      projectName: other.project.projectName,
      customerId: other.customer.id,
      customerIds: [site.customer.id],
      regionId: other.regionId,
    })
    expect((await seller().get(`/project/${other.project.id}`)).body.customerIds).toEqual([site.customer.id])
  })

  test('R-230 purchase orders are edited by those who hold the right: not by admin', async () => {
    const path = `/project/${site.project.id}/purchase-order`
    const rows = { purchaseOrders: [{ poNumber: 'PO-9', quantity: '100', validFrom: '2026-11-01' }] }
    expect((await portal.as('admin').put(path, rows)).status).toBe(403)
    expect((await portal.as('ceo').put(path, rows)).status).toBe(403)
    expect((await portal.as('salesperson_2').put(path, rows)).status).toBe(404)
    const { body } = await seller().put(path, rows)
    expect(body.rows).toMatchObject([{ poNumber: 'PO-9', quantity: '100.00', version: 1 }])
    const again = await seller().put(path, {
      purchaseOrders: [{ ...rows.purchaseOrders[0], id: body.rows[0].id, version: 9, quantity: '1' }],
    })
    expect(again.status).toBe(409)
    expect((await portal.as('admin').get(path)).body.rows).toHaveLength(1)
  })
})

describe('sites', () => {
  test('are added, changed, and stay with their project', async () => {
    const projectId = site.project.id
    const { body: made } = await seller().post('/location', { ...GATE, projectId })
    const moved = await seller().put('/location', { ...GATE, projectId, id: made.id, version: 1, longitude: 103.72 })
    expect(moved.body).toMatchObject({ longitude: 103.72, version: 2 })
    expect((await seller().put('/location', { ...GATE, projectId, id: made.id, version: 1 })).status).toBe(409)
    const other = await givenProject(portal, { customerId: site.customer.id, regionId: site.regionId })
    const swap = await seller().post('/location/save', { ...GATE, projectId: other.id, id: made.id, version: 2 })
    expect(swap.status).toBe(422)
    expect(
      (await seller().get(`/location/project/${projectId}`)).body.rows.map((row: { id: string }) => row.id),
    ).toContain(made.id)
    expect((await seller().delete(`/location/${made.id}?version=2`)).status).toBe(200)
  })

  test('one that was delivered to is switched off, not removed', async () => {
    const product = await givenProduct(portal)
    await portal.given(async work => {
      const made = await record(orders, 'order').insert(work, {
        orderNo: 'O-1',
        customerId: site.customer.id,
        projectId: site.project.id,
        locationId: site.location.id,
        regionId: site.regionId,
        orderDate: '2026-11-21',
        startTime: '06:30',
        startsAt: new Date('2026-11-20T22:30:00Z'),
        productId: product.id,
        quantity: '126',
        loadSize: '9',
        spacingMinutes: 15,
        unloadingMinutes: 20,
        dischargeLimitMinutes: 120,
        latitude: 1.3,
        longitude: 103.7,
        status: 'confirmed',
      })
      const { startsAt, spacingMinutes, quantity } = made
      const promised = { startsAt, spacingMinutes, quantity, plantIds: [], source: 'booked' as const }
      const byName = work.by.name
      await orderPromise.add(work, { orderId: made.id, revision: 1, ...promised, madeAt: work.now, byName })
    })
    expect((await seller().delete(`/location/${site.location.id}?version=1`)).status).toBe(409)
  })

  test('R-088 the plants of a site are found by customer, site and plant code, and set by dispatch', async () => {
    const found = async (query: string) =>
      (await portal.as('dispatcher').get(`/project-plant-setup?${query}`)).body.rows.map(
        (row: { id: string }) => row.id,
      )
    expect(await found(`locationName=${site.location.locationName}`)).toEqual([site.location.id])
    expect(await found(`customerName=${site.customer.customerName}`)).toContain(site.location.id)
    expect(await found('plantCode=NOWHERE')).toEqual([])
    const set = { locationId: site.location.id, plantIds: [] }
    expect((await seller().post('/project-plant-setup', set)).status).toBe(403)
    expect((await portal.as('dispatcher').post('/project-plant-setup', set)).status).toBe(200)
    expect((await portal.as('dispatcher_2').post('/project-plant-setup', set)).status).toBe(404)
  })

  test('R-088 a plant is given by who sees it; one that somebody else gave may stay', async () => {
    const elsewhere = await givenPlant(portal, { regionId: (await givenRegion(portal)).id })
    const here = await givenPlant(portal, { regionId: site.regionId })
    const set = (who: string, ...plantIds: string[]) =>
      portal.as(who).post('/project-plant-setup', { locationId: site.location.id, plantIds })
    const refused = await set('dispatcher', here.id, elsewhere.id)
    expect([refused.status, refused.body.detail]).toEqual([404, 'There is no such plant'])
    expect((await set('dispatcher', newId())).status).toBe(404)
    expect((await set('dispatcher', here.id)).body.rows).toMatchObject([{ plantId: here.id, rank: 1 }])
    expect((await set('admin', here.id, elsewhere.id)).status).toBe(200)
    expect((await set('dispatcher', elsewhere.id, here.id)).body.rows).toMatchObject([
      { plantId: elsewhere.id, rank: 1 },
      { plantId: here.id, rank: 2 },
    ])
  })
})

describe('choosing a project', () => {
  test('POST active-projects: of the customer, in the region, running on the day', async () => {
    const customer = await givenCustomer(portal, { salespersonIds: [site.salesperson!.id] })
    const make = (more: object) => givenProject(portal, { customerId: customer.id, regionId: site.regionId, ...more })
    const runs = await make({ startDate: '2026-11-01', endDate: '2026-11-21' })
    await make({ endDate: '2026-11-20' })
    await make({ active: false })
    const ask = { customerId: customer.id, orderDate: '2026-11-21', regionId: site.regionId }
    expect(
      (await seller().post('/project/active-projects', ask)).body.rows.map((row: { id: string }) => row.id),
    ).toEqual([runs.id])
    expect((await seller().get(`/project/active-projects/${customer.id}`)).body.rows).toHaveLength(2)
    expect((await seller().get(`/project/active-projects-list/${customer.id}?limit=1`)).body).toMatchObject({
      total: 2,
    })
    expect((await seller().get(`/project/customer-projects?customerId=${customer.id}`)).body.total).toBe(3)
    expect((await seller().get(`/project/active-projects?customerId=${customer.id}`)).body.total).toBe(2)
    expect((await seller().get(`/project?ids=${runs.id}`)).body.rows[0].customerName).toBe(customer.customerName)
    expect((await portal.as('salesperson_2').get(`/project/active-projects/${customer.id}`)).status).toBe(404)
  })

  test('R-178 without a region nothing counts as supplied', async () => {
    const ask = `/project/supplied-quantity?customerId=${site.customer.id}&projectId=${site.project.id}`
    expect((await seller().get(ask)).body).toEqual({ suppliedQuantity: '0.00', contractedQuantity: null })
    expect((await seller().get(`${ask}&regionId=${site.regionId}`)).body.suppliedQuantity).toBe('0.00')
    expect((await seller().get('/project/supplied-quantity')).status).toBe(422)
  })

  test('R-179 similar names are looked for within a customer', async () => {
    await givenProject(portal, {
      customerId: site.customer.id,
      regionId: site.regionId,
      projectName: 'Punggol Digital District',
    })
    const ask = (query: string) => seller().get(`/project/similar-name?name=Punggol%20Digital%20Distrct${query}`)
    expect((await ask(`&customerId=${site.customer.id}`)).body.rows[0].projectName).toBe('Punggol Digital District')
    expect((await ask('')).status).toBe(422)
  })
})

test('nothing of this was a defect', () => expect(portal.defects).toEqual([]))
