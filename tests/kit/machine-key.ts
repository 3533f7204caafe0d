import { desc, notInArray } from 'drizzle-orm'
import { plants } from '~/db/fleet/tables'
import { orders } from '~/db/orders/tables'
import { newId } from '~/domain/kit/uuid'
import type { MachinePurpose } from '~/domain/users/machine-key'
import { givenProduct } from './given/catalog'
import { givenRegion, givenSite } from './given/customers'
import { givenPlant } from './given/fleet'
import { orderOf } from './given/orders'
import type { House } from './house'

/** Who asks as a machine: the headers with a key that the administration made. */
export async function machineHeaders(
  portal: House,
  purpose: MachinePurpose,
  of: { plantId?: string; batchingPlantId?: string; machine?: string } = {},
): Promise<{ 'x-machine-key': string }> {
  const made = await portal.as('admin').post('/administration/machine-key', { purpose, machine: 'Test machine', ...of })
  if (made.status !== 200) throw new Error(`No machine key: ${made.status}`)
  return { 'x-machine-key': made.body.secret }
}

/** The headers for each call that a machine makes: a key of its purpose. */
export async function machineHeadersOf(portal: House): Promise<(call: string) => { 'x-machine-key': string }> {
  const [erp, telematics] = [await machineHeaders(portal, 'erp'), await machineHeaders(portal, 'telematics')]
  const [site, panel] = [await siteHeaders(portal), await panelHeaders(portal)]
  const [phone, code] = await phoneHeaders(portal)
  return call =>
    call.includes('/driver-phone/bind')
      ? code
      : call.includes('/driver-phone/')
        ? phone
        : call.includes('/site/')
          ? site
          : call.includes('/panel/')
            ? panel
            : call.includes('/truck/')
              ? telematics
              : erp
}

/** The same of the batch computer of a plant. */
async function panelHeaders(portal: House): Promise<{ 'x-machine-key': string }> {
  const [known] = await portal.db.sql.select({ id: plants.id }).from(plants).limit(1)
  return machineHeaders(portal, 'batch_computer', {
    plantId: known?.id ?? (await givenPlant(portal, { regionId: (await givenRegion(portal)).id })).id,
  })
}

/** The same of a driver: a phone that is open, and a code for another one. */
async function phoneHeaders(
  portal: House,
): Promise<readonly [{ 'x-machine-key': string }, { 'x-machine-key': string }]> {
  const of = { driverNo: `D-${newId().slice(-8)}`, driverName: 'Phone Driver', active: true }
  const { id } = (await portal.as('admin').post('/driver/save', of)).body
  return [await boundPhone(portal, id), { 'x-machine-key': await phoneCode(portal, id) }]
}

/** What dispatch gives out for a phone of a driver. */
export async function phoneCode(portal: House, driverId: string): Promise<string> {
  const { status, body } = await portal.as('admin').post(`/driver/${driverId}/phone`)
  if (status !== 200) throw new Error(`No code for a phone: ${status}`)
  return body.code
}

/** The headers of a phone of a driver that was bound with the PIN 2580. */
export async function boundPhone(portal: House, driverId: string): Promise<{ 'x-machine-key': string }> {
  const headers = { 'x-machine-key': await phoneCode(portal, driverId) }
  const bound = await portal.as(null).post('/driver-phone/bind', { pin: '2580' }, { headers })
  if (bound.status !== 200) throw new Error(`The phone is not bound: ${bound.status}`)
  return { 'x-machine-key': bound.body.key }
}

/** The same of a site: the link of a newer order, or of one that is booked for it. */
async function siteHeaders(portal: House): Promise<{ 'x-machine-key': string }> {
  const known = portal.db.sql.select({ id: orders.id }).from(orders)
  const [row] = await known
    .where(notInArray(orders.status, ['draft', 'cancelled']))
    .orderBy(desc(orders.orderDate))
    .limit(1)
  const made = await portal.as('admin').post(`/order/${row?.id ?? (await bookedOrder(portal))}/site-link`)
  if (made.status !== 200) throw new Error(`No link for a site: ${made.status}`)
  return { 'x-machine-key': made.body.link.url.split('/').at(-1) }
}

async function bookedOrder(portal: House): Promise<string> {
  const site = await givenSite(portal)
  const plant = await givenPlant(portal, { regionId: site.regionId })
  const fields = orderOf({ ...site, plant, product: await givenProduct(portal) }, { quantity: '9' })
  const booked = await portal.as('admin').post('/order', fields)
  if (booked.status !== 200) throw new Error(`No order: ${JSON.stringify(booked.body)}`)
  return booked.body.id
}
