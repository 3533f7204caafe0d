import { and, asc, desc, eq, ilike, isNull, or, sql as raw } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import type { Page } from '~/domain/kit/page'
import { Missing } from '~/domain/kit/problem'
import type { PassportAsk, PassportIssue } from '~/domain/orders/pour-passport'
import { seenProjects } from '../customers/scope'
import { customers, projects } from '../customers/tables'
import type { Sql } from '../kit/open'
import { cappedCount, like, paged, sorted } from '../kit/page'
import { record } from '../kit/record'
import { pourPassports as passports } from './pour-passport-tables'
import { orders } from './tables'

/** The content is its hash on the trail: it stands in the row, and never changes. */
export const pourPassport = record(passports, 'pour_passport', { label: 'passport', hidden: ['content'] })
export type PassportRow = typeof passports.$inferSelect
export type PassportLine = Pick<
  PassportRow,
  | 'id'
  | 'version'
  | 'passportNo'
  | 'revision'
  | 'projectId'
  | 'orderId'
  | 'status'
  | 'contentHash'
  | 'issuedAt'
  | 'issuedByName'
> & {
  projectName: string
  customerName: string
  orderNo: string | null
  loads: number
  cubicMetres: string
  /** kg CO2e per m³, A1–A3. */
  perCubicMetre: string
}

const ofCarbon = (key: string) => raw<string>`${passports.content} -> 'carbon' ->> ${raw.raw(`'${key}'`)}`
const line = {
  id: passports.id,
  version: passports.version,
  passportNo: passports.passportNo,
  revision: passports.revision,
  projectId: passports.projectId,
  orderId: passports.orderId,
  status: passports.status,
  contentHash: passports.contentHash,
  issuedAt: passports.issuedAt,
  issuedByName: passports.issuedByName,
  projectName: projects.projectName,
  customerName: customers.customerName,
  orderNo: orders.orderNo,
  loads: raw<number>`jsonb_array_length(${passports.content} -> 'loads')`,
  cubicMetres: ofCarbon('cubicMetres'),
  perCubicMetre: ofCarbon('perCubicMetre'),
}
const sorts = {
  passportNo: passports.passportNo,
  projectName: projects.projectName,
  issuedAt: passports.issuedAt,
  status: passports.status,
}

/** Of the projects that the person sees, newest first. */
export function passportPage(sql: Sql, person: Person, ask: PassportAsk): Promise<Page<PassportLine>> {
  const text = ask.keyword && like(ask.keyword)
  const where = and(
    seenProjects(person),
    ask.projectId ? eq(passports.projectId, ask.projectId) : undefined,
    ask.orderId ? eq(passports.orderId, ask.orderId) : undefined,
    text
      ? or(
          ilike(passports.passportNo, text),
          ilike(orders.orderNo, text),
          ilike(projects.projectName, text),
          ilike(customers.customerName, text),
        )
      : undefined,
  )
  const rows = sql
    .select(line)
    .from(passports)
    .innerJoin(projects, eq(projects.id, passports.projectId))
    .innerJoin(customers, eq(customers.id, projects.customerId))
    .leftJoin(orders, eq(orders.id, passports.orderId))
    .where(where)
    .orderBy(...sorted(ask.sort, sorts, [desc(passports.issuedAt)]), asc(passports.id))
    .$dynamic()
  const total = sql
    .select({ id: passports.id })
    .from(passports)
    .innerJoin(projects, eq(projects.id, passports.projectId))
    .innerJoin(customers, eq(customers.id, projects.customerId))
    .leftJoin(orders, eq(orders.id, passports.orderId))
    .where(where)
    .$dynamic()
  return paged<PassportLine>(rows, cappedCount(sql, total), ask)
}

/** The passport of a pour that holds; one of the whole project is not of its site. */
export async function issuedPassport(
  sql: Sql,
  orderId: string,
): Promise<Pick<PassportRow, 'id' | 'passportNo'> | null> {
  const [found] = await sql
    .select({ id: passports.id, passportNo: passports.passportNo })
    .from(passports)
    .where(and(eq(passports.orderId, orderId), eq(passports.status, 'issued')))
    .orderBy(desc(passports.issuedAt))
    .limit(1)
  return found ?? null
}

/** One of a project that the person does not see is none. */
export async function getSeenPassport(sql: Sql, person: Person, id: string): Promise<PassportRow> {
  const [found] = await sql
    .select({ id: passports.id })
    .from(passports)
    .innerJoin(projects, eq(projects.id, passports.projectId))
    .where(and(eq(passports.id, id), seenProjects(person)))
  if (!found) throw new Missing('There is no such passport')
  return pourPassport.get(sql, id)
}

/** The last revision of a pour or of a project. */
export async function lastPassport(sql: Sql, { projectId, orderId }: PassportIssue): Promise<PassportRow | undefined> {
  const [row] = await sql
    .select()
    .from(passports)
    .where(
      and(eq(passports.projectId, projectId), orderId ? eq(passports.orderId, orderId) : isNull(passports.orderId)),
    )
    .orderBy(desc(passports.issuedAt), desc(passports.revision))
    .limit(1)
  return row
}
