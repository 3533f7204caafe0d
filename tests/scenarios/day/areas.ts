import { ok } from '../../kit/house'
import { DAY, type DayOfPours } from './ground'

type ByOrder = Map<string, number>
type Row = { id: string; orderId: string; doNumber: string | null; doQuantity: string }
type Bill = { lines: { deliveryOrderId: string | null; quantity: string; lineType?: string }[] }

/** m³ of each order as one area tells them, each asked by its own call. */
export function areas({ portal, world, pours }: DayOfPours) {
  const dispatcher = portal.as('dispatcher')
  const ids = Object.values(pours).map(({ id }) => id)
  const byOrder = async (m3Of: (id: string) => Promise<number>): Promise<ByOrder> => {
    const found: ByOrder = new Map()
    for (const id of ids) found.set(id, await m3Of(id))
    return found
  }
  const tickets = async (): Promise<Row[]> => {
    const { rows } = ok(
      await dispatcher.post('/delivery-order/search_filter_do', { fromDate: DAY, toDate: DAY, limit: 100 }),
    )
    return rows.filter((row: Row) => row.doNumber)
  }
  return {
    booked: () => byOrder(async id => Number(ok(await dispatcher.get(`/order/${id}`)).quantity)),
    /** What the hours of the plant hold for the day. */
    async reserved() {
      const asked = `plantId=${world.plant.id}&orderDate=${DAY}`
      return Number(ok(await dispatcher.get(`/order/totalDeliveryOrderVolume?${asked}`)).planned)
    },
    /** On a truck in the chart of the day. */
    async planned() {
      const asked = { orderDate: DAY, regionIds: [world.region.id] }
      const [chart] = ok(await dispatcher.post('/order/optimized-chart', asked))
      type Load = { orderId: string; truckId: string | null; quantity: string }
      return byOrder(async id => sumOf(chart.loads.filter((load: Load) => load.orderId === id && load.truckId)))
    },
    /** For which a truck was called from the yard. */
    async called() {
      const { rows } = ok(await portal.as('batcher').get(`/queue/queue_list?limit=100&plantId=${world.plant.id}`))
      const called = new Set(rows.map((row: { deliveryOrderId: string | null }) => row.deliveryOrderId))
      const loads = (await tickets()).filter(row => called.has(row.id))
      return byOrder(async id => sumOf(loads.filter(row => row.orderId === id).map(quantityOf)))
    },
    async ticketed() {
      const loads = await tickets()
      return byOrder(async id => sumOf(loads.filter(row => row.orderId === id).map(quantityOf)))
    },
    /** Weighed, by the batches of each ticket. */
    async batched() {
      const loads = await tickets()
      return byOrder(async id => {
        let m3 = 0
        for (const { doNumber } of loads.filter(row => row.orderId === id)) {
          const { weights } = ok(await portal.as('batcher').get(`/orderdetail/view?doNumber=${doNumber}`))
          const batches = new Map(weights.map((row: { batchNo: number; quantity: string }) => [row.batchNo, row]))
          m3 += sumOf([...batches.values()] as { quantity: string }[])
        }
        return m3
      })
    },
    /** kg of cement that the silos of the plant hold. */
    async cement() {
      const { rows } = ok(await portal.as('admin').get('/silo/list?limit=50'))
      return Number(rows.find((row: { siloCode: string }) => row.siloCode === 'S1').levelKg)
    },
    delivered: () => byOrder(async id => Number((await quantities(id)).delivered)),
    accepted: () => byOrder(async id => Number((await quantities(id)).accepted)),
    withdrawn: () => byOrder(async id => Number((await quantities(id)).withdrawn)),
    /** On the lines of concrete of the drafts of the day. */
    async billed() {
      const { drafts } = ok(
        await portal.as('finance_ar').post('/invoice-draft/generate-draft', { fromDate: DAY, toDate: DAY }),
      )
      const lines: Bill['lines'] = []
      for (const { id } of drafts) lines.push(...ok(await portal.as('admin').get(`/invoice-draft/${id}`)).lines)
      const loads = await tickets()
      return byOrder(async id => {
        const own = new Set(loads.filter(row => row.orderId === id).map(row => row.id))
        return sumOf(lines.filter(line => line.deliveryOrderId && own.has(line.deliveryOrderId)))
      })
    },
  }

  async function quantities(id: string) {
    return ok(await dispatcher.get(`/delivery-order/calculate-delivery-quantity?orderId=${id}`))
  }
}

const quantityOf = ({ doQuantity }: Row) => ({ quantity: doQuantity })
const sumOf = (rows: readonly { quantity: string }[]) => rows.reduce((sum, row) => sum + Number(row.quantity), 0)
