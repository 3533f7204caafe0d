import { and, asc, desc, eq, gte, inArray } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import type { PanelResult } from '~/domain/deliveries/panel-batch'
import { addMinutes } from '~/domain/kit/time'
import { batchingPlants, plants } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { record } from '../kit/record'
import { doors, type Seen } from '../kit/scope'
import { panelBatches } from './panel-tables'
import { deliveryOrders } from './tables'

export const panelBatch = record(panelBatches, 'panel_batch')
export type PanelBatchRow = typeof panelBatches.$inferSelect

/** The message that a panel sent by this number of its own. */
export async function toldBefore(
  sql: Sql,
  of: { plantId: string; panel: string; sequence: number },
): Promise<PanelBatchRow | undefined> {
  const { plantId, panel, sequence } = panelBatches
  const [row] = await sql
    .select()
    .from(panelBatches)
    .where(and(eq(plantId, of.plantId), eq(panel, of.panel), eq(sequence, of.sequence)))
    .limit(1)
  return row
}

/** The plant of a batch is the door to it: its own people, and those of its region. */
const seenBatches = (person: Person): Seen | undefined =>
  doors(person, {
    plant: panelBatches.plantId,
    region: regionIds => inArray(plants.regionId, regionIds),
  })

export type UnmatchedBatch = {
  id: string
  version: number
  plantId: string
  plant: string
  line: string | null
  panel: string
  sequence: number
  quantity: string
  at: Date
  why: string | null
  content: PanelResult
}

/** Batches that are on no load, of plants that the person sees, oldest first. */
export const unmatchedBatches = (sql: Sql, person: Person): Promise<UnmatchedBatch[]> => {
  const { id, version, plantId, panel, sequence, quantity, at, why, content } = panelBatches
  return sql
    .select({
      id,
      version,
      plantId,
      plant: plants.plantName,
      line: batchingPlants.bpName,
      panel,
      sequence,
      quantity,
      at,
      why,
      content,
    })
    .from(panelBatches)
    .innerJoin(plants, eq(plants.id, plantId))
    .leftJoin(batchingPlants, eq(batchingPlants.id, panelBatches.batchingPlantId))
    .where(and(eq(panelBatches.status, 'unmatched'), seenBatches(person)))
    .orderBy(asc(at), asc(id))
    .limit(200)
}

/** One of them, kept until the end of the work; of a plant that the person does not see there is none. */
export async function isSeenBatch(sql: Sql, person: Person, id: string): Promise<boolean> {
  const rows = await sql
    .select({ id: panelBatches.id })
    .from(panelBatches)
    .innerJoin(plants, eq(plants.id, panelBatches.plantId))
    .where(and(eq(panelBatches.id, id), seenBatches(person)))
  return rows.length > 0
}

export type DecidedBatch = Pick<UnmatchedBatch, 'id' | 'plant' | 'panel' | 'sequence' | 'quantity' | 'at'> & {
  status: string
  cause: string | null
  reason: string | null
  decidedAt: Date | null
  decidedByName: string | null
  doNumber: string | null
}

/** What people decided of batches in the last two days, newest first. */
export const decidedBatches = (sql: Sql, person: Person, now: Date): Promise<DecidedBatch[]> => {
  const { id, panel, sequence, quantity, at, status, cause, reason, decidedAt, decidedByName } = panelBatches
  return sql
    .select({
      id,
      plant: plants.plantName,
      panel,
      sequence,
      quantity,
      at,
      status,
      cause,
      reason,
      decidedAt,
      decidedByName,
      doNumber: deliveryOrders.doNumber,
    })
    .from(panelBatches)
    .innerJoin(plants, eq(plants.id, panelBatches.plantId))
    .leftJoin(deliveryOrders, eq(deliveryOrders.id, panelBatches.deliveryOrderId))
    .where(and(inArray(status, ['matched', 'explained']), gte(decidedAt, addMinutes(now, -2880)), seenBatches(person)))
    .orderBy(desc(decidedAt))
    .limit(50)
}
