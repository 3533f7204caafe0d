import type * as z from 'zod'
import { nextNumber } from '~/db/kit/counter'
import type { Work } from '~/db/kit/work'
import { type MaterialOrderRow, materialOrder } from '~/db/materials/material-order'
import { materialSource } from '~/db/materials/material-source'
import { purchasePrice } from '~/db/materials/purchase-price'
import { lockSeenSilo } from '~/db/materials/silo-page'
import { invalid, Refused } from '~/domain/kit/problem'
import {
  type MaterialOrderFields,
  type MaterialOrderRevoke,
  type MaterialOrderSplit,
  partsFit,
} from '~/domain/materials/material-order'
import type { MaterialOrderReceive } from '~/domain/materials/receipt'
import * as words from '~/domain/materials/words'
import { advanceLocked, openTo } from '../kit/workflow'
import { checkPlacement, checkWanted } from './check-placement'
import { checkPrice } from './check-price'
import { lockMaterialOrder } from './lock-material-order'
import { orderFlow } from './order-flow'
import { weigh } from './post-receipt'

export async function createMaterialOrder(work: Work, fields: MaterialOrderFields): Promise<MaterialOrderRow> {
  const { into, place } = await placeOf(work, fields)
  checkWanted(work, into, values(fields))
  const pricePerTonne = await priceOf(work, fields, place)
  return materialOrder.insert(work, { ...values(fields), ...place, pricePerTonne, orderNo: await orderNo(work) })
}

export async function changeMaterialOrder(
  work: Work,
  id: string,
  version: number,
  fields: MaterialOrderFields,
): Promise<MaterialOrderRow> {
  const before = await lockMaterialOrder(work, id, version)
  const { into, place } = await placeOf(work, fields)
  checkWanted(work, into, values(fields))
  const pricePerTonne = await priceOf(work, fields, { ...place, id })
  const changed = { ...values(fields), ...place, pricePerTonne }
  return advanceLocked(work, orderFlow, before, { type: 'change', values: changed })
}

/** The answer says what is still to be thought of: room that only the plan makes, more than one tanker. */
export async function placeMaterialOrder(
  work: Work,
  id: string,
  version: number,
): Promise<MaterialOrderRow & { warnings: string[] }> {
  const before = await lockMaterialOrder(work, id, version)
  const isOpen = openTo(orderFlow, before, work.by).includes('place')
  const warnings = isOpen ? [...(await checkPlacement(work, before)), ...(await checkPrice(work, before))] : []
  return { ...(await advanceLocked(work, orderFlow, before, { type: 'place' })), warnings }
}

export async function revokeMaterialOrder(
  work: Work,
  id: string,
  { version, reason }: z.output<typeof MaterialOrderRevoke>,
): Promise<MaterialOrderRow> {
  return advanceLocked(work, orderFlow, await lockMaterialOrder(work, id, version), { type: 'revoke', reason })
}

/**
 * The parts take the order's place, in its state; together they are the order to the gram. Each is placed like an order of
 * its own, and says what is still to be thought of.
 */
export async function splitMaterialOrder(
  work: Work,
  id: string,
  { version, parts }: z.output<typeof MaterialOrderSplit>,
): Promise<{ rows: MaterialOrderRow[]; warnings: string[] }> {
  const before = await lockMaterialOrder(work, id, version)
  await advanceLocked(work, orderFlow, before, { type: 'split' })
  if (!partsFit(before.orderedKg, parts)) throw invalid('parts', words.orderPartsSum({ mass: before.orderedKg }))
  const rows: MaterialOrderRow[] = []
  const warnings: string[] = []
  for (const [at, { kg, expectedAt, siloId }] of parts.entries()) {
    const { into, place } = await placeOf(work, { siloId: siloId ?? before.siloId, sourceId: before.sourceId })
    if (place.materialId !== before.materialId) throw invalid(`parts.${at}.siloId`, words.orderOtherMaterial())
    const { status, remarks, pricePerTonne } = before
    const part = {
      ...place,
      orderedKg: kg,
      expectedAt: new Date(expectedAt),
      parentId: before.id,
      status,
      remarks,
      pricePerTonne,
    }
    checkWanted(work, into, part, `parts.${at}.`)
    if (status === 'placed') warnings.push(...(await checkPlacement(work, { ...before, ...part })))
    rows.push(await materialOrder.insert(work, { ...part, orderNo: await orderNo(work) }, 'split off'))
  }
  return { rows, warnings }
}

/** What the weighbridge says comes into the silo, also when its difference is disputed: it is there. */
export async function receiveMaterialOrder(
  work: Work,
  id: string,
  { version, remarks, ...of }: z.output<typeof MaterialOrderReceive>,
) {
  const before = await lockMaterialOrder(work, id, version)
  return weigh(work, before, of, { type: 'receive', values: remarks ? { remarks } : {} })
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
  return { into, place: { siloId, materialId: into.materialId, sourceId: source ?? null } }
}

const priceOf = (
  work: Work,
  { pricePerTonne }: MaterialOrderFields,
  place: { materialId: string; sourceId: string | null; id?: string },
) => pricePerTonne ?? purchasePrice(work.sql, place)

const values = ({ orderedKg, expectedAt, remarks }: MaterialOrderFields) => ({
  orderedKg,
  expectedAt: new Date(expectedAt),
  remarks,
})

const orderNo = async (work: Work) => `MO${String(await nextNumber(work, 'material_order')).padStart(6, '0')}`
