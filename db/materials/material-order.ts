import { and, asc, desc, eq, gte, ilike, inArray, lt, or, type SQL } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import type { Page } from '~/domain/kit/page'
import { Missing } from '~/domain/kit/problem'
import { addDays, instantOn } from '~/domain/kit/time'
import type { MaterialOrderAsk } from '~/domain/materials/material-order'
import * as words from '~/domain/materials/words'
import { seenPlants } from '../fleet/scope'
import { plants } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { cappedCount, like, paged, sortedById } from '../kit/page'
import { record } from '../kit/record'
import { users } from '../users/tables'
import { materialSources, materials, materialOrders as orders, silos } from './tables'

export const materialOrder = record(orders, 'material_order')
export type MaterialOrderRow = typeof orders.$inferSelect

export type MaterialOrderLine = Pick<
  MaterialOrderRow,
  | 'id'
  | 'version'
  | 'orderNo'
  | 'siloId'
  | 'materialId'
  | 'sourceId'
  | 'parentId'
  | 'orderedKg'
  | 'expectedAt'
  | 'status'
  | 'receivedKg'
  | 'receivedAt'
  | 'ticketNo'
  | 'claimKg'
  | 'claimAmount'
  | 'creditNo'
  | 'creditAmount'
  | 'decidedAt'
  | 'decisionReason'
  | 'remarks'
> & {
  decidedByName: string | null
  siloCode: string
  plantId: string
  plantName: string
  materialName: string
  sourceName: string | null
  levelKg: string
  capacityKg: string
}

const line = {
  id: orders.id,
  version: orders.version,
  orderNo: orders.orderNo,
  siloId: orders.siloId,
  siloCode: silos.siloCode,
  plantId: silos.plantId,
  plantName: plants.plantName,
  materialId: orders.materialId,
  materialName: materials.name,
  sourceId: orders.sourceId,
  sourceName: materialSources.sourceName,
  parentId: orders.parentId,
  orderedKg: orders.orderedKg,
  expectedAt: orders.expectedAt,
  status: orders.status,
  receivedKg: orders.receivedKg,
  receivedAt: orders.receivedAt,
  ticketNo: orders.ticketNo,
  claimKg: orders.claimKg,
  claimAmount: orders.claimAmount,
  creditNo: orders.creditNo,
  creditAmount: orders.creditAmount,
  decidedByName: users.name,
  decidedAt: orders.decidedAt,
  decisionReason: orders.decisionReason,
  remarks: orders.remarks,
  levelKg: silos.levelKg,
  capacityKg: silos.capacityKg,
}
const sorts = {
  orderNo: orders.orderNo,
  expectedAt: orders.expectedAt,
  status: orders.status,
  plantName: plants.plantName,
  materialName: materials.name,
  orderedKg: orders.orderedKg,
}

const from = (sql: Sql, where: SQL | undefined) =>
  sql
    .select(line)
    .from(orders)
    .innerJoin(silos, eq(silos.id, orders.siloId))
    .innerJoin(plants, eq(plants.id, silos.plantId))
    .innerJoin(materials, eq(materials.id, orders.materialId))
    .leftJoin(materialSources, eq(materialSources.id, orders.sourceId))
    .leftJoin(users, eq(users.id, orders.decidedBy))
    .where(where)

export function materialOrderPage(sql: Sql, person: Person, ask: MaterialOrderAsk): Promise<Page<MaterialOrderLine>> {
  const where = and(
    seenPlants(person),
    ask.keyword
      ? or(
          ilike(orders.orderNo, like(ask.keyword)),
          ilike(orders.ticketNo, like(ask.keyword)),
          ilike(materials.name, like(ask.keyword)),
        )
      : undefined,
    ask.plantId ? eq(silos.plantId, ask.plantId) : undefined,
    ask.siloId ? eq(orders.siloId, ask.siloId) : undefined,
    ask.materialId ? eq(orders.materialId, ask.materialId) : undefined,
    ask.status ? eq(orders.status, ask.status) : undefined,
    ask.statuses ? inArray(orders.status, [...ask.statuses]) : undefined,
    ask.from ? gte(orders.expectedAt, instantOn(ask.from, '00:00')) : undefined,
    ask.to ? lt(orders.expectedAt, instantOn(addDays(ask.to, 1), '00:00')) : undefined,
  )
  const usual = ask.statuses ? [asc(orders.expectedAt)] : [desc(orders.expectedAt)]
  const rows = from(sql, where)
    .orderBy(...sortedById(ask.sort, sorts, usual, orders.id))
    .$dynamic()
  const total = sql
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(silos, eq(silos.id, orders.siloId))
    .innerJoin(plants, eq(plants.id, silos.plantId))
    .innerJoin(materials, eq(materials.id, orders.materialId))
    .where(where)
    .$dynamic()
  return paged<MaterialOrderLine>(rows, cappedCount(sql, total), ask)
}

export async function getSeenMaterialOrder(sql: Sql, person: Person, id: string): Promise<MaterialOrderLine> {
  const [row] = await from(sql, and(eq(orders.id, id), seenPlants(person)))
  if (!row) throw new Missing(words.orderMissing())
  return row
}
