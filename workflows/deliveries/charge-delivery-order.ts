import { type DeliveryOrderRow, deliveryOrder, lockSeen } from '~/db/deliveries/delivery-order'
import type { Work } from '~/db/kit/work'
import type { Returned } from '~/domain/deliveries/delivery-order'
import { returnOf } from '~/domain/deliveries/delivery-order-quantities'
import { CLOSED } from '~/domain/deliveries/delivery-order-status'
import { waitingOf } from '~/domain/deliveries/waiting-ours'
import { among } from '~/domain/kit/among'
import { Refused } from '~/domain/kit/problem'
import { heldByNobodyElse, sameVersion } from './lock-delivery-order'

type Charges = Returned &
  Partial<
    Pick<
      DeliveryOrderRow,
      'washedOut' | 'washoutFee' | 'technicianOnSiteMinutes' | 'waitingCause' | 'waitingOursMinutes' | 'batchingNo'
    >
  >

/** What is noted beside a ticket while the load is open. Once it is closed, billed or a change is asked for, only an e-modification moves it. */
export async function noteCharges(
  work: Work,
  id: string,
  version: number,
  values: Charges,
  action: string,
): Promise<DeliveryOrderRow> {
  const row = await lockToCharge(work, id, version)
  const { returnConcrete } = values
  const returned = returnConcrete === undefined ? {} : returnOf({ ...values, returnConcrete }, row.quantity)
  if (values.returnConcrete && !row.onSiteAt)
    throw new Refused('Concrete can only be returned from a site that the truck reached', undefined, {
      status: row.status,
    })
  const { waitingCause } = values
  const waiting = waitingCause === undefined ? {} : waitingOf({ ...values, waitingCause }, row)
  return deliveryOrder.move(work, row, { ...values, ...returned, ...waiting }, action)
}

/** The load whose ticket is open for notes. */
export async function lockToCharge(work: Work, id: string, version: number | undefined): Promise<DeliveryOrderRow> {
  const row = await lockSeen(work, id)
  heldByNobodyElse(work, row)
  sameVersion(row, version)
  if (!row.generatedAt) throw new Refused('Its ticket is not generated yet', undefined, { status: row.status })
  if (row.status === 'withdrawn') throw new Refused('Delivery order withdrawn', undefined, { status: row.status })
  const why = among(CLOSED, row.status)
    ? 'The load is closed. Use an e-modification'
    : (row.invoiceDraftId || row.emodificationPending) &&
      'It is on an invoice draft or an open request. Use an e-modification'
  if (why)
    throw new Refused(why, undefined, {
      rule: 'e-modification',
      mayOverride: [],
      to: `/order/delivery-order/${row.doNumber}?tab=change`,
    })
  return row
}
