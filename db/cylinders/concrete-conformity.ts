import { and, asc, desc, eq, ilike, inArray, isNotNull, or, sql as raw } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import type { ConcreteAsk } from '~/domain/cylinders/concrete-conformity'
import type { ProductionRow } from '~/domain/cylinders/conformity/production-rows'
import type { Page } from '~/domain/kit/page'
import { Missing } from '~/domain/kit/problem'
import { products } from '../catalog/tables'
import { plants } from '../fleet/tables'
import { addNew } from '../kit/add-new'
import { ledger } from '../kit/ledger'
import type { Sql } from '../kit/open'
import { cappedCount, like, paged, sorted } from '../kit/page'
import { record } from '../kit/record'
import type { Work } from '../kit/work'
import { conformityChanges as changes, concreteConformities as concretes } from './conformity-tables'
import { ofProduction } from './cylinder-test-parties'
import { ofSeenPlants } from './scope'
import { cylinderAges as ages, cylinderTests as sets } from './tables'

export const concreteConformity = record(concretes, 'concrete_conformity', { label: 'concrete', hidden: ['told'] })
export type ConcreteRow = typeof concretes.$inferSelect
export const conformityChange = ledger(changes, 'concrete_conformity')
export type ConformityChangeRow = typeof changes.$inferSelect

/** What is judged as one: a product of a plant, or a family with the products in it. */
export type ConcreteKey = { plantId: string; productId: string | null; family: string | null }

export type ConcreteLine = Omit<ConcreteRow, 'told'> & {
  plantName: string
  /** The code of the product, or the name of the family. */
  concrete: string
}

const concrete = raw<string>`coalesce(${products.productCode}, ${concretes.family})`
const line = {
  id: concretes.id,
  version: concretes.version,
  createdAt: concretes.createdAt,
  createdBy: concretes.createdBy,
  updatedAt: concretes.updatedAt,
  updatedBy: concretes.updatedBy,
  active: concretes.active,
  plantId: concretes.plantId,
  productId: concretes.productId,
  family: concretes.family,
  state: concretes.state,
  sigma: concretes.sigma,
  plantName: plants.plantName,
  concrete,
}
const asked = (sql: Sql) =>
  sql
    .select(line)
    .from(concretes)
    .innerJoin(plants, eq(plants.id, concretes.plantId))
    .leftJoin(products, eq(products.id, concretes.productId))

const sorts = { plantName: plants.plantName, concrete, state: concretes.state }

export function concretePage(sql: Sql, person: Person, ask: ConcreteAsk): Promise<Page<ConcreteLine>> {
  const text = ask.keyword && like(ask.keyword)
  const where = and(
    ofSeenPlants(person, concretes.plantId),
    ask.plantId ? eq(concretes.plantId, ask.plantId) : undefined,
    ask.state ? eq(concretes.state, ask.state) : undefined,
    eq(concretes.active, ask.active ?? true),
    text ? or(ilike(plants.plantName, text), ilike(concrete, text)) : undefined,
  )
  const rows = asked(sql)
    .where(where)
    .orderBy(...sorted(ask.sort, sorts, [asc(plants.plantName), asc(concrete)]), asc(concretes.id))
    .$dynamic()
  const total = sql
    .select({ id: concretes.id })
    .from(concretes)
    .innerJoin(plants, eq(plants.id, concretes.plantId))
    .leftJoin(products, eq(products.id, concretes.productId))
    .where(where)
    .$dynamic()
  return paged<ConcreteLine>(rows, cappedCount(sql, total), ask)
}

/** One of a plant that the person does not see is none. */
export async function getSeenConcrete(sql: Sql, person: Person, id: string): Promise<ConcreteLine> {
  const [found] = await asked(sql).where(and(eq(concretes.id, id), ofSeenPlants(person, concretes.plantId)))
  if (!found) throw new Missing('There is no such concrete')
  return found
}

export const changesOf = (sql: Sql, concreteId: string): Promise<ConformityChangeRow[]> =>
  sql.select().from(changes).where(eq(changes.concreteId, concreteId)).orderBy(desc(changes.at), desc(changes.id))

/** The row of a concrete, locked until the end of the work; two first results of it meet in one row. */
export async function lockConcrete(work: Work, key: ConcreteKey & { id: string }): Promise<ConcreteRow> {
  await addNew(work, concretes, [key])
  const { plantId, productId, family } = key
  const [row] = await work.sql
    .select({ id: concretes.id })
    .from(concretes)
    .where(
      and(
        eq(concretes.plantId, plantId),
        productId ? eq(concretes.productId, productId) : eq(concretes.family, family!),
      ),
    )
  return concreteConformity.lock(work, row!.id)
}

type Judged = { plantIds: readonly string[]; productIds: readonly string[] }

export type JudgingResult = ProductionRow & {
  plantId: string
  productId: string
  doNumber: string
  targetMean: number | null
}

/** Results of these products at these plants that judge production: approved, counted, at the specified age; in the order of casting. */
export async function judgingResults(
  sql: Sql,
  { plantIds, productIds }: Judged,
  ageDays: number,
): Promise<JudgingResult[]> {
  if (!plantIds.length || !productIds.length) return []
  return sql
    .select({
      plantId: sets.plantId,
      productId: sets.productId,
      testId: sets.id,
      testNo: sets.testNo,
      castOn: sets.castOn,
      sampledAt: sets.sampledAt,
      mean: raw<number>`${ages.mean}`,
      fck: sets.fck,
      specimenKind: sets.specimenKind,
      productCode: products.productCode,
      doNumber: sets.doNumber,
      targetMean: sets.targetMean,
    })
    .from(ages)
    .innerJoin(sets, eq(sets.id, ages.testId))
    .innerJoin(products, eq(products.id, sets.productId))
    .where(
      and(
        ofProduction,
        eq(ages.status, 'approved'),
        eq(ages.counts, true),
        isNotNull(ages.mean),
        eq(ages.ageDays, ageDays),
        inArray(sets.plantId, [...plantIds]),
        inArray(sets.productId, [...productIds]),
      ),
    )
    .orderBy(asc(sets.castOn), asc(sets.sampledAt), asc(sets.testNo))
}

/** Every product of every plant that has a result to be judged by. */
export const judgedProducts = (sql: Sql, ageDays: number): Promise<{ plantId: string; productId: string }[]> =>
  sql
    .selectDistinct({ plantId: sets.plantId, productId: sets.productId })
    .from(ages)
    .innerJoin(sets, eq(sets.id, ages.testId))
    .where(and(ofProduction, eq(ages.status, 'approved'), eq(ages.ageDays, ageDays)))

/** Concretes whose rows are still asked about, whatever they are called. */
export const activeConcretes = (sql: Sql): Promise<ConcreteRow[]> =>
  sql.select().from(concretes).where(eq(concretes.active, true)).orderBy(asc(concretes.plantId), asc(concretes.id))

/** Ids of the products that a family names. */
export async function productsOfCodes(
  sql: Sql,
  codes: readonly string[],
): Promise<{ id: string; productCode: string }[]> {
  if (!codes.length) return []
  return sql
    .select({ id: products.id, productCode: products.productCode })
    .from(products)
    .where(inArray(products.productCode, [...codes]))
}
