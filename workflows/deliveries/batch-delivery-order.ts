import { batchedOf, batchWeight, weightsOf } from '~/db/deliveries/batch-weight'
import { carbonOf } from '~/db/deliveries/carbon'
import { deliveryEvent } from '~/db/deliveries/delivery-event'
import { type DeliveryOrderRow, deliveryOrder, lockSeen } from '~/db/deliveries/delivery-order'
import { settingNow } from '~/db/kit/setting'
import type { Work } from '~/db/kit/work'
import { material } from '~/db/materials/material'
import { silo, silosOfLine } from '~/db/materials/silo'
import { moveStock } from '~/db/materials/stock-entry'
import { limitsAt } from '~/db/materials/tolerance'
import { type RecipeLine, recipeOf } from '~/db/mixdesign/mix-design'
import { judge, targets, toleranceKind, type Verdict } from '~/domain/deliveries/batch'
import type { BatchDo } from '~/domain/deliveries/delivery-order'
import { type Chain, implausible } from '~/domain/deliveries/event'
import { compare, decimal } from '~/domain/kit/money'
import { type FieldErrors, Invalid, invalid, REVIEW_THE_FORM, Refused } from '~/domain/kit/problem'
import { isOrdered } from '~/domain/materials/silo-cover'
import { advanceLocked } from '../kit/workflow'
import { deliveryFlow } from './delivery-order'
import { heldByNobodyElse, sameVersion } from './lock-delivery-order'

type Weighed = {
  materialId: string
  kind: string
  siloId: string | null
  targetKg: string
  actualKg: string
  moisturePercent: string | null
  absorptionPercent: string | null
  deviationPercent: string
  tolerancePercent: string
  verdict: Verdict
  cause: string | null
}
export type Batched = { load: DeliveryOrderRow; weights: Weighed[]; outside: number }

/**
 * One batch as it was weighed: judged against the recipe, drawn out of the silos and counted as carbon, all in one work.
 * The first batch starts the discharge clock.
 */
export async function recordBatch(work: Work, id: string, of: BatchDo): Promise<Batched> {
  const row = await lockSeen(work, id)
  heldByNobodyElse(work, row)
  const at = of.at ? new Date(of.at) : work.now
  const loading = await startLoading(work, row, of, at)
  await fitsLoad(work, loading, of)
  const weights = await weigh(work, loading, of)
  await batchWeight.addAll(
    work,
    weights.map(({ kind: _kind, ...weight }) => ({
      ...weight,
      deliveryOrderId: id,
      revision: row.revision,
      batchNo: of.batchNo,
      quantity: of.quantity,
      at,
    })),
    `batch ${of.batchNo}`,
    id,
    { quantity: of.quantity, outside: weights.filter(({ verdict }) => verdict === 'act').length },
  )
  await draw(work, loading, weights, at)
  const load = await deliveryOrder.move(
    work,
    loading,
    {
      batchedAt: loading.batchedAt && loading.batchedAt < at ? loading.batchedAt : at,
      gwpBatched: await carbonOf(work.sql, id, row.revision),
      ...(of.batchingNo ? { batchingNo: of.batchingNo } : {}),
    },
    `batch ${of.batchNo}`,
  )
  return { load, weights, outside: weights.filter(({ verdict }) => verdict === 'act').length }
}

async function startLoading(work: Work, row: DeliveryOrderRow, of: BatchDo, at: Date): Promise<DeliveryOrderRow> {
  if (row.status !== 'generated' && row.status !== 'loading')
    throw new Refused('Only a generated or loading delivery order can be batched', undefined, { status: row.status })
  const ahead = await settingNow(work, 'deliveries.ahead-minutes', row.regionId)
  const why = implausible({ ...(row as Chain), batchedAt: null }, 'loading', at, work.now, ahead)
  if (why) throw invalid('at', why)
  if (row.status === 'loading') {
    sameVersion(row, of.version)
    return row
  }
  const moved = await advanceLocked(work, deliveryFlow, row, { type: 'loading', values: { loadingAt: at } }, of.version)
  const by = { by: work.by.id, byName: work.by.name, source: 'batching' }
  await deliveryEvent.add(work, { deliveryOrderId: row.id, event: 'loading', at, ...by }, 'loading', row.id)
  return moved
}

/** A batch is recorded once, and all batches together do not exceed the load. */
async function fitsLoad(work: Work, row: DeliveryOrderRow, of: BatchDo): Promise<void> {
  if (!row.mixDesignId) throw new Refused('This load has no mix', undefined, { rule: 'mix-mapped', mayOverride: [] })
  const before = await weightsOf(work.sql, row.id, row.revision)
  if (before.some(({ batchNo }) => batchNo === of.batchNo))
    throw invalid('batchNo', `Batch ${of.batchNo} is already recorded`)
  const made = await batchedOf(work.sql, row)
  if (compare(decimal(made).plus(of.quantity), row.quantity) > 0)
    throw invalid('quantity', `${made} m³ of ${row.quantity} m³ are already batched`)
}

