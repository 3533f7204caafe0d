import { settingNow } from '~/db/kit/setting'
import type { Work } from '~/db/kit/work'
import type { MaterialOrderRow } from '~/db/materials/material-order'
import { receiptEntry } from '~/db/materials/receipt'
import { silo } from '~/db/materials/silo'
import { moveStock } from '~/db/materials/stock-entry'
import { decimal, kilograms } from '~/domain/kit/money'
import { invalid, Refused } from '~/domain/kit/problem'
import { minutesBetween } from '~/domain/kit/time'
import { receipt } from '~/domain/materials/receipt'
import { isLongAgo } from '~/domain/materials/silo'
import * as words from '~/domain/materials/words'
import { advanceLocked, openTo } from '../kit/workflow'
import { orderFlow } from './order-flow'
import { refuseClosedBook } from './refuse-closed-book'
import { refuseOverfull } from './silo'

type Weighed = { receivedKg: string; ticketNo: string; receivedAt?: string | undefined }

/**
 * A weight takes effect: stock moves, and the order is received or disputed by what was ordered. Stock moves only where the
 * flow lets the receipt, so that what may not be weighed says so, and not that the silo is full.
 */
export async function weigh(
  work: Work,
  order: MaterialOrderRow,
  of: Weighed,
  { type, reason, values }: { type: string; reason?: string; values: Partial<MaterialOrderRow> },
) {
  const isOpen = openTo(orderFlow, order, work.by).includes(type)
  const posted = isOpen ? await postReceipt({ ...work, reason }, order, of) : null
  const moved = await advanceLocked(work, orderFlow, order, {
    type,
    reason,
    facts: { within: posted?.within },
    values: { ...posted?.values, ...values },
  })
  return { ...moved, differencePercent: posted?.differencePercent ?? null }
}

/**
 * Puts what was weighed into the silo. A receipt that is there already is taken back whole by an entry of its own first:
 * the ledger keeps both, and the silo and the supplier's account have the new weight alone.
 */
async function postReceipt(work: Work, order: MaterialOrderRow, of: Weighed) {
  const at = of.receivedAt ? new Date(of.receivedAt) : (order.receivedAt ?? work.now)
  if (at > work.now) throw invalid('receivedAt', words.orderReceivedInFuture())
  if (isLongAgo(at, work.now)) throw invalid('receivedAt', words.orderLongAgo())
  // Whoever sees the order sees its silo.
  const into = await silo.lock(work, order.siloId)
  if (into.materialId !== order.materialId)
    throw new Refused(words.orderSiloChanged({ silo: into.siloCode }), undefined, { rule: 'material' })
  // A ticket that is corrected keeps its minute.
  if (!order.receivedAt || Math.abs(minutesBetween(order.receivedAt, at)) >= 1)
    await refuseClosedBook(work, into.plantId, at)
  const { siloId, materialId, id: materialOrderId } = order
  const about = { siloId, materialId, kind: 'received', materialOrderId, remarks: work.reason ?? null }
  const before = order.receivedKg === null ? undefined : await receiptEntry(work.sql, order.id)
  const back = before && {
    ...about,
    kg: kilograms(decimal(before.kg).negated()),
    at: before.happenedAt ?? before.at,
    reversesId: before.id,
  }
  const levels = await moveStock(
    work,
    [...(back ? [back] : []), { ...about, kg: of.receivedKg, at }],
    back ? 'correct' : 'receive',
    order.id,
  )
  refuseOverfull(into, levels.get(siloId)!)
  const tolerance = await settingNow(work, 'materials.receipt-tolerance')
  return {
    ...receipt(order.orderedKg, of.receivedKg, tolerance),
    values: { receivedKg: of.receivedKg, ticketNo: of.ticketNo, receivedAt: at },
  }
}
