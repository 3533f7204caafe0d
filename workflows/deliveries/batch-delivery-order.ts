import { batchedOf, batchWeight, weightsOf } from '~/db/deliveries/batch-weight'
import { carbonOf } from '~/db/deliveries/carbon'
import { deliveryEvent } from '~/db/deliveries/delivery-event'
import { type DeliveryOrderRow, deliveryOrder, lockSeen } from '~/db/deliveries/delivery-order'
import { settingNow } from '~/db/kit/setting'
import { doneIn, type Work } from '~/db/kit/work'
import type { BatchDo, BatchSource } from '~/domain/deliveries/delivery-order'
import { type Chain, implausible } from '~/domain/deliveries/event'
import * as words from '~/domain/deliveries/words'
import { among } from '~/domain/kit/among'
import { compare, decimal } from '~/domain/kit/money'
import { invalid, Refused } from '~/domain/kit/problem'
import { advanceLocked } from '../kit/workflow'
import { deliveryFlow } from './delivery-order'
import { drawStock } from './draw-batch'
import { heldByNobodyElse, sameVersion } from './lock-delivery-order'
import { tellSubscribers } from './tell-subscribers'
import { type Weighed, weigh } from './weigh-batch'

export type Batched = { load: DeliveryOrderRow; weights: Weighed[]; outside: number }

/** Loads whose weights may still come from a panel, which tells late and out of order what was weighed before they left. */
const TOLD_LATE = [
  'loading',
  'loaded',
  'in_transit',
  'on_site',
  'pouring',
  'delivered',
  'returned',
  'rejected',
] as const

/**
 * One batch as it was weighed: judged against the recipe, drawn out of the silos and counted as carbon, all in one work.
 * The first batch starts the discharge clock. A person's entry and what a panel tells are the same, but for the order of time
 * and the form that somebody may have open.
 */
export async function recordBatch(
  work: Work,
  id: string,
  of: BatchDo,
  source: BatchSource = 'person',
): Promise<Batched> {
  const row = await lockSeen(work, id)
  if (source === 'person') heldByNobodyElse(work, row)
  const at = of.at ? new Date(of.at) : doneIn(work)
  const loading = await startLoading(work, row, of, at, source)
  await fitsLoad(work, loading, of)
  const weights = await weigh(work, loading, of, source)
  await batchWeight.addAll(
    work,
    weights.map(({ kind: _kind, ...weight }) => ({
      ...weight,
      deliveryOrderId: id,
      revision: row.revision,
      batchNo: of.batchNo,
      quantity: of.quantity,
      at,
      source,
    })),
    `batch ${of.batchNo}`,
    id,
    { quantity: of.quantity, source, outside: weights.filter(({ verdict }) => verdict === 'act').length },
  )
  const { plantId, revision, demo } = row
  await drawStock(work, { plantId, deliveryOrderId: id, revision, demo }, weights, at)
  const load = await deliveryOrder.move(
    work,
    loading,
    {
      ...firstOf(loading, at, source),
      gwpBatched: await carbonOf(work.sql, id, row.revision),
      ...(of.batchingNo ? { batchingNo: of.batchingNo } : {}),
    },
    `batch ${of.batchNo}`,
  )
  // Whoever was told that it left was told without these weights.
  if (load.leftAt) await tellSubscribers(work, load, 'corrected', { at: work.now })
  return { load, weights, outside: weights.filter(({ verdict }) => verdict === 'act').length }
}

/**
 * The clock starts with the earliest batch. What a panel tells of a load that is loaded lies before that, whatever its own
 * clock says, and an earlier batch that comes later moves the start of loading back with it.
 */
function firstOf({ batchedAt, loadingAt, loadedAt }: DeliveryOrderRow, at: Date, source: BatchSource) {
  const loaded = loadedAt && at > loadedAt ? loadedAt : at
  const first = batchedAt && batchedAt < loaded ? batchedAt : loaded
  return { batchedAt: first, ...(source === 'panel' && loadingAt && first < loadingAt ? { loadingAt: first } : {}) }
}

async function startLoading(
  work: Work,
  row: DeliveryOrderRow,
  of: BatchDo,
  at: Date,
  source: BatchSource,
): Promise<DeliveryOrderRow> {
  const late = source === 'panel' && among(TOLD_LATE, row.status)
  if (row.status !== 'generated' && row.status !== 'loading' && !late)
    throw new Refused(words.weighGeneratedOnly(), undefined, { status: row.status })
  const ahead = await settingNow(work, 'deliveries.ahead-minutes', row.regionId)
  const chain: Chain = late ? { ...NOTHING_TOLD, generatedAt: row.generatedAt } : { ...row, batchedAt: null }
  const why = implausible(chain, 'loading', at, work.now, ahead)
  if (why) throw invalid('at', why)
  if (row.status !== 'generated') {
    sameVersion(row, of.version)
    return row
  }
  const moved = await advanceLocked(work, deliveryFlow, row, { type: 'loading', values: { loadingAt: at } }, of.version)
  const by = { by: work.by.id, byName: work.by.name, source: 'batching' }
  await deliveryEvent.add(work, { deliveryOrderId: row.id, event: 'loading', at, ...by }, 'loading', row.id)
  return moved
}

const NOTHING_TOLD: Chain = {
  generatedAt: null,
  loadingAt: null,
  batchedAt: null,
  loadedAt: null,
  leftAt: null,
  onSiteAt: null,
  pourStartAt: null,
  pourEndAt: null,
  returnedAt: null,
}

/** A batch is recorded once, and all batches together do not exceed the load. */
async function fitsLoad(work: Work, row: DeliveryOrderRow, of: BatchDo): Promise<void> {
  if (!row.mixDesignId) throw new Refused(words.weighNoMix(), undefined, { rule: 'mix-mapped', mayOverride: [] })
  const before = await weightsOf(work.sql, row.id, row.revision)
  if (before.some(({ batchNo }) => batchNo === of.batchNo))
    throw invalid('batchNo', words.weighRecorded({ no: of.batchNo }))
  const made = await batchedOf(work.sql, row)
  if (compare(decimal(made).plus(of.quantity), row.quantity) > 0)
    throw invalid('quantity', words.weighBatched({ batched: made, quantity: row.quantity }))
}
