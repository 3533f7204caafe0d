import { and, eq, inArray, lte, or, type SQL } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import type { DoRow } from '~/domain/deliveries/delivery-order-search'
import { Missing } from '~/domain/kit/problem'
import { seenPlants } from '../fleet/scope'
import { plants, trucks } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { agreedOf, mixOf } from '../mixdesign/plant-mapping'
import { mixDesigns, plantMixMappings } from '../mixdesign/tables'
import { orderAssociateProducts } from '../orders/tables'
import { queueItems } from '../queue/tables'
import { linesWhere } from './delivery-order-list'
import { refusedTickets } from './panel-load'
import { deliveryAssociateProducts, deliveryOrders } from './tables'

const AHEAD = ['planned', 'assigned', 'called', 'generated', 'loading'] as const

export type BoardRow = DoRow & {
  mix: { mapped: boolean; agreed: boolean; approved: boolean; synced: boolean; mixCode: string | null }
  addOns: number
  queueId: string | null
  queueStatus: string | null
  /** Why the batch computer refuses the ticket. */
  panelRefusal: string | null
}
export type Board = { plant: { plantId: string; plantName: string; capacityPerHour: string }; rows: BoardRow[] }

/** The next loads of a plant or one of its lines, in sequence, with what a batcher must know before the ticket. */
export async function assignedBoard(
  sql: Sql,
  person: Person,
  of: { plantId: string; batchingPlantId?: string | undefined; day: string },
): Promise<Board> {
  const [plant] = await sql
    .select({ plantId: plants.id, plantName: plants.plantName, capacityPerHour: plants.capacityPerHour })
    .from(plants)
    .where(and(eq(plants.id, of.plantId), seenPlants(person)))
  if (!plant) throw new Missing('There is no such plant')
  const rows = await linesWhere(
    sql,
    person,
    and(
      eq(deliveryOrders.plantId, of.plantId),
      lte(deliveryOrders.doDate, of.day),
      inArray(deliveryOrders.status, [...AHEAD]),
      of.batchingPlantId
        ? or(eq(deliveryOrders.batchingPlantId, of.batchingPlantId), eq(deliveryOrders.status, 'planned'))
        : undefined,
    ),
    200,
  )
  const refused = await refusedTickets(sql, person)
  return { plant, rows: await dressed(sql, rows, new Map(refused.map(of => [of.deliveryOrderId, of.reason]))) }
}

async function dressed(sql: Sql, rows: DoRow[], refused: Map<string, string | null>): Promise<BoardRow[]> {
  if (!rows.length) return []
  const [made, agreed, queued, ordered, own] = await Promise.all([
    mixesOf(sql, rows),
    agreedOf(sql, [...new Set(rows.map(row => row.projectId))]),
    queuedFor(sql, rows),
    sql
      .select({ orderId: orderAssociateProducts.orderId })
      .from(orderAssociateProducts)
      .where(inArray(orderAssociateProducts.orderId, [...new Set(rows.map(row => row.orderId))])),
    sql
      .select({ id: deliveryAssociateProducts.deliveryOrderId })
      .from(deliveryAssociateProducts)
      .where(inArray(deliveryAssociateProducts.deliveryOrderId, ids(rows))),
  ])
  return rows.map(row => {
    const { mapping: mix, agreedMixId } = mixOf({ ...row, batchingPlantId: row.assignedBPId }, made, agreed)
    const item = queued.find(of => of.deliveryOrderId === row.id)
    return {
      ...row,
      mix: {
        mapped: !!mix,
        agreed: agreedMixId === null,
        approved: mix?.status === 'approved' || mix?.status === 'completed',
        synced: !!mix?.syncedHash,
        mixCode: mix?.mixCode ?? null,
      },
      addOns: own.filter(of => of.id === row.id).length || ordered.filter(of => of.orderId === row.orderId).length,
      queueId: item?.queueId ?? null,
      queueStatus: item?.status ?? null,
      panelRefusal: refused.get(row.id) ?? null,
      truckNo: row.truckNo ?? item?.truckNo ?? null,
    }
  })
}

const ids = (rows: DoRow[]) => rows.map(row => row.id)

function mixesOf(sql: Sql, rows: DoRow[]) {
  const lines = [...new Set(rows.flatMap(row => row.assignedBPId ?? []))]
  if (!lines.length) return []
  return sql
    .select({
      batchingPlantId: plantMixMappings.batchingPlantId,
      productId: plantMixMappings.productId,
      mixDesignId: plantMixMappings.mixDesignId,
      syncedHash: plantMixMappings.syncedHash,
      mixCode: mixDesigns.mixCode,
      status: mixDesigns.status,
    })
    .from(plantMixMappings)
    .innerJoin(mixDesigns, eq(mixDesigns.id, plantMixMappings.mixDesignId))
    .where(and(inArray(plantMixMappings.batchingPlantId, lines), eq(plantMixMappings.active, true)) as SQL)
}

const queuedFor = (sql: Sql, rows: DoRow[]) =>
  sql
    .select({
      deliveryOrderId: queueItems.deliveryOrderId,
      queueId: queueItems.id,
      status: queueItems.status,
      truckNo: trucks.truckNo,
    })
    .from(queueItems)
    .innerJoin(trucks, eq(trucks.id, queueItems.truckId))
    .where(
      and(
        inArray(queueItems.deliveryOrderId, ids(rows)),
        inArray(queueItems.status, ['called', 'acknowledged', 'loading']),
      ),
    )
