import { loadsOf } from '~/db/deliveries/delivery-order'
import { getSeenRegion } from '~/db/fleet/region-rows'
import { getSeenPlant } from '~/db/fleet/seen-plant'
import { incompleteOrders, totalDeliveryVolume, totalOrderVolume } from '~/db/orders/order-volumes'
import { getSeenOrder } from '~/db/orders/seen-order'
import { Id } from '~/domain/kit/shape'
import { layersOf } from '~/domain/orders/layers'
import { OfProject, PlantVolume, RegionVolume } from '~/domain/orders/order-queries'
import { isGone } from '~/workflows/orders/order-facts'
import { area, may } from '../../kit/area'
import { personOf, sqlOf } from '../../kit/context'
import { param, query } from '../../kit/valid'

export const orderVolumeRoutes = area()
  .get('/order/totalOrderVolume', may('GET /order/totalOrderVolume'), query(RegionVolume), async c => {
    const { regionId, orderDate } = c.req.valid('query')
    await getSeenRegion(sqlOf(c), personOf(c), regionId)
    return c.json(await totalOrderVolume(sqlOf(c), personOf(c), regionId, orderDate))
  })
  .get('/order/totalDeliveryOrderVolume', may('GET /order/totalDeliveryOrderVolume'), query(PlantVolume), async c => {
    const { plantId, orderDate } = c.req.valid('query')
    await getSeenPlant(sqlOf(c), personOf(c), plantId)
    return c.json(await totalDeliveryVolume(sqlOf(c), personOf(c), plantId, orderDate))
  })
  .get('/order/has-incomplete-orders', may('GET /order/has-incomplete-orders'), query(OfProject), async c => {
    const count = await incompleteOrders(sqlOf(c), personOf(c), c.req.valid('query').projectId)
    return c.json({ hasIncompleteOrders: count > 0, count })
  })
  .get('/order/layerDetails/:id', may('GET /order/layerDetails/:id'), param(Id), async c => {
    const order = await getSeenOrder(sqlOf(c), personOf(c), c.req.valid('param').id)
    const loads = (await loadsOf(sqlOf(c), order.id)).filter(load => !isGone(load))
    const rows = layersOf(loads, order.unloadingMinutes)
    return c.json({ orderId: order.id, orderNo: order.orderNo, quantity: order.quantity, rows, total: rows.length })
  })
