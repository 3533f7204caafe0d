import { and, asc, desc, eq, ilike, inArray, isNull, ne, or, sql as raw } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import type { NonConformityAsk, NonConformityPaper } from '~/domain/cylinders/non-conformity'
import { MADE } from '~/domain/deliveries/delivery-order-status'
import type { Page } from '~/domain/kit/page'
import { Missing } from '~/domain/kit/problem'
import { products } from '../catalog/tables'
import { customers, locations, projects } from '../customers/tables'
import { deliveryOrders as loads } from '../deliveries/tables'
import { plants } from '../fleet/tables'
import { ledger } from '../kit/ledger'
import type { Sql } from '../kit/open'
import { cappedCount, like, paged, sorted } from '../kit/page'
import { record } from '../kit/record'
import {
  concreteConformities as concretes,
  nonConformities as found,
  nonConformityLetters as letters,
} from './conformity-tables'
import { ofSeenPlants } from './scope'

export const nonConformity = record(found, 'non_conformity', { label: 'non-conformity' })
export type NonConformityRow = typeof found.$inferSelect
export const nonConformityLetter = ledger(letters, 'non_conformity')
export type NonConformityLetterRow = typeof letters.$inferSelect

export type NonConformityLine = NonConformityRow & { plantName: string; concrete: string }

const concrete = raw<string>`coalesce(${products.productCode}, ${concretes.family})`
const asked = (sql: Sql) =>
  sql
    .select({ own: found, plantName: plants.plantName, concrete })
    .from(found)
    .innerJoin(plants, eq(plants.id, found.plantId))
    .innerJoin(concretes, eq(concretes.id, found.concreteId))
    .leftJoin(products, eq(products.id, concretes.productId))

const sorts = {
  ncNo: found.ncNo,
  plantName: plants.plantName,
  concrete,
  status: found.status,
  createdAt: found.createdAt,
  decidedAt: found.decidedAt,
}

export async function nonConformityPage(
  sql: Sql,
  person: Person,
  ask: NonConformityAsk,
): Promise<Page<NonConformityLine>> {
  const text = ask.keyword && like(ask.keyword)
  const where = and(
    ofSeenPlants(person, found.plantId),
    ask.status ? eq(found.status, ask.status) : undefined,
    ask.plantId ? eq(found.plantId, ask.plantId) : undefined,
    ask.concreteId ? eq(found.concreteId, ask.concreteId) : undefined,
    ask.held === undefined ? undefined : eq(found.held, ask.held),
    ask.own === undefined
      ? undefined
      : ask.own
        ? eq(found.decidedBy, person.id)
        : or(isNull(found.decidedBy), ne(found.decidedBy, person.id)),
    text ? or(ilike(found.ncNo, text), ilike(plants.plantName, text), ilike(concrete, text)) : undefined,
  )
  const rows = asked(sql)
    .where(where)
    .orderBy(...sorted(ask.sort, sorts, [desc(found.ncNo)]), asc(found.id))
    .$dynamic()
  const total = sql
    .select({ id: found.id })
    .from(found)
    .innerJoin(plants, eq(plants.id, found.plantId))
    .innerJoin(concretes, eq(concretes.id, found.concreteId))
    .leftJoin(products, eq(products.id, concretes.productId))
    .where(where)
    .$dynamic()
  type Found = { own: NonConformityRow; plantName: string; concrete: string }
  const page = await paged<Found>(rows, cappedCount(sql, total), ask)
  return { ...page, rows: page.rows.map(({ own, ...names }) => ({ ...own, ...names })) }
}

/** One of a plant that the person does not see is none. */
export async function getSeenNonConformity(sql: Sql, person: Person, id: string): Promise<NonConformityLine> {
  const [row] = await asked(sql).where(and(eq(found.id, id), ofSeenPlants(person, found.plantId)))
  if (!row) throw new Missing('There is no such non-conformity')
  const { own, ...names } = row
  return { ...own, ...names }
}

/** The one that a criterion opened already. */
export async function nonConformityOfFailure(sql: Sql, failure: string): Promise<NonConformityRow | undefined> {
  const [row] = await sql.select().from(found).where(eq(found.failure, failure))
  return row
}

export const nonConformityLetters = (sql: Sql, id: string): Promise<NonConformityLetterRow[]> =>
  sql.select().from(letters).where(eq(letters.nonConformityId, id)).orderBy(desc(letters.at))

export async function findNonConformityLetter(sql: Sql, id: string): Promise<NonConformityLetterRow | undefined> {
  const [row] = await sql.select().from(letters).where(eq(letters.id, id))
  return row
}

export type TouchedLoad = NonConformityPaper['loads'][number] & {
  id: string
  customerId: string
  customerName: string
  status: string
}

/** Loads of the concrete that the plant made in the span. */
export async function touchedLoads(
  sql: Sql,
  of: Pick<NonConformityRow, 'plantId' | 'productIds' | 'fromOn' | 'toOn'>,
): Promise<TouchedLoad[]> {
  return sql
    .select({
      id: loads.id,
      doNumber: raw<string>`coalesce(${loads.doNumber}, '')`,
      doDate: loads.doDate,
      quantity: loads.quantity,
      status: loads.status,
      customerId: loads.customerId,
      customerName: customers.customerName,
      projectName: projects.projectName,
      locationName: locations.locationName,
    })
    .from(loads)
    .innerJoin(customers, eq(customers.id, loads.customerId))
    .innerJoin(projects, eq(projects.id, loads.projectId))
    .innerJoin(locations, eq(locations.id, loads.locationId))
    .where(
      and(
        eq(loads.plantId, of.plantId),
        inArray(loads.productId, of.productIds),
        inArray(loads.status, [...MADE]),
        raw`${loads.doDate} between ${of.fromOn} and ${of.toOn}`,
      ),
    )
    .orderBy(asc(loads.doDate), asc(loads.doNumber))
}

/** Why loads of a product of a plant are not called; null where nothing holds it. */
export async function concreteHoldOf(sql: Sql, plantId: string, productId: string): Promise<string | null> {
  const [row] = await asked(sql)
    .where(
      and(eq(found.plantId, plantId), eq(found.held, true), raw`${found.productIds} @> array[${productId}]::uuid[]`),
    )
    .orderBy(asc(found.heldAt))
    .limit(1)
  return row
    ? `${row.concrete} of ${row.plantName} is on hold by ${row.own.ncNo}: ${row.own.heldReason ?? 'no reason given'}`
    : null
}
