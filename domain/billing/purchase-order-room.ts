import { compare, cubicMetres, type DecimalText, sum } from '../kit/money'
import { type PlainDate, spokenDay } from '../kit/time'
import type { DraftException } from './bill-line'

/** A purchase order of a project with what other bills took from it so far. */
export type OrderToBill = {
  id: string
  poNumber: string
  active: boolean
  quantity: DecimalText | null
  amount: DecimalText | null
  validFrom: PlainDate
  validTo: PlainDate | null
  billedQuantity: DecimalText
  billedAmount: DecimalText
}
type OrderedLoad = {
  id: string
  orderId: string
  purchaseOrderId: string | null
  doDate: PlainDate
  doNumber: string
  quantity: DecimalText
}
type BilledLine = { deliveryOrderId: string | null; orderId: string | null; amount: DecimalText }
type Bill = { required: boolean; subtotal: DecimalText; lines: readonly BilledLine[] }

/** When an order may be billed on. */
type OrderInForce = Pick<OrderToBill, 'id' | 'active' | 'validFrom' | 'validTo'>

const holdsOn = (order: OrderInForce, day: PlainDate) =>
  order.validFrom <= day && (order.validTo === null || day <= order.validTo)

/** The order that a load is billed on: what its order named, else the only one that the project has on that day. */
export function orderOfLoad(named: string | null, day: PlainDate, orders: readonly OrderInForce[]): string | null {
  if (named) return named
  const valid = orders.filter(order => order.active && holdsOn(order, day))
  return valid.length === 1 ? valid[0]!.id : null
}

/** Whether the loads of one draft fit into the purchase orders that they name: its days, its m³ and its amount. */
export function purchaseOrderExceptions(
  loads: readonly OrderedLoad[],
  orders: readonly OrderToBill[],
  of: Bill,
): { poNumber: string | null; exceptions: DraftException[] } {
  const exceptions: DraftException[] = []
  const numbers: string[] = []
  for (const [id, own] of Map.groupBy(loads, load => load.purchaseOrderId)) {
    const order = orders.find(one => one.id === id)
    if (!order) {
      if (of.required) exceptions.push(missing(own.length === loads.length ? [] : own))
      continue
    }
    numbers.push(order.poNumber)
    exceptions.push(
      ...datesOf(order, own),
      ...roomOf(order, own, own.length === loads.length ? of.subtotal : amountOf(own, of.lines)),
    )
  }
  return { poNumber: numbers.length ? numbers.sort().join(', ') : null, exceptions }
}

/** A number that a person typed: where it is an order of the project, its room and days hold for every load. */
export function typedOrderExceptions(
  typed: string | null,
  loads: readonly OrderedLoad[],
  orders: readonly OrderToBill[],
  of: Omit<Bill, 'lines'>,
): { poNumber: string | null; exceptions: DraftException[] } {
  const order = orders.find(one => one.poNumber === typed)
  if (!order) return { poNumber: typed, exceptions: typed || !of.required ? [] : [missing([])] }
  return purchaseOrderExceptions(
    loads.map(load => ({ ...load, purchaseOrderId: order.id })),
    orders,
    // The order is the whole bill's.
    { ...of, lines: [] },
  )
}

/** What a bill of several orders takes from one of them: the lines of its loads, and what hangs on their orders alone. */
function amountOf(loads: readonly OrderedLoad[], lines: readonly BilledLine[]): DecimalText {
  const [ids, orderIds] = [new Set(loads.map(load => load.id)), new Set(loads.map(load => load.orderId))]
  const own = lines.filter(of =>
    of.deliveryOrderId ? ids.has(of.deliveryOrderId) : of.orderId !== null && orderIds.has(of.orderId),
  )
  return sum(own.map(line => line.amount)).toFixed(2)
}

const missing = (own: readonly OrderedLoad[]): DraftException => ({
  kind: 'missing_po',
  text: own.length
    ? `${own.map(load => load.doNumber).join(', ')}: PO required, none on file`
    : 'PO required, none on file',
})

function datesOf(order: OrderToBill, loads: readonly OrderedLoad[]): DraftException[] {
  const outside = loads.filter(load => !holdsOn(order, load.doDate)).sort((a, b) => (a.doDate < b.doDate ? -1 : 1))
  if (!outside.length) return []
  const until = order.validTo ? ` to ${spokenDay(order.validTo)}` : ''
  const days = [...new Set([outside[0]!.doDate, outside.at(-1)!.doDate])].map(spokenDay).join(' to ')
  return [
    {
      kind: 'po_dates',
      text: `${order.poNumber} is valid from ${spokenDay(order.validFrom)}${until}; delivered ${days}`,
    },
  ]
}

function roomOf(order: OrderToBill, loads: readonly OrderedLoad[], amount: DecimalText): DraftException[] {
  const over: string[] = []
  const quantity = sum([order.billedQuantity, ...loads.map(load => load.quantity)])
  if (order.quantity && compare(quantity, order.quantity) > 0)
    over.push(`${cubicMetres(quantity.minus(order.quantity))} m³`)
  const money = sum([order.billedAmount, amount])
  if (order.amount && compare(money, order.amount) > 0) over.push(`S$${money.minus(order.amount).toFixed(2)}`)
  return over.length ? [{ kind: 'over_po', text: `${order.poNumber} is exceeded by ${over.join(' and ')}` }] : []
}
