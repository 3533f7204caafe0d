import { and, asc, eq, gte, inArray, isNotNull, lt, or, sql as raw } from 'drizzle-orm'
import { products } from '../catalog/tables'
import { ofProduction } from '../cylinders/cylinder-test-parties'
import { cylinderAges as ages, cylinderTests as sets } from '../cylinders/tables'
import { deliveryOrders as loads } from '../deliveries/tables'
import { plants } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { materialOrders, materialSources, materials, silos } from '../materials/tables'

const line = {
  setId: sets.id,
  specimenKind: sets.specimenKind,
  castOn: sets.castOn,
  plantId: sets.plantId,
  plantCode: plants.plantCode,
  productId: sets.productId,
  productCode: products.productCode,
  fck: sets.fck,
  loadId: loads.id,
  revision: loads.revision,
  mixDesignId: loads.mixDesignId,
  ageDays: ages.ageDays,
  mean: raw<number>`${ages.mean}`,
  approvedAt: ages.managerAt,
  updatedAt: ages.updatedAt,
}

const asked = (sql: Sql) =>
  sql
    .select(line)
    .from(ages)
    .innerJoin(sets, eq(sets.id, ages.testId))
    .innerJoin(loads, eq(loads.id, sets.deliveryOrderId))
    .innerJoin(plants, eq(plants.id, sets.plantId))
    .innerJoin(products, eq(products.id, sets.productId))
export type HouseResultRow = Awaited<ReturnType<typeof asked>>[number]

/**
 * Approved results of production cast since a day, in the order of casting. At the specified age and after it a result must
 * count; before it two specimens that agree are not asked for, as nothing is judged by them.
 */
export const houseResults = (sql: Sql, since: string, strengthAge: number): Promise<HouseResultRow[]> =>
  asked(sql)
    .where(
      and(
        ofProduction,
        eq(ages.status, 'approved'),
        isNotNull(ages.mean),
        or(eq(ages.counts, true), and(lt(ages.ageDays, strengthAge), eq(ages.ageWithin, true))),
        gte(sets.castOn, since),
      ),
    )
    .orderBy(asc(sets.castOn), asc(sets.testNo), asc(ages.ageDays))
    .limit(20_000)

/** The approved results of named sets. */
export const houseResultsOfSets = (sql: Sql, setIds: readonly string[]): Promise<HouseResultRow[]> =>
  asked(sql)
    .where(
      and(inArray(sets.id, [...setIds]), eq(ages.status, 'approved'), isNotNull(ages.mean), eq(ages.ageWithin, true)),
    )
    .orderBy(asc(sets.castOn), asc(sets.testNo), asc(ages.ageDays))

/** The mix that a set was made of; null for a set of no load of ours. */
export async function mixOfSet(sql: Sql, setId: string): Promise<string | null> {
  const [of] = await sql
    .select({ mixDesignId: loads.mixDesignId })
    .from(sets)
    .innerJoin(loads, eq(loads.id, sets.deliveryOrderId))
    .where(eq(sets.id, setId))
  return of?.mixDesignId ?? null
}

export type CementDelivery = { plantId: string; materialId: string; source: string; at: Date }

/** When the source of a plant's cement changed, oldest first: the tankers that came from another one than the tanker before. */
export async function cementChanges(sql: Sql): Promise<CementDelivery[]> {
  const { materialId, receivedAt, siloId, sourceId } = materialOrders
  const before = raw<
    string | null
  >`lag(${sourceId}) over (partition by ${silos.plantId}, ${materialId} order by ${receivedAt}, ${materialOrders.id})`
  const all = sql
    .select({
      plantId: silos.plantId,
      materialId: raw<string>`${materialId}`.as('cement_id'),
      source: materialSources.sourceName,
      at: raw<Date>`${receivedAt}`.mapWith(receivedAt).as('at'),
      changed: raw<boolean>`${before} is distinct from ${sourceId}`.as('changed'),
    })
    .from(materialOrders)
    .innerJoin(silos, eq(silos.id, siloId))
    .innerJoin(materials, eq(materials.id, materialId))
    .innerJoin(materialSources, eq(materialSources.id, sourceId))
    .where(and(eq(materials.kind, 'cement'), isNotNull(receivedAt)))
    .as('delivery')
  return sql
    .select({ plantId: all.plantId, materialId: all.materialId, source: all.source, at: all.at })
    .from(all)
    .where(eq(all.changed, true))
    .orderBy(asc(all.at))
}
