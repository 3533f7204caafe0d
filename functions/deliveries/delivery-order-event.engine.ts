import { DoEvent, DoId } from '~/domain/deliveries/delivery-order'
import { tellEvent } from '~/workflows/deliveries/record-delivery-order-event'
import { area, may } from '../kit/area'
import { body, param } from '../kit/valid'
import { write } from '../kit/write'

/** A step of a load on its way, with what was read on site: it is judged by the account of the concrete. */
export const deliveryEventEngine = area().post(
  '/delivery-order/:id/event',
  may('POST /delivery-order/:id/event', 'once'),
  param(DoId),
  body(DoEvent),
  async c => c.json(await write(c, work => tellEvent(work, c.req.valid('param').id, c.req.valid('json')))),
)
