import { and, asc, desc, eq, min, sql as raw, sum } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import type { Page, Paging } from '~/domain/kit/page'
import { seenPlants } from '../fleet/scope'
import { plants } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { cappedCount, paged } from '../kit/page'
import { byCode } from './silo-page'
import { materials, silos, stockEntries } from './tables'

export type StockLine = {
  plantId: string
  plantName: string
  materialId: string
  materialName: string
  kind: string
  silos: number
  levelKg: string
  capacityKg: string
}

/** What each plant has of each material, summed over its silos. */
export function stockOfPlants(sql: Sql, person: Person, plantId?: string): Promise<StockLine[]> {
  return sql
    .select({
      plantId: silos.plantId,
      plantName: plants.plantName,
      materialId: silos.materialId,
      materialName: materials.name,
      kind: materials.kind,
      silos: raw<number>`count(*)::int`,
      levelKg: raw<string>`sum(${silos.levelKg})::text`,
      capacityKg: raw<string>`sum(${silos.capacityKg})::text`,
    })
    .from(silos)
    .innerJoin(plants, eq(plants.id, silos.plantId))
    .innerJoin(materials, eq(materials.id, silos.materialId))
    .where(and(seenPlants(person), eq(silos.active, true), plantId ? eq(silos.plantId, plantId) : undefined))
    .groupBy(silos.plantId, plants.plantName, silos.materialId, materials.name, materials.kind)
    .orderBy(asc(plants.plantName), asc(materials.name))
    .limit(2000)
}

export type StockMove = {
  id: string
  kind: string
  kg: string
  at: Date
  deliveryOrderId: string | null
  materialOrderId: string | null
  remarks: string | null
}

const { id, kind, kg, at, deliveryOrderId, materialOrderId, remarks } = stockEntries
export const MOVE = { id, kind, kg, at, deliveryOrderId, materialOrderId, remarks }

/** The ledger of a silo, newest first. */
export function stockMoves(sql: Sql, siloId: string, paging: Paging): Promise<Page<StockMove>> {
  const where = eq(stockEntries.siloId, siloId)
  const rows = sql.select(MOVE).from(stockEntries).where(where).orderBy(desc(at), desc(id)).$dynamic()
  return paged<StockMove>(rows, cappedCount(sql, sql.select({ id }).from(stockEntries).where(where).$dynamic()), paging)
}

export type OpeningLine = {
  id: string
  siloId: string
  siloCode: string
  plantId: string
  plantName: string
  materialId: string
  materialName: string
  kg: string
  at: Date
}

/** The opening stock of each silo: its first entry with every correction, so that a silo has at most one. */
export function openingStocks(
  sql: Sql,
  person: Person,
  of: { siloId?: string | undefined; plantId?: string | undefined } = {},
): Promise<OpeningLine[]> {
  return sql
    .select({
      id: silos.id,
      siloId: silos.id,
      siloCode: silos.siloCode,
      plantId: silos.plantId,
      plantName: plants.plantName,
      materialId: silos.materialId,
      materialName: materials.name,
      kg: sum(stockEntries.kg).mapWith(String),
      at: min(stockEntries.at).mapWith(stockEntries.at),
    })
    .from(stockEntries)
    .innerJoin(silos, eq(silos.id, stockEntries.siloId))
    .innerJoin(plants, eq(plants.id, silos.plantId))
    .innerJoin(materials, eq(materials.id, silos.materialId))
    .where(
      and(
        seenPlants(person),
        // Said as the index of those few entries says it.
        raw`${stockEntries.kind} = 'opening'`,
        of.siloId ? eq(silos.id, of.siloId) : undefined,
        of.plantId ? eq(silos.plantId, of.plantId) : undefined,
      ),
    )
    .groupBy(silos.id, silos.siloCode, silos.plantId, plants.plantName, silos.materialId, materials.name)
    .orderBy(asc(plants.plantName), asc(byCode))
    .limit(2000)
}
