import { decimal } from '~/domain/kit/money'
import { type Entry, fieldOf, isWaiting } from '~/web/kit/outbox/entry'
import type { BoardLoad, InHand } from './board-loader'
import type { Card } from './yard-loader'

export const PLANT_SEND = '/queue/batcher/send'

/** What an action of the plant is about: the load, and the truck that goes with it. */
export const recordsOf = ({ id, deliveryOrderId, queueId, truckId }: Record<string, string | undefined>): string[] =>
  [id || deliveryOrderId, queueId, truckId].filter(record => record !== undefined && record !== '') as string[]

const waitsFor = (entries: readonly Entry[], record: string, intent: string) =>
  entries.filter(entry => isWaiting(entry) && entry.records.includes(record) && fieldOf(entry, 'intent') === intent)

/** A truck of the yard as it will be when what waits is sent. */
export function pendingTruck(row: Card, entries: readonly Entry[]): Card {
  const did = (intent: string) => waitsFor(entries, row.queueId, intent).at(-1)
  if (did('leave-queue') ?? did('divert')) return { ...row, status: 'gone' }
  if (did('generate')) return { ...row, status: 'loading' }
  const calledAt = did('call')?.at ?? row.calledAt
  if (did('acknowledge')) return { ...row, status: 'acknowledged', calledAt }
  return did('call') && row.status === 'joined' ? { ...row, status: 'called', calledAt } : row
}

/**
 * The load in hand as it will be when what waits is sent, so that the next step can be done without a network: its truck is
 * called, its ticket made, and what is weighed is less to weigh.
 */
export function pendingLoad(row: BoardLoad, inHand: InHand, entries: readonly Entry[]) {
  const made = waitsFor(entries, row.id, 'generate').length > 0
  const leaves = waitsFor(entries, row.id, 'event').some(entry => fieldOf(entry, 'event') === 'loaded')
  const call = waitsFor(entries, row.id, 'call').at(-1)
  // One that the portal has meanwhile is in what it told.
  const weighed = waitsFor(entries, row.id, 'batch')
    .map(entry => JSON.parse(fieldOf(entry, 'batch') ?? '{}'))
    .filter(({ batchNo }) => Number(batchNo) >= inHand.weighing.nextBatchNo)
  const trucks = inHand.trucks.rows.map(truck =>
    call && truck.queueId === fieldOf(call, 'queueId')
      ? { ...truck, status: 'called', deliveryOrderId: row.id }
      : truck,
  )
  const shownTrucks = trucks.map(truck =>
    waitsFor(entries, truck.queueId, 'acknowledge').length ? { ...truck, status: 'acknowledged' } : truck,
  )
  const moisture = new Map(inHand.concrete.moisture.map(known => [known.materialId, known]))
  for (const { materialId, percent, absorption = null } of weighed.at(-1)?.moisture ?? [])
    moisture.set(materialId, { at: row.plannedBatchAt, ...moisture.get(materialId), materialId, percent, absorption })
  const left = weighed.reduce((sum, { quantity }) => sum.minus(quantity), decimal(inHand.weighing.left))
  return {
    row: { ...row, status: leaves ? 'loaded' : made ? 'generated' : row.status },
    inHand: {
      ...inHand,
      concrete: { ...inHand.concrete, moisture: [...moisture.values()] },
      trucks: { ...inHand.trucks, rows: shownTrucks } as InHand['trucks'],
      weighing: weighed.length
        ? {
            ...inHand.weighing,
            left: left.toFixed(2),
            nextBatchNo: Math.max(...weighed.map(({ batchNo }) => Number(batchNo))) + 1,
          }
        : inHand.weighing,
    },
    leaves,
  }
}
