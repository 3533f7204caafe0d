import { type DecimalText, sum } from '../kit/money'
import type { PlainDate } from '../kit/time'
import type { BillLine } from './bill-line'
import type { Billed, NameOf } from './unbilled-charge'

/** What is charged by, of one load: instants; null where nothing tells. */
export type LoadTimes = { batched: Date | null; arrived: Date | null; pourEnd: Date | null }

/** What devices told in place of what stands on the ticket; where they told nothing the ticket holds. */
export const timesOf = (ticket: LoadTimes, told: LoadTimes | undefined): LoadTimes => ({
  batched: told?.batched ?? ticket.batched,
  arrived: told?.arrived ?? ticket.arrived,
  pourEnd: told?.pourEnd ?? ticket.pourEnd,
})

/** A charge of a load that comes to something else by the times that devices told, S$. */
export type TimedCharge = {
  what: string
  label: string
  day: PlainDate
  deliveryOrderId: string
  /** The line of the draft that bills it. */
  lineId: string | null
  ticketTimes: LoadTimes
  deviceTimes: LoadTimes
  /** Earned by the times on the ticket, and by those of the devices. */
  byTicket: DecimalText
  byDevice: DecimalText
  /** By the devices less by the ticket. */
  difference: DecimalText
  billed: DecimalText
  /** By the devices less what is billed: positive is left out of the bill, negative is more than the devices bear out. */
  notBilled: DecimalText
}

type Line = Slot & Pick<BillLine, 'amount' | 'description'>
type Times = ReadonlyMap<string, { ticket: LoadTimes; device: LoadTimes }>

/**
 * The charges of loads that differ by whose times they are reckoned with: the same facts and terms twice, once with the
 * times on the ticket and once with those of devices. Nothing is listed of a load of which no device told a time.
 */
export function timedCharges(
  draftId: string,
  billed: readonly Billed[],
  of: { byTicket: readonly Line[]; byDevice: readonly Line[]; times: Times },
  nameOf: NameOf,
): TimedCharge[] {
  const [ticket, device] = [bySlot(of.byTicket), bySlot(of.byDevice)]
  const onBill = bySlot(billed.filter(line => !line.disputed))
  return [...new Map([...ticket, ...device])].flatMap(([slot, [line]]): TimedCharge[] => {
    const deliveryOrderId = line?.deliveryOrderId
    const times = deliveryOrderId && of.times.get(deliveryOrderId)
    const difference = totalOf(device.get(slot)).minus(totalOf(ticket.get(slot)))
    const has = totalOf(onBill.get(slot))
    const notBilled = totalOf(device.get(slot)).minus(has)
    // A line that was raised to what devices told, or a note over the rest, leaves nothing to do.
    if (!line || !deliveryOrderId || !times || difference.isZero() || notBilled.isZero()) return []
    const named = nameOf({ deliveryOrderId, orderId: null })
    if (!named) return []
    return [
      {
        what: line.description,
        ...named,
        deliveryOrderId,
        lineId: billed.find(one => one.draftId === draftId && slotOf(one) === slot)?.id ?? null,
        ticketTimes: times.ticket,
        deviceTimes: times.device,
        byTicket: totalOf(ticket.get(slot)).toFixed(2),
        byDevice: totalOf(device.get(slot)).toFixed(2),
        difference: difference.toFixed(2),
        billed: has.toFixed(2),
        notBilled: notBilled.toFixed(2),
      },
    ]
  })
}

const isTimed = (of: { kind: string }) => of.kind === 'sub_product'
type Slot = { kind: string; deliveryOrderId: string | null; itemId: string | null }
const slotOf = (of: Slot) => [of.kind, of.deliveryOrderId, of.itemId].join('|')
const bySlot = <Of extends Slot>(lines: readonly Of[]) => Map.groupBy(lines.filter(isTimed), slotOf)
const totalOf = (of: readonly { amount: DecimalText }[] = []) => sum(of.map(line => line.amount))
