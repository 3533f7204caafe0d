import { weightsOf } from '~/db/deliveries/batch-weight'
import { lockSeen } from '~/db/deliveries/delivery-order'
import { isSeenBatch, type PanelBatchRow, panelBatch } from '~/db/deliveries/panel-batch'
import { lockPanels } from '~/db/deliveries/panel-ticket'
import type { Work } from '~/db/kit/work'
import { moveStock } from '~/db/materials/stock-entry'
import { stockOfPanelBatch } from '~/db/materials/stock-of-panel-batch'
import type { PanelBatchExplain, PanelBatchMatch } from '~/domain/deliveries/panel-batch'
import { decimal, kilograms } from '~/domain/kit/money'
import { invalid, Missing, Refused } from '~/domain/kit/problem'
import { recordBatch } from './batch-delivery-order'
import { batchOf, codesOf } from './read-panel-batch'

export type PanelBatchDecided = { id: string; version: number; status: string; doNumber: string | null }

/**
 * Puts a batch on the load that it was for, as if the panel had named it: judged, counted and drawn for the load. What was
 * drawn when it came goes back in the same work, so that the silos gave it once.
 */
export async function matchBatch(
  work: Work,
  { id, version, deliveryOrderId }: PanelBatchMatch,
): Promise<PanelBatchDecided> {
  const row = await lockUnmatched(work, id, version)
  const load = await lockSeen(work, deliveryOrderId)
  if (load.plantId !== row.plantId) throw invalid('deliveryOrderId', 'This load is at another plant')
  const before = new Set((await weightsOf(work.sql, load.id, load.revision)).map(({ batchNo }) => batchNo))
  const free = row.batchNo && !before.has(row.batchNo) ? row.batchNo : Math.max(0, ...before) + 1
  await giveBack(work, row)
  const codes = await codesOf(work.sql, { plantId: row.plantId, batchingPlantId: load.batchingPlantId })
  await recordBatch(work, load.id, batchOf(row.content, codes, free), 'panel')
  const moved = await panelBatch.move(
    work,
    row,
    { status: 'matched', deliveryOrderId: load.id, batchNo: free, decidedAt: work.now, decidedByName: work.by.name },
    'match',
  )
  return { id: moved.id, version: moved.version, status: moved.status, doNumber: load.doNumber }
}

/** Says why a batch is on no load; what it took stays out of the silos. */
export async function explainBatch(work: Work, of: PanelBatchExplain): Promise<PanelBatchDecided> {
  const row = await lockUnmatched(work, of.id, of.version)
  const { cause, reason } = of
  const moved = await panelBatch.move(
    { ...work, reason },
    row,
    { status: 'explained', cause, reason, decidedAt: work.now, decidedByName: work.by.name },
    'explain',
  )
  return { id: moved.id, version: moved.version, status: moved.status, doNumber: null }
}

async function lockUnmatched(work: Work, id: string, version: number): Promise<PanelBatchRow> {
  if (!(await isSeenBatch(work.sql, work.by, id))) throw new Missing('There is no such batch')
  const { plantId } = await panelBatch.get(work.sql, id)
  await lockPanels(work, plantId)
  const row = panelBatch.atVersion(await panelBatch.lock(work, id), version)
  if (row.status !== 'unmatched')
    throw new Refused(`This batch is ${row.status} already`, undefined, { status: row.status })
  return row
}

async function giveBack(work: Work, { id, sequence, panel }: PanelBatchRow): Promise<void> {
  const drawn = await stockOfPanelBatch(work.sql, id)
  const remarks = `Batch ${sequence} of ${panel} is on its load`
  await moveStock(
    work,
    drawn.map(({ id: reversesId, siloId, materialId, kind, kg, at, happenedAt, demo }) => {
      const back = kilograms(decimal(kg).negated())
      return { siloId, materialId, kind, kg: back, at: happenedAt ?? at, demo, panelBatchId: id, reversesId, remarks }
    }),
    'give back',
    id,
  )
}
