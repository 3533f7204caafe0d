import { type DeliveryOrderRow, deliveryOrder, lockSeen } from '~/db/deliveries/delivery-order'
import type { Work } from '~/db/kit/work'
import * as words from '~/domain/deliveries/words'
import { Refused } from '~/domain/kit/problem'

/** Counts a print of the ticket; from the second on it is a copy, and every one leaves its line. */
export async function printDo(work: Work, id: string, header: boolean): Promise<DeliveryOrderRow> {
  const row = await lockSeen(work, id)
  if (!row.doNumber) throw new Refused(words.ticketNoNumber(), undefined, { status: row.status })
  return deliveryOrder.move(
    work,
    row,
    { printCount: row.printCount + 1 },
    header ? 'print ticket' : 'print ticket without header',
  )
}
