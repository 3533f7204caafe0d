import { batchedOf, weightsOf } from '~/db/deliveries/batch-weight'
import { type DeliveryOrderRow, getSeenByNumber } from '~/db/deliveries/delivery-order'
import { type PanelBatchRow, panelBatch, toldBefore } from '~/db/deliveries/panel-batch'
import { lockPanels } from '~/db/deliveries/panel-ticket'
import { tryItem } from '~/db/kit/savepoint'
import { settingNow } from '~/db/kit/setting'
import type { Work } from '~/db/kit/work'
import type { PanelBatchStatus, PanelResult, PanelTaken } from '~/domain/deliveries/panel-batch'
import { canonical } from '~/domain/kit/canonical'
import { compare, decimal } from '~/domain/kit/money'
import { Invalid, invalid, Missing, Refused } from '~/domain/kit/problem'
import { addMinutes } from '~/domain/kit/time'
import { recordBatch } from './batch-delivery-order'
import { drawStock } from './draw-batch'
import type { Panel } from './panel'
import { batchOf, codesOf, type PanelCodes, startOf } from './read-panel-batch'

/** A line that was out of reach for longer than that is put right by people, with the month that it belongs to. */
const MOST_DAYS_LATE = 7

/**
 * Batches as a panel tells them: late, doubled, shuffled and halved, each has its effect once, by the panel's own sequence.
 * Each is taken for itself, so that one that cannot be read does not hold up the others; it is named and may come again.
 */
export async function takePanelBatches(
  work: Work,
  panel: Panel,
  batches: readonly PanelResult[],
): Promise<PanelTaken[]> {
  await lockPanels(work, panel.plantId)
  const codes = await codesOf(work.sql, panel)
  const taken = new Map<number, PanelTaken>()
  const inTime = [...batches.entries()].toSorted(([, a], [, b]) => startOf(a).getTime() - startOf(b).getTime())
  for (const [place, result] of inTime) {
    const one = await tryItem(work, item => take(item, panel, codes, result))
    const errors = !one.ok && one.fault instanceof Invalid ? (one.fault.errors ?? {}) : {}
    taken.set(
      place,
      one.ok ? one.value : { ...takenBase(result), outcome: 'refused', reason: one.fault.message, errors },
    )
  }
  return batches.map((_, place) => taken.get(place)!)
}

const takenBase = ({ sequence }: PanelResult) => ({ sequence, again: false, reason: null, errors: {}, outside: 0 })

async function take(work: Work, panel: Panel, codes: PanelCodes, result: PanelResult): Promise<PanelTaken> {
  const before = await toldBefore(work.sql, { plantId: panel.plantId, panel: panel.name, sequence: result.sequence })
  if (before) return again(before, result)
  const at = startOf(result)
  const ahead = await settingNow(work, 'deliveries.ahead-minutes')
  if (new Date(result.endedAt) > addMinutes(work.now, ahead)) throw invalid('endedAt', 'This time is in the future')
  if (at > new Date(result.endedAt)) throw invalid('startedAt', 'It is after its end')
  if (at < addMinutes(work.now, -MOST_DAYS_LATE * 1440))
    throw invalid('endedAt', `It is more than ${MOST_DAYS_LATE} days ago`)
  const place = await placeOf(work, panel, result)
  const batch = batchOf(result, codes, place.batchNo)
  const outside = place.status === 'booked' ? (await recordBatch(work, place.load.id, batch, 'panel')).outside : 0
  const row = await panelBatch.insert(
    work,
    {
      plantId: panel.plantId,
      batchingPlantId: place.load?.batchingPlantId ?? panel.batchingPlantId,
      demo: place.load?.demo ?? false,
      panel: panel.name,
      sequence: result.sequence,
      content: result,
      deliveryOrderId: place.load?.id ?? null,
      batchNo: place.batchNo,
      quantity: result.quantity,
      at,
      status: place.status,
      why: place.why,
    },
    place.status,
  )
  if (place.status === 'unmatched') await drawUnmatched(work, row, codes)
  return { ...takenBase(result), outcome: place.status, reason: place.why, outside }
}

/** Weighed is out of the silos, whoever finds out for whom. */
async function drawUnmatched(work: Work, row: PanelBatchRow, codes: PanelCodes): Promise<void> {
  const { plantId, demo, id: panelBatchId, content, sequence, panel, at } = row
  const remarks = `Batch ${sequence} of ${panel}, on no load`
  await drawStock(work, { plantId, demo, panelBatchId, remarks }, codes.weightsOf(content), at)
}

/** The answer of the first time; a panel that uses a number twice has lost count, and nobody knows which of the two it means. */
function again(before: PanelBatchRow, result: PanelResult): PanelTaken {
  if (canonical(before.content) !== canonical(JSON.parse(JSON.stringify(result))))
    throw new Refused(`Sequence ${before.sequence} came before with other figures`, undefined, { rule: 'sequence' })
  const { status, sequence, why: reason } = before
  const outcome = status === 'matched' || status === 'explained' ? 'unmatched' : status
  return { sequence, outcome, again: true, reason, errors: {}, outside: 0 }
}

type Place =
  | { status: 'booked'; load: DeliveryOrderRow; batchNo: number; why: null }
  | { status: 'kept' | 'unmatched'; load: DeliveryOrderRow | null; batchNo: number | null; why: string }

/** The load that a batch names, if it can be on it: what a person recorded of it goes before the panel's word. */
async function placeOf(work: Work, panel: Panel, { doNumber, batchNo = null, quantity }: PanelResult): Promise<Place> {
  const unmatched = (why: string, load: DeliveryOrderRow | null = null): Place => ({
    status: 'unmatched' satisfies PanelBatchStatus,
    load: null,
    batchNo: load ? batchNo : null,
    why,
  })
  if (!doNumber) return unmatched('Batched without a ticket')
  const load = await atPlant(work, panel, doNumber)
  if (!load) return unmatched(`There is no ticket ${doNumber} here`)
  if (['planned', 'assigned', 'called', 'withdrawn'].includes(load.status) || !load.mixDesignId)
    return unmatched(`${doNumber} is ${load.status}`, load)
  const before = await weightsOf(work.sql, load.id, load.revision)
  const no = batchNo ?? Math.max(0, ...before.map(of => of.batchNo)) + 1
  const same = before.find(of => of.batchNo === no)
  if (same?.source === 'person') return { status: 'kept', load, batchNo: no, why: `A person recorded batch ${no}` }
  if (same) return unmatched(`Batch ${no} of ${doNumber} is recorded already`, load)
  const made = await batchedOf(work.sql, load)
  if (compare(decimal(made).plus(quantity), load.quantity) <= 0)
    return { status: 'booked', load, batchNo: no, why: null }
  if (before.some(of => of.source === 'person'))
    return { status: 'kept', load, batchNo: no, why: `A person recorded ${made} of ${load.quantity} m³` }
  return unmatched(`${made} of ${load.quantity} m³ of ${doNumber} are batched already`, load)
}

async function atPlant(work: Work, panel: Panel, doNumber: string): Promise<DeliveryOrderRow | null> {
  try {
    const load = await getSeenByNumber(work.sql, work.by, doNumber)
    const elsewhere = panel.batchingPlantId && load.batchingPlantId !== panel.batchingPlantId
    return load.plantId === panel.plantId && !elsewhere ? load : null
  } catch (error) {
    if (error instanceof Missing) return null
    throw error
  }
}
