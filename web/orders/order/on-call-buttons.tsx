import type { OnCall } from '~/domain/orders/on-call-quantity'
import type { OrderStatus } from '~/domain/orders/order'
import { BOOKED, isIn, UNDER_WAY } from '~/domain/orders/order-states'
import { showVolume } from '~/web/kit/figures'
import type { RecordAction } from '~/web/kit/record/record-action'
import { OnCallField } from './on-call-field'

type Order = Pick<OnCall, 'status' | 'onCallQuantity'> & {
  id: string
  version: number
  orderNo: string
  loadSize: string
  contactName: string | null
}

const asks = (order: Order, mayManage: boolean, states: readonly OrderStatus[]) =>
  mayManage && isIn(states, order.status) && Number(order.onCallQuantity) > 0

/** The site asks for what is on call, or for a part of it, at a time. */
export const releaseAction = (order: Order, mayManage: boolean): RecordAction => ({
  label: `Release ${showVolume(order.onCallQuantity)}`,
  intent: 'release-on-call',
  look: 'primary',
  fields: { id: order.id, version: String(order.version) },
  done: `What the site asked for of ${order.orderNo} is planned`,
  hidden: !asks(order, mayManage, UNDER_WAY),
  confirm: {
    title: `Release m³ on call of ${order.orderNo}?`,
    text: 'They become loads for the time that the site wants, with that time as their promise.',
    verb: 'Release',
    reason: 'Why now',
    form: <OnCallField order={order} offers />,
  },
})

/** The site does not need it. */
export const endAction = (order: Order, mayManage: boolean): RecordAction => ({
  label: 'On call not needed',
  intent: 'end-on-call',
  fields: { id: order.id, version: String(order.version) },
  done: `${order.orderNo} is lowered by what its site does not need`,
  hidden: !asks(order, mayManage, BOOKED),
  confirm: {
    title: `Lower ${order.orderNo} by m³ on call?`,
    text: 'No load was planned for them, so the customer is charged nothing.',
    verb: 'Lower order',
    reason: 'Why not needed',
    form: <OnCallField order={order} />,
  },
})
