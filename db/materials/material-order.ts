import { and, asc, desc, eq, gte, inArray, lt, sql as raw, type SQL } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import type { Page } from '~/domain/kit/page'
import { Missing } from '~/domain/kit/problem'
import { addDays, instantOn } from '~/domain/kit/time'
import type { MaterialOrderAsk } from '~/domain/materials/material-order'
import * as words from '~/domain/materials/words'
import { seenPlants } from '../fleet/scope'
import { plants } from '../fleet/tables'
import { type FlatList, flatPage } from '../kit/flat-page'
import type { Sql } from '../kit/open'
import { paged } from '../kit/page'
import { record } from '../kit/record'
import { wordIn } from '../kit/word'
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
  | 'pricePerTonne'
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
  pricePerTonne: orders.pricePerTonne,
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
const ofSilos = raw`${silos} join ${plants} on ${plants.id} = ${silos.plantId}`
const list: FlatList = {
  id: orders.id,
  rows: (sql, columns) =>
    sql
      .select(columns)
      .from(orders)
      .innerJoin(silos, eq(silos.id, orders.siloId))
      .innerJoin(plants, eq(plants.id, silos.plantId))
      .$dynamic(),
  sorts: {
    orderNo: orders.orderNo,
    expectedAt: orders.expectedAt,
    status: orders.status,
    // Silo by silo of a plant: those of one silo are walked by an index.
    plantName: { from: orders.siloId, of: ofSilos, id: silos.id, name: plants.plantName, held: true },
    materialName: { from: orders.materialId, of: materials, id: materials.id, name: materials.name },
    orderedKg: orders.orderedKg,
  },
  usual: [desc(orders.expectedAt)],
  newest: [orders.expectedAt],
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

export async function materialOrderPage(
  sql: Sql,
  person: Person,
  ask: MaterialOrderAsk,
): Promise<Page<MaterialOrderLine>> {
  const where = and(
    seenPlants(person),
    ask.keyword
      ? await wordIn(sql, ask.keyword, {
          own: [orders.orderNo, orders.ticketNo],
          names: [{ from: orders.materialId, id: materials.id, name: materials.name }],
        })
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
  const { ids, order, total } = await flatPage(sql, { ...list, usual }, { ...ask, where })
  const rows = from(sql, inArray(orders.id, ids))
    .orderBy(...order)
    .$dynamic()
  return paged<MaterialOrderLine>(rows, total, { ...ask, offset: 0 })
}

export async function getSeenMaterialOrder(sql: Sql, person: Person, id: string): Promise<MaterialOrderLine> {
  const [row] = await from(sql, and(eq(orders.id, id), seenPlants(person)))
  if (!row) throw new Missing(words.orderMissing())
  return row
}
