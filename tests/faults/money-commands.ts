import { eq } from 'drizzle-orm'
import { driver } from '~/db/fleet/driver'
import { truck } from '~/db/fleet/truck'
import { silos } from '~/db/materials/tables'
import { priceAdjustments } from '~/db/pricing/price-adjustment/tables'
import { givenDraft } from '../kit/given/billing'
import { type Deliveries, exactWeights, givenOrder } from '../kit/given/deliveries'
import { aSource } from '../kit/given/materials'
import type { House } from '../kit/house'

export type Send = { who: string; method: 'POST' | 'PUT'; path: string; json: object }
/** A command that moves money, stock, a ticket or an approval; each `ready` is on ground of its own. */
export type Command = { name: string; ready(): Promise<Send> }

/** The story's commands, each of which can be sent any number of times from a fresh start. */
export function moneyCommands(portal: House, world: Deliveries): Command[] {
  let count = 0
  const post = (who: string, path: string, json: object): Send => ({ who, method: 'POST', path, json })
  const must = async ({ who, method, path, json }: Send) => {
    const answer = await portal.as(who)[method === 'POST' ? 'post' : 'put'](path, json)
    if (answer.status !== 200) throw new Error(`${path} ${answer.status} ${JSON.stringify(answer.body)}`)
    return answer.body
  }
  const level = async (levels: number): Promise<Send> => {
    const { id } = await givenDraft(portal, { ...world, regionId: world.region.id })
    const approve = (no: number): Send => ({
      who: ['admin', 'sales_manager', 'ceo'][no]!,
      method: 'PUT',
      path: '/invoice-draft/approve',
      json: { drafts: [{ id, version: no + 1 }] },
    })
    for (let no = 0; no < levels; no++) await must(approve(no))
    return levels === 3
      ? post('finance_ar', '/invoice/generate', { invoiceDate: '2026-11-20', draftIds: [id] })
      : approve(levels)
  }
  const invoice = async (): Promise<string> => (await must(await level(3))).results[0].id
  const materialOrder = async () => {
    const [own] = await portal.db.sql.select().from(silos).where(eq(silos.plantId, world.plant.id)).limit(1)
    const source = await aSource(portal, own!.materialId)
    const of = { siloId: own!.id, sourceId: source.id, orderedKg: '20', expectedAt: '2026-12-20T06:00:00+08:00' }
    const { id } = await must(post('batcher', '/material-order', of))
    await must(post('batcher', `/material-order/${id}/place`, { version: 1 }))
    return id as string
  }
  const load = async () => (await givenOrder(portal, world, { loads: 1, quantity: '3.00' })).load
  const line = { assignedPlantId: world.plant.id, assignedBPId: world.secondLine.id }
  /** A truck carries one load at a time, so each command gets a new one with its driver. */
  const freshTruck = () =>
    portal.given(async work => {
      const no = `F${++count}`
      const made = await truck.insert(work, {
        truckNo: no,
        plateNo: `XF${no}`,
        truckTypeId: world.truckType.id,
        mainPlantId: world.plant.id,
        inspectionValidTo: '2027-06-30',
      })
      const by = await driver.insert(work, {
        driverNo: no,
        driverName: `Driver ${no}`,
        licenceValidTo: '2028-06-30',
        truckId: made.id,
        mainPlantId: world.plant.id,
      })
      return { truckId: made.id, driverId: by.id }
    })
  /** A price waits for one decision at a time. */
  const decided = async () => {
    const submitted = eq(priceAdjustments.status, 'submitted')
    for (const { id, version } of await portal.db.sql.select().from(priceAdjustments).where(submitted)) {
      const decision = { priceAdjustmentId: id, version, approve: false, reason: 'Another one follows' }
      await must(post('ceo', '/price-adjustment/approveReject', decision))
    }
  }
  const ticket = async () =>
    post('batcher', '/orderdetail/generate_do', { deliveryOrderId: (await load()).id, ...(await freshTruck()) })
  return [
    { name: 'approve at level 1', ready: () => level(0) },
    { name: 'approve at level 3', ready: () => level(2) },
    { name: 'make the invoice', ready: () => level(3) },
    { name: 'send the invoice', ready: async () => post('finance_ar', `/invoice/${await invoice()}/email`, {}) },
    {
      name: 'export the invoice',
      ready: async () => post('finance_ar', '/invoice/export', { toDate: '2026-11-20', invoiceIds: [await invoice()] }),
    },
    {
      name: 'apply for a price change',
      ready: async () => {
        await decided()
        const fromDate = new Date(Date.UTC(2027, 0, ++count)).toISOString().slice(0, 10)
        const of = { name: `Cement rise ${count}`, regionId: world.region.id, fromDate, kind: 'amount', value: '2.5' }
        return post('sales_admin', '/price-adjustment/applyPriceChange', of)
      },
    },
    {
      name: 'receive stock',
      ready: async () =>
        post('batcher', `/material-order/${await materialOrder()}/confirm-received`, {
          version: 2,
          receivedKg: '20',
          ticketNo: `W-${++count}`,
        }),
    },
    {
      name: 'split a delivery of material',
      ready: async () => {
        const part = (kg: string) => ({ kg, expectedAt: '2026-12-20T06:00:00+08:00' })
        return post('batcher', `/material-order/${await materialOrder()}/split`, {
          version: 2,
          parts: [part('12'), part('8')],
        })
      },
    },
    {
      name: 'book an order',
      // Each hour of the plant holds thirty of them.
      ready: async () => {
        const hour = 12 + (++count % 9)
        return post('dispatcher', '/order', {
          customerId: world.customer.id,
          projectId: world.project.id,
          locationId: world.location.id,
          orderDate: '2026-11-20',
          startTime: `${hour}:00`,
          productId: world.product.id,
          quantity: '3',
          spacingMinutes: 10,
          assignedPlants: [{ id: world.plant.id, startTime: `${hour - 1}:00`, quantity: '3' }],
        })
      },
    },
    {
      name: 'assign a load',
      ready: async () =>
        post('dispatcher', '/delivery-order/assign-normal-delivery-order', {
          deliveryOrderId: (await load()).id,
          ...line,
        }),
    },
    {
      name: 'transfer a load',
      ready: async () =>
        post('dispatcher', '/delivery-order/transfer_do', {
          deliveryOrderId: (await load()).id,
          assignedPlantId: world.nearPlant.id,
          assignedBPId: world.nearLine.id,
          reason: 'Mixer under repair',
        }),
    },
    {
      name: 'generate a ticket',
      ready: ticket,
    },
    {
      name: 'batch a load',
      ready: async () => {
        const of = await must(await ticket())
        const json = { batchNo: 1, quantity: '3.00', weights: exactWeights(world, 3) }
        return post('batcher', `/delivery-order/${of.id}/batch`, json)
      },
    },
    {
      name: 'call a truck to a load',
      ready: async () => {
        const { id: deliveryOrderId } = await load()
        const { id: queueId } = await must(
          post('batcher', '/queue/join', { ...(await freshTruck()), plantId: world.plant.id }),
        )
        return post('batcher', '/queue/call', { queueId, deliveryOrderId, reason: 'This one stands ready' })
      },
    },
  ]
}
