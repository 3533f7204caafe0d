import type * as z from 'zod'
import { nextNumber } from '~/db/kit/counter'
import { settingNow } from '~/db/kit/setting'
import type { Work } from '~/db/kit/work'
import { getSeenMaterialOrder, type MaterialOrderRow, materialOrder } from '~/db/materials/material-order'
import { materialSource } from '~/db/materials/material-source'
import { lockSeenSilo } from '~/db/materials/silo-page'
import { moveStock } from '~/db/materials/stock-entry'
import { decimal, kilograms } from '~/domain/kit/money'
import { invalid, Refused } from '~/domain/kit/problem'
import {
  type MaterialOrderFields,
  type MaterialOrderReceive,
  type MaterialOrderSplit,
  type MaterialOrderStatus,
  partsFit,
  receipt,
  STARTS,
  STATUS_NAMES,
} from '~/domain/materials/material-order'
import * as words from '~/domain/materials/words'
import { refuseOverfull } from './silo'

export async function createMaterialOrder(work: Work, fields: MaterialOrderFields): Promise<MaterialOrderRow> {
  const place = await placeOf(work, fields)
  return materialOrder.insert(work, { ...values(fields), ...place, orderNo: await orderNo(work) })
}

export async function changeMaterialOrder(
  work: Work,
  id: string,
  version: number,
  fields: MaterialOrderFields,
): Promise<MaterialOrderRow> {
  const before = await startOf(work, id, version, 'change')
  return materialOrder.move(work, before, { ...values(fields), ...(await placeOf(work, fields)) }, 'change')
}

export async function placeMaterialOrder(work: Work, id: string, version: number): Promise<MaterialOrderRow> {
  const before = await startOf(work, id, version, 'place')
  return materialOrder.move(work, before, { status: 'placed' }, 'place')
}

export async function revokeMaterialOrder(work: Work, id: string, version: number): Promise<MaterialOrderRow> {
  const before = await startOf(work, id, version, 'revoke')
  return materialOrder.move(work, before, { status: 'revoked' }, 'revoke')
}

/** The parts take the order's place, in its state; together they are the order to the gram. */
export async function splitMaterialOrder(
  work: Work,
  id: string,
  { version, parts }: z.output<typeof MaterialOrderSplit>,
): Promise<MaterialOrderRow[]> {
  const before = await startOf(work, id, version, 'split')
  if (!partsFit(before.orderedKg, parts)) throw invalid('parts', words.orderPartsSum({ mass: before.orderedKg }))
  const made: MaterialOrderRow[] = []
  for (const [at, { kg, expectedAt, siloId }] of parts.entries()) {
    const place = await placeOf(work, { siloId: siloId ?? before.siloId, sourceId: before.sourceId })
    if (place.materialId !== before.materialId) throw invalid(`parts.${at}.siloId`, words.orderOtherMaterial())
    const { status, remarks } = before
    const part = { ...place, orderedKg: kg, expectedAt: new Date(expectedAt), parentId: before.id, status, remarks }
    made.push(await materialOrder.insert(work, { ...part, orderNo: await orderNo(work) }, 'split off'))
  }
  await materialOrder.move(work, before, { status: 'split' }, 'split')
  return made
}

/** What the weighbridge says comes into the silo, also when its difference is disputed: it is there. */
export async function receiveMaterialOrder(
  work: Work,
  id: string,
  { version, receivedKg, ticketNo, receivedAt, remarks }: z.output<typeof MaterialOrderReceive>,
) {
  const before = await startOf(work, id, version, 'receive')
  const at = receivedAt ? new Date(receivedAt) : work.now
  if (at > work.now) throw invalid('receivedAt', words.orderReceivedInFuture())
  const into = await lockSeenSilo(work, before.siloId)
  if (into.materialId !== before.materialId)
    throw new Refused(words.orderSiloChanged({ silo: into.siloCode }), undefined, { rule: 'material' })
  refuseOverfull(into, kilograms(decimal(into.levelKg).plus(receivedKg)))
  const { status, differencePercent } = receipt(
    before.orderedKg,
    receivedKg,
    await settingNow(work, 'materials.receipt-tolerance'),
  )
  const { siloId, materialId } = before
  await moveStock(
    work,
    [{ siloId, materialId, kind: 'received', kg: receivedKg, at, materialOrderId: id }],
    'receive',
    id,
  )
  const kept = { status, receivedKg, ticketNo, receivedAt: at, ...(remarks ? { remarks } : {}) }
  return { ...(await materialOrder.move(work, before, kept, 'receive')), differencePercent }
}

async function startOf(work: Work, id: string, version: number, verb: keyof typeof STARTS): Promise<MaterialOrderRow> {
  await getSeenMaterialOrder(work.sql, work.by, id)
  const row = await materialOrder.lock(work, id)
  materialOrder.atVersion(row, version)
  if (!STARTS[verb].includes(row.status as MaterialOrderStatus))
    throw new Refused(
      words.orderIsStatus({ orderNo: row.orderNo, status: STATUS_NAMES[row.status as MaterialOrderStatus]() }),
      undefined,
      { rule: 'status', status: row.status },
    )
  return row
}

/** One silo takes one material of one source. */
async function placeOf(work: Work, { siloId, sourceId }: { siloId: string; sourceId?: string | null | undefined }) {
  const into = await lockSeenSilo(work, siloId)
  if (!into.active) throw invalid('siloId', words.siloInactive({ silo: into.siloCode }))
  const source = sourceId ?? into.sourceId
  if (source && into.sourceId && source !== into.sourceId)
    throw new Refused(words.siloOtherSource({ silo: into.siloCode }), undefined, { rule: 'source' })
  if (source && (await materialSource.find(work.sql, source))?.materialId !== into.materialId)
    throw invalid('sourceId', words.orderOtherSource())
  return { siloId, materialId: into.materialId, sourceId: source ?? null }
}

const values = ({ orderedKg, expectedAt, remarks }: MaterialOrderFields) => ({
  orderedKg,
  expectedAt: new Date(expectedAt),
  remarks,
})

const orderNo = async (work: Work) => `MO${String(await nextNumber(work, 'material_order')).padStart(6, '0')}`
