import { deepEqual, equal, ok } from 'node:assert/strict'
import type { People } from './order-to-invoice.ts'
import { found, good, once, refused } from './portal.ts'

export type Yard = Awaited<ReturnType<typeof prepare>>
export type Sale = Awaited<ReturnType<typeof sell>>
export type Booked = Awaited<ReturnType<typeof book>>

/** A plant with its lines, a product, and two trucks with their drivers. */
export async function prepare({ head, seller }: People) {
  const plants = await good(head.GET('/api/plant/list', { params: { query: { keyword: 'JRP', limit: 2 } } }))
  const plant = found(plants.rows.at(0), 'the plant')
  const lines = await good(
    head.GET('/api/batching-plant/active-batching-plant', { params: { query: { plantId: plant.id } } }),
  )
  const products = await good(seller.GET('/api/product/list', { params: { query: { keyword: 'N40-20-100' } } }))
  const types = await good(head.GET('/api/truck/types'))
  const truckTypeId = found(
    types.rows.find(type => type.maxLoad === '9.00'),
    'a truck for nine cubic metres',
  ).id
  const crews = []
  for (const no of [1, 2]) {
    const truck = await good(
      head.POST('/api/truck/save', {
        body: {
          truckNo: `C${100 + no}`,
          plateNo: `XE${7300 + no}C`,
          truckTypeId,
          mainPlantId: plant.id,
          inspectionValidTo: '2027-06-30',
        },
      }),
    )
    const driver = await good(
      head.POST('/api/driver/save', {
        body: {
          driverNo: `C${200 + no}`,
          driverName: `Hassan ${no}`,
          licenceNo: `S70${3000 + no}C`,
          licenceValidTo: '2028-06-30',
          mainPlantId: plant.id,
          truckId: truck.id,
        },
      }),
    )
    crews.push({ truckId: truck.id, driverId: driver.id })
  }
  return {
    plant,
    lineId: found(lines.rows.at(0), 'a batching line').id,
    product: found(products.rows.at(0), 'the product'),
    crews,
  }
}

/** A salesperson enters customer and project with its site, and quotes the price, which the manager approves. */
export async function sell({ admin, seller, manager }: People, { plant, product }: Yard, today: string) {
  await good(
    admin.POST('/api/payment-term', {
      params: { header: once() },
      body: { paymentTermName: '45 days', days: 45 },
    }),
  )
  const terms = await good(seller.GET('/api/payment-term', { params: { query: { limit: 2 } } }))
  ok(terms.total > 0)
  const regionId = plant.regionId
  const customer = await good(
    seller.POST('/api/customer', {
      params: { header: once() },
      body: {
        customerName: 'Kallang Basin Builders Pte Ltd',
        regionIds: [regionId],
        contacts: [
          { name: 'Goh Wei Ling', email: 'accounts@kallang-basin.example', purposes: ['invoice', 'late_invoice'] },
          { name: 'Suresh Nair', phone: '+65 6123 4567', purposes: ['operation'] },
        ],
      },
    }),
  )
  const kept = await good(seller.GET('/api/customer/{id}', { params: { path: { id: customer.id } } }))
  equal(kept.contacts.length, 2)
  const made = await good(
    seller.POST('/api/project', {
      params: { header: once() },
      body: {
        projectName: 'Kallang Footbridge',
        customerId: customer.id,
        regionId,
        contractedQuantity: '600',
        startDate: today,
        locations: [
          { locationName: 'North gate', latitude: 1.319, longitude: 103.738, address: '9 Kallang Riverside' },
        ],
      },
    }),
  )
  const project = await good(seller.GET('/api/project/{id}', { params: { path: { id: made.id } } }))
  const offered = await good(
    seller.POST('/api/price-category/getPriceCategoryMixDesignDetailsForProject', {
      body: { projectId: made.id, fromDate: today, productIds: [product.id] },
    }),
  )
  ok(Number(found(offered.rows.at(0), 'the listed product').listPrice) > 100)
  const quote = await good(
    seller.POST('/api/pricing', {
      params: { header: once() },
      body: {
        customerId: customer.id,
        projectId: made.id,
        fromDate: today,
        lines: [{ productId: product.id, unitPrice: '160', reason: 'Footbridge in one go' }],
      },
    }),
  )
  const path = { id: quote.id }
  const submitted = await good(
    seller.POST('/api/pricing/{id}/update-status', {
      params: { path, query: { status: 'submitted' }, header: once() },
      body: { version: quote.version },
    }),
  )
  const approval = { params: { path, query: { status: 'approved' as const } }, body: { version: submitted.version } }
  const own = seller.POST('/api/pricing/{id}/update-status', {
    ...approval,
    params: { ...approval.params, header: once() },
  })
  deepEqual((await refused(own))[0], 403)
  await good(
    manager.POST('/api/pricing/{id}/update-status', {
      ...approval,
      params: { ...approval.params, header: once() },
    }),
  )
  const agreed = await good(manager.GET('/api/pricing/{id}', { params: { path } }))
  equal(agreed.lines.at(0)?.unitPrice, '160.0000')
  return { customer, projectId: made.id, locationId: found(project.locations.at(0), 'the site').id, today }
}

/** A dispatcher looks at what a day would be and books it: two loads of nine, tomorrow at 06:30. */
export async function book(
  { desk }: People,
  { plant, product }: Yard,
  { customer, projectId, locationId, today }: Sale,
) {
  const orderDate = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10)
  const wanted = {
    customerId: customer.id,
    projectId,
    locationId,
    orderDate,
    startTime: '06:30',
    productId: product.id,
    quantity: '18',
    spacingMinutes: 30,
    cylinderTest: { isRequired: true, sets: 1, specimens: 3, ages: [7, 28] },
    assignedPlants: [{ id: plant.id, startTime: '06:10', quantity: '18' }],
  }
  const preview = await good(desk.POST('/api/order/preview', { body: wanted }))
  deepEqual(preview.objections, [])
  const header = once()
  const booked = await good(desk.POST('/api/order', { params: { header }, body: wanted }))
  const again = await good(desk.POST('/api/order', { params: { header }, body: wanted }))
  deepEqual(again, booked, 'the same key books once')
  const path = { id: booked.id }
  const held = await good(
    desk.POST('/api/order/{id}/hold', {
      params: { path },
      body: { version: booked.version, reason: 'The site is flooded' },
    }),
  )
  const stale = desk.POST('/api/order/{id}/hold', {
    params: { path },
    body: { version: booked.version, reason: 'The site is flooded' },
  })
  equal((await refused(stale))[0], 409)
  await good(desk.POST('/api/order/{id}/release', { params: { path }, body: { version: held.version } }))
  const order = await good(desk.GET('/api/order/{id}', { params: { path } }))
  equal(order.quantity, '18.00')
  const loads = await good(desk.GET('/api/delivery-order/by-order-id/{id}', { params: { path } }))
  deepEqual(
    loads.rows.map(load => load.doQuantity),
    ['9.00', '9.00'],
  )
  const twice = await good(
    desk.POST('/api/order', { params: { header: once() }, body: { ...wanted, startTime: '15:30' } }),
  )
  await good(
    desk.POST('/api/order/{id}/cancel', {
      params: { path: { id: twice.id } },
      body: { version: twice.version, reason: 'The customer pours next week' },
    }),
  )
  return { id: booked.id, orderNo: booked.orderNo, orderDate, loadIds: loads.rows.map(load => load.id) }
}
