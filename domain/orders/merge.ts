import { cubicMetres, type DecimalText, sum } from '../kit/money'

type Volumes = {
  status: string
  quantity: DecimalText
  deliveredQuantity: DecimalText
  acceptedQuantity: DecimalText
  runningQuantity: DecimalText
  toComeQuantity: DecimalText
}
export type MergeVolumes = Record<'ordered' | 'delivered' | 'accepted' | 'running' | 'remaining', DecimalText>

/** The m³ of a merged order are the sums of its orders; a cancelled one counts no more. */
export function mergeVolumes(orders: readonly Volumes[]): MergeVolumes {
  const counted = orders.filter(({ status }) => status !== 'cancelled')
  return {
    ordered: cubicMetres(sum(counted.map(({ quantity }) => quantity))),
    delivered: cubicMetres(sum(counted.map(({ deliveredQuantity }) => deliveredQuantity))),
    accepted: cubicMetres(sum(counted.map(({ acceptedQuantity }) => acceptedQuantity))),
    running: cubicMetres(sum(counted.map(({ runningQuantity }) => runningQuantity))),
    remaining: cubicMetres(sum(counted.map(({ toComeQuantity }) => toComeQuantity))),
  }
}

type Candidate = {
  orderNo: string
  status: string
  mergedOrderId: string | null
  orderDate: string
  locationId: string
  customerId: string
  dischargeMethodId: string | null
}

/** Why an order cannot follow the first one in a sequence; undefined if it can. */
export function mergeObstacle(
  first: Candidate,
  order: Candidate,
  { orderDate, consent }: { orderDate: string; consent?: string | null | undefined },
): string | undefined {
  const { orderNo } = order
  if (order.status !== 'confirmed')
    return `${orderNo} is ${order.status.replace('_', ' ')}; only confirmed orders are merged`
  if (order.mergedOrderId) return `${orderNo} is merged already`
  if (order.orderDate !== orderDate) return `${orderNo} is for another day`
  if (order.locationId !== first.locationId) return `${orderNo} is for another site`
  if (order.customerId !== first.customerId && !consent)
    return `${orderNo} is of another customer; note where the customers agreed in writing`
  if (order.dischargeMethodId && first.dischargeMethodId && order.dischargeMethodId !== first.dischargeMethodId)
    return `${orderNo} is discharged in another way than ${first.orderNo}`
  return undefined
}