async function weigh(work: Work, row: DeliveryOrderRow, of: BatchDo): Promise<Weighed[]> {
  const [recipe, limits, feeding] = [
    await recipeOf(work.sql, row.mixDesignId!),
    await limitsAt(work.sql, row.plantId, work.now),
    await silosOfLine(work.sql, row.batchingPlantId!),
  ]
  // A batch computer tells its own targets; what was weighed is recorded whatever the recipe would have said.
  const told = of.weights.every(({ targetKg }) => targetKg !== undefined)
  const wanted = told ? new Map<string, string>() : targets(recipe, of.quantity, of.moisture)
  complete(recipe, of)
  const known = await material.byIds(
    work.sql,
    of.weights.map(({ materialId }) => materialId),
  )
  const errors = moistureErrors(of)
  const weighed: Weighed[] = []
  for (const [place, weight] of of.weights.entries()) {
    const row = known.get(weight.materialId)
    const targetKg = weight.targetKg ?? wanted.get(weight.materialId)
    if (!row) errors[`weights.${place}.materialId`] = ['There is no such material']
    else if (targetKg === undefined)
      errors[`weights.${place}.targetKg`] = [`${row.name} is not in the recipe. Give its target`]
    if (!row || targetKg === undefined) continue
    const limit = limits[toleranceKind(row.kind)]
    const judged = judge(targetKg, weight.actualKg, limit)
    if (judged.verdict === 'act' && limit.mustExplain && !weight.cause)
      errors[`weights.${place}.cause`] = [`${row.name} is ${Number(judged.deviationPercent).toFixed(1)} % off; say why`]
    const moist = of.moisture.find(({ materialId }) => materialId === row.id)
    weighed.push({
      materialId: row.id,
      kind: row.kind,
      moisturePercent: moist?.percent ?? null,
      absorptionPercent: moist ? (moist.absorption ?? '0') : null,
      siloId: weight.siloId ?? feeding.find(({ materialId }) => materialId === row.id)?.siloId ?? null,
      targetKg,
      actualKg: weight.actualKg,
      tolerancePercent: limit.actPercent,
      cause: weight.cause,
      ...judged,
    })
  }
  if (Object.keys(errors).length) throw new Invalid(REVIEW_THE_FORM, errors)
  return weighed
}

/** Each moisture is of one material of this batch, or the water that it says would be counted nowhere. */
function moistureErrors({ moisture, weights }: BatchDo): FieldErrors {
  const ids = moisture.map(({ materialId }) => materialId)
  return Object.fromEntries(
    ids.flatMap((id, place): [string, string[]][] => {
      const field = `moisture.${place}.materialId`
      if (ids.indexOf(id) < place) return [[field, ['This material has its moisture already']]]
      return weights.some(({ materialId }) => materialId === id) ? [] : [[field, ['This material is not in the batch']]]
    }),
  )
}

function complete(recipe: RecipeLine[], of: BatchDo): void {
  const given = new Set(of.weights.map(({ materialId }) => materialId))
  if (given.size < of.weights.length) throw invalid('weights', 'A material is listed twice')
  const missing = recipe.filter(({ materialId }) => !given.has(materialId)).map(({ name }) => name)
  if (missing.length) throw invalid('weights', `Not weighed: ${missing.join(', ')}`)
}

/** Out of the silo of each material, kept as rows of the ledger; what has no silo, or comes from the main, is not in stock. */
async function draw(work: Work, row: DeliveryOrderRow, weights: Weighed[], at: Date): Promise<void> {
  const used = weights.filter(({ siloId, kind, actualKg }) => siloId && isOrdered(kind) && !decimal(actualKg).isZero())
  const silos = await silo.byIds(
    work.sql,
    used.map(({ siloId }) => siloId!),
  )
  for (const { siloId, materialId } of used) {
    const from = silos.get(siloId!)
    if (from?.plantId !== row.plantId) throw invalid('weights', 'This silo belongs to another plant')
    if (from.materialId !== materialId) throw invalid('weights', `${from.siloCode} holds another material`)
  }
  await moveStock(
    work,
    used.map(({ siloId, materialId, actualKg }) => ({
      siloId: siloId!,
      materialId,
      kind: 'used',
      kg: decimal(actualKg).negated().toFixed(3),
      at,
      deliveryOrderId: row.id,
      revision: row.revision,
      demo: row.demo,
    })),
    'use',
    row.id,
  )
}
