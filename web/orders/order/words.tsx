import type { OrderStatus } from '~/domain/orders/order'
import { isIn, UNDER_WAY } from '~/domain/orders/order-states'
import { isAwaited } from '~/domain/orders/will-call'
import { showVolume } from '~/web/kit/figures'
import { CancellationField } from '~/web/kit/record/cancellation-field'
import type { RecordAction } from '~/web/kit/record/record-action'
import { CalledByField, ToleranceField } from './asked-fields'
import { type CancelledLoad, CancelledLoadField, chargedLoads } from './cancelled-load-field'

type Order = { id: string; version: number; orderNo: string; status: string; mergedOrderId: string | null }

const KEEPS: Record<string, OrderStatus[]> = {
  hold: UNDER_WAY,
  release: ['on_hold'],
  complete: ['in_progress'],
  balance: UNDER_WAY,
  uncomplete: ['completed'],
  cancel: ['draft', 'confirmed', 'on_hold'],
}

/** Whether the state of an order knows the action; the API has the last word. */
export const knows = (order: Pick<Order, 'status'>, intent: string): boolean => isIn(KEEPS[intent] ?? [], order.status)

/** The actions of an order in the order of its states, with what each asks first. */
export function orderActions(order: Order, mayManage: boolean): RecordAction[] {
  const fields = { id: order.id, version: String(order.version) }
  const all: RecordAction[] = [
    {
      label: 'Hold order',
      intent: 'hold',
      done: `${order.orderNo} is on hold`,
      confirm: {
        title: `Hold ${order.orderNo}?`,
        text: 'Loads that are not called yet are on hold. Called and batched loads continue.',
        reason: true,
      },
    },
    {
      label: 'Release order',
      intent: 'release',
      look: 'primary',
      done: `${order.orderNo} is released`,
      confirm: {
        title: `Release ${order.orderNo}?`,
        text: 'Capacity and price are checked again. Loads whose time has passed move together.',
      },
    },
    {
      label: 'Complete order',
      intent: 'complete',
      look: 'primary',
      done: `${order.orderNo} is completed`,
      confirm: {
        title: `Complete ${order.orderNo}?`,
        text: 'Quantities not delivered are cancelled.',
      },
    },
    {
      label: 'Uncomplete order',
      intent: 'uncomplete',
      done: `${order.orderNo} is open again`,
      confirm: { title: `Open ${order.orderNo} again?`, reason: true },
    },
    {
      label: 'Cancel order',
      intent: 'cancel',
      look: 'danger',
      done: `${order.orderNo} is cancelled`,
      confirm: {
        title: `Cancel ${order.orderNo}?`,
        text: 'Its loads that are not called yet are withdrawn.',
        reason: true,
        form: <CancellationField path={`order/${order.id}`} usual="customer" told={order.status !== 'draft'} />,
      },
    },
  ]
  return mayManage ? all.filter(action => knows(order, action.intent!)).map(action => ({ ...action, fields })) : []
}

type Owed = Order & { owedQuantity: string }

/** What came back, was rejected or withdrawn is ordered again. */
export const balanceAction = (order: Owed, mayManage: boolean): RecordAction => ({
  label: 'Order the balance',
  intent: 'balance',
  fields: { id: order.id, version: String(order.version) },
  done: `${showVolume(order.owedQuantity)} of ${order.orderNo} ordered again`,
  hidden: !mayManage || !knows(order, 'balance') || Number(order.owedQuantity) <= 0,
  confirm: {
    title: `Order the balance of ${order.orderNo}?`,
    text: `${showVolume(order.owedQuantity)} for the same site and product, after the last load. The rules of booking are checked again.`,
  },
})

/** A draft that no time fits waits for room on its day. */
export const waitAction = (order: Order, mayManage: boolean): RecordAction => ({
  label: 'Put on the wait list',
  intent: 'wait',
  fields: { id: order.id, version: String(order.version) },
  done: `${order.orderNo} is on the wait list`,
  hidden: !mayManage || order.status !== 'draft',
  confirm: {
    title: `Put ${order.orderNo} on the wait list?`,
    text: 'When room becomes free on its day, it is reserved for the first that fits, and you are asked to call the site.',
    form: <ToleranceField />,
  },
})

type OnCall = Order & { willCall: boolean; calledAt: string | null; contactName: string | null }

/** The site of an order on call has called. */
export const callAction = (order: OnCall, mayManage: boolean): RecordAction => ({
  label: 'Site has called',
  intent: 'note-call',
  look: 'primary',
  fields: { id: order.id, version: String(order.version) },
  done: `${order.orderNo} is confirmed by its site`,
  hidden: !mayManage || !isAwaited(order) || !['confirmed', 'on_hold'].includes(order.status),
  confirm: {
    title: `${order.orderNo}: its site has called?`,
    text: 'Its time is kept from now on.',
    form: <CalledByField usual={order.contactName ?? ''} />,
  },
})

type Cancelled = Order & { cancelledLate: string | null; loadLines: readonly CancelledLoad[] }

/** The charge of all loads that were cancelled late, or of one of them. */
export const waiveAction = (order: Cancelled, mayManage: boolean): RecordAction => ({
  label: 'Waive cancellation charge',
  intent: 'waive-cancellation',
  fields: { id: order.id, version: String(order.version) },
  hidden: order.cancelledLate !== 'charged' || !mayManage,
  confirm: {
    title: `Waive the cancellation charge of ${order.orderNo}?`,
    text: 'Beyond your price authority somebody else has to approve it first.',
    reason: true,
    form: <CancelledLoadField loads={chargedLoads(order.loadLines)} />,
  },
})
