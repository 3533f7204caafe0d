import * as z from 'zod'
import { product } from '~/db/catalog/product'
import { getSeen, getSeenByNumber } from '~/db/deliveries/delivery-order'
import { bansOn } from '~/db/deliveries/load-bans'
import { mixSide } from '~/db/deliveries/load-side'
import { seesOrder } from '~/db/deliveries/order-of'
import { passesNeeded, type TruckTypeRow, truckTypeList } from '~/db/deliveries/passes'
import { samplingOf } from '~/db/deliveries/sampling'
import { plant } from '~/db/fleet/plant'
import { order } from '~/db/orders/order'
import { DoId } from '~/domain/deliveries/delivery-order'
import { type Page, unsortedShape } from '~/domain/kit/page'
import { invalid } from '~/domain/kit/problem'
import { id } from '~/domain/kit/shape'
import { updateCarbon } from '~/workflows/deliveries/update-delivery-order-carbon'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { param, query } from '../kit/valid'
import { write } from '../kit/write'

const OfNumber = z.strictObject({ doNumber: z.string().trim().min(1, 'A number is needed').max(40) })
const OfDo = z.strictObject({ doId: id() })
const Mapped = z.strictObject({ deliveryOrderId: id() })
const PassNeeded = z.strictObject({
  deliveryOrderId: id().optional(),
  orderId: id().optional(),
  truckId: id().optional(),
  driverId: id().optional(),
})
const TruckTypes = z.strictObject({ ...unsortedShape, truckType: z.string().trim().max(60).optional() })

/** What concerns a load: its mix, passes, bans, cylinders and carbon. */
export const deliveryCheckRoutes = area()
  .get(
    '/delivery-order/check-mapped-mixdesign',
    may('GET /delivery-order/check-mapped-mixdesign'),
    query(Mapped),
    async c => {
      const load = await getSeen(sqlOf(c), personOf(c), c.req.valid('query').deliveryOrderId)
      const [at, of] = await Promise.all([plant.get(sqlOf(c), load.plantId), product.get(sqlOf(c), load.productId)])
      const { facts, mixDesignId } = await mixSide(sqlOf(c), load, of.structural, at.certificateValidTo)
      return c.json({ deliveryOrderId: load.id, mixDesignId, ...facts })
    },
  )
  .get('/delivery-order/truck_type', may('GET /delivery-order/truck_type'), query(TruckTypes), async c => {
    const page: Page<TruckTypeRow> = await truckTypeList(sqlOf(c), c.req.valid('query'))
    return c.json(page)
  })
  .get('/delivery-order/get-pass-needed', may('GET /delivery-order/get-pass-needed'), query(PassNeeded), async c => {
    const { deliveryOrderId, orderId, truckId, driverId } = c.req.valid('query')
    if (!deliveryOrderId && !orderId) throw invalid('deliveryOrderId', 'A delivery order or an order is needed')
    const load = deliveryOrderId ? await getSeen(sqlOf(c), personOf(c), deliveryOrderId) : undefined
    const of = load ?? (await seesOrder(sqlOf(c), personOf(c), orderId!))
    const rows = await passesNeeded(sqlOf(c), {
      projectId: of.projectId,
      day: 'doDate' in of ? of.doDate : of.orderDate,
      truckId: truckId ?? load?.truckId ?? undefined,
      driverId: driverId ?? load?.driverId ?? undefined,
    })
    return c.json({ rows, total: rows.length })
  })
  .get('/delivery-order/banned-detail/:id', may('GET /delivery-order/banned-detail/:id'), param(DoId), async c => {
    const load = await getSeen(sqlOf(c), personOf(c), c.req.valid('param').id)
    const rows = await bansOn(sqlOf(c), load)
    return c.json({
      rows: rows.map(row => ({
        ...row,
        from: row.locationId ? 'location' : row.projectId ? 'project' : 'customer',
        onThisLoad:
          (!!row.truckId && row.truckId === load.truckId) || (!!row.driverId && row.driverId === load.driverId),
      })),
      total: rows.length,
    })
  })
  .get(
    '/delivery-order/process-cylinder-test',
    may('GET /delivery-order/process-cylinder-test'),
    query(OfNumber),
    async c => {
      const load = await getSeenByNumber(sqlOf(c), personOf(c), c.req.valid('query').doNumber)
      return c.json(await samplingOf(sqlOf(c), await order.get(sqlOf(c), load.orderId), load))
    },
  )
  .get('/delivery-order/update-gwp-amount', may('GET /delivery-order/update-gwp-amount'), query(OfDo), async c => {
    const load = await getSeen(sqlOf(c), personOf(c), c.req.valid('query').doId)
    if (c.req.raw.method === 'HEAD') return c.body(null)
    return c.json(await write(c, work => updateCarbon(work, load.id)))
  })
