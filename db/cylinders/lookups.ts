import { and, asc, eq, ilike, or, sql as raw, type SQL } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import type { PlantsAsk } from '~/domain/cylinders/cylinder-test'
import type { Page, Paging } from '~/domain/kit/page'
import { customers, projects } from '../customers/tables'
import type { DeliveryOrderRow } from '../deliveries/delivery-order'
import { deliveryOrders } from '../deliveries/tables'
import { seenPlants } from '../fleet/scope'
import { plants } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { cappedCount, like, paged } from '../kit/page'
import { cylinderHouses } from './laboratory-equipment-tables'
import { ofSeenPlants, seenSets } from './scope'
import { cylinderTests as sets } from './tables'

export type TestedCustomer = { id: string; customerId: string; customerName: string; customerCode: string }
export type TestedProject = TestedCustomer & { projectId: string; projectName: string; projectCode: string }

/** Customers whose concrete the person's laboratories test. */
export function testedCustomers(sql: Sql, person: Person, ask: Paging): Promise<Page<TestedCustomer>> {
  const where = and(
    raw`exists (select 1 from ${sets} where ${sets.customerId} = ${customers.id} and ${seenSets(person) ?? raw`true`})`,
    ask.keyword
      ? or(ilike(customers.customerName, like(ask.keyword)), ilike(customers.customerCode, like(ask.keyword)))
      : undefined,
  )
  const { id, customerName, customerCode } = customers
  const rows = sql
    .select({ id, customerId: id, customerName, customerCode })
    .from(customers)
    .where(where)
    .orderBy(asc(customerName), asc(id))
    .$dynamic()
  return paged(rows, cappedCount(sql, sql.select({ id }).from(customers).where(where).$dynamic()), ask)
}

export function testedProjects(
  sql: Sql,
  person: Person,
  ask: Paging & { customerId?: string | undefined },
): Promise<Page<TestedProject>> {
  const where = and(
    raw`exists (select 1 from ${sets} where ${sets.projectId} = ${projects.id} and ${seenSets(person) ?? raw`true`})`,
    ask.customerId ? eq(projects.customerId, ask.customerId) : undefined,
    ask.keyword
      ? or(ilike(projects.projectName, like(ask.keyword)), ilike(projects.projectCode, like(ask.keyword)))
      : undefined,
  )
  const { id, projectName, projectCode, customerId } = projects
  const rows = sql
    .select({
      id,
      projectId: id,
      projectName,
      projectCode,
      customerId,
      customerName: customers.customerName,
      customerCode: customers.customerCode,
    })
    .from(projects)
    .innerJoin(customers, eq(customers.id, customerId))
    .where(where)
    .orderBy(asc(projectName), asc(id))
    .$dynamic()
  return paged(rows, cappedCount(sql, sql.select({ id }).from(projects).where(where).$dynamic()), ask)
}

export type PlantInfo = {
  id: string
  plantId: string
  plantCode: string
  plantName: string
  certificateNo: string | null
  certificateValidTo: string | null
  laboratory: string | null
  awaited: number
  curing: number
  dueToday: number
  overdue: number
  low: number
  lastAuditOn: string | null
  lastAuditScore: number | null
}

/** Each plant with what of it lies in the laboratory; low results are those cast in the last 60 days. */
export function plantInfo(sql: Sql, person: Person, ask: PlantsAsk, today: string): Promise<Page<PlantInfo>> {
  const where = and(
    eq(plants.active, true),
    eq(plants.removed, false),
    seenPlants(person),
    ask.plantId ? eq(plants.id, ask.plantId) : undefined,
    ask.houseId ? eq(cylinderHouses.id, ask.houseId) : undefined,
    ask.keyword
      ? or(ilike(plants.plantName, like(ask.keyword)), ilike(plants.plantCode, like(ask.keyword)))
      : undefined,
  )
  const ages = (what: ReturnType<typeof raw>) =>
    raw<number>`(select count(*)::int from cylinder_age a join cylinder_test t on t.id = a.test_id where t.plant_id = ${plants.id} and ${what})`
  const tests = (what: ReturnType<typeof raw>) =>
    raw<number>`(select count(*)::int from cylinder_test t where t.plant_id = ${plants.id} and ${what})`
  const open = raw`t.status in ('sampled', 'curing') and a.status in ('waiting', 'testing', 'declined')`
  const audit = <Value>(column: SQL<Value>) =>
    raw<Value | null>`(select ${column} from plant_audit p where p.plant_id = ${plants.id} and p.status = 'submitted' order by p.audit_on desc limit 1)`
  const { id, plantCode, plantName, certificateNo, certificateValidTo } = plants
  const rows = sql
    .select({
      id,
      plantId: id,
      plantCode,
      plantName,
      certificateNo,
      certificateValidTo,
      laboratory: cylinderHouses.name,
      awaited: tests(raw`t.status in ('assigned', 'sampled')`),
      curing: tests(raw`t.status = 'curing'`),
      dueToday: ages(raw`${open} and a.planned_on = ${today}`),
      overdue: ages(raw`${open} and a.planned_on < ${today}`),
      low: ages(raw`a.verdict in ('low', 'fail') and t.cast_on >= ${today}::date - 60`),
      lastAuditOn: audit(raw<string>`p.audit_on::text`),
      lastAuditScore: audit(raw<number>`p.score`),
    })
    .from(plants)
    .leftJoin(cylinderHouses, raw`${cylinderHouses.active} and ${plants.id} = any(${cylinderHouses.plantIds})`)
    .where(where)
    .orderBy(asc(plantCode), asc(id))
    .$dynamic()
  const total = sql
    .select({ id })
    .from(plants)
    .leftJoin(cylinderHouses, raw`${cylinderHouses.active} and ${plants.id} = any(${cylinderHouses.plantIds})`)
    .where(where)
    .$dynamic()
  return paged(rows, cappedCount(sql, total), ask)
}

/** A load of the person's plants by the number on its ticket. */
export async function loadOfNumber(sql: Sql, person: Person, doNumber: string): Promise<DeliveryOrderRow | undefined> {
  const [row] = await sql
    .select()
    .from(deliveryOrders)
    .where(and(eq(deliveryOrders.doNumber, doNumber), ofSeenPlants(person, deliveryOrders.plantId)))
  return row
}
