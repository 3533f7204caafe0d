import { settingNow } from '~/db/kit/setting'
import type { Work } from '~/db/kit/work'
import type { MaterialOrderRow } from '~/db/materials/material-order'
import { receiptEntry } from '~/db/materials/receipt'
import { silo } from '~/db/materials/silo'
import { lockSeenSilo } from '~/db/materials/silo-page'
import { moveStock } from '~/db/materials/stock-entry'
import { decimal, kilograms } from '~/domain/kit/money'
import { invalid, Refused } from '~/domain/kit/problem'
import { receipt } from '~/domain/materials/receipt'
import { isLongAgo } from '~/domain/materials/silo'
import * as words from '~/domain/materials/words'
import { refuseOverfull } from './silo'

type Weighed = { receivedKg: string; ticketNo: string; receivedAt?: string | undefined }

/**
 * Puts what was weighed into the silo. A receipt that is there already is taken back whole by an entry of its own first:
 * the ledger keeps both, and the silo and the supplier's account have the new weight alone.
 */
export async function postReceipt(work: Work, order: MaterialOrderRow, of: Weighed, reason: string | null = null) {
  const at = of.receivedAt ? new Date(of.receivedAt) : (order.receivedAt ?? work.now)
  if (at > work.now) throw invalid('receivedAt', words.orderReceivedInFuture())
  if (isLongAgo(at, work.now)) throw invalid('receivedAt', words.orderLongAgo())
  const into = await lockSeenSilo(work, order.siloId)
  if (into.materialId !== order.materialId)
    throw new Refused(words.orderSiloChanged({ silo: into.siloCode }), undefined, { rule: 'material' })
  const { siloId, materialId, id: materialOrderId } = order
  const about = { siloId, materialId, kind: 'received', materialOrderId, remarks: reason }
  const before = order.receivedKg === null ? undefined : await receiptEntry(work.sql, order.id)
  const back = before && {
    ...about,
    kg: kilograms(decimal(before.kg).negated()),
    at: before.at,
    reversesId: before.id,
  }
  await moveStock(
    work,
    [...(back ? [back] : []), { ...about, kg: of.receivedKg, at }],
    back ? 'correct' : 'receive',
    order.id,
  )
  const { levelKg } = await silo.get(work.sql, siloId)
  refuseOverfull(into, levelKg)
  const tolerance = await settingNow(work, 'materials.receipt-tolerance')
  return {
    ...receipt(order.orderedKg, of.receivedKg, tolerance),
    values: { receivedKg: of.receivedKg, ticketNo: of.ticketNo, receivedAt: at },
  }
}
