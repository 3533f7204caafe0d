import { and, asc, count, eq, ilike, inArray, ne, sql as raw } from 'drizzle-orm'
import type * as z from 'zod'
import { seenProjects } from '~/db/customers/scope'
import { customers, projects } from '~/db/customers/tables'
import type { Person } from '~/domain/access/roles'
import type { PassList, SitePassList } from '~/domain/fleet/pass'
import type { Page } from '~/domain/kit/page'
import { addDays } from '~/domain/kit/time'
import { children } from '../kit/children'
import type { Sql } from '../kit/open'
import { cappedCount, like, paged, sorted } from '../kit/page'
import { record } from '../kit/record'
import { passAssignees, passes, sitePasses } from './tables'

export const pass = record(passes, 'pass')
export type PassRow = typeof passes.$inferSelect
export const passSites = children(sitePasses, 'passId', 'pass', 'sites')

export type PassLine = PassRow & {
  holders: number
  expiring: number
  expired: number
  sites: { projectId: string; projectName: string }[]
}

/** Passes with who holds them: valid or ending soon, and run out. */
export async function passPage(
  sql: Sql,
  person: Person,
  ask: z.output<typeof PassList>,
  day: string,
  warnDays: number,
): Promise<Page<PassLine>> {
  const where = and(
    ask.type ? eq(passes.type, ask.type) : undefined,
    ask.active === undefined ? undefined : eq(passes.active, ask.active),
    ask.keyword ? ilike(passes.name, like(ask.keyword)) : undefined,
  )
  const rows = sql
    .select()
    .from(passes)
    .where(where)
    .orderBy(
      ...sorted(ask.sort, { name: passes.name, type: passes.type, active: passes.active }, [
        asc(passes.type),
        asc(passes.name),
      ]),
    )
    .$dynamic()
  const page = await paged<PassRow>(
    rows,
    cappedCount(sql, sql.select({ id: passes.id }).from(passes).where(where).$dynamic()),
    ask,
  )
  const ids = page.rows.map(({ id }) => id)
  if (!ids.length) return { ...page, rows: [] }
  const [counted, sites] = await Promise.all([countsOf(sql, ids, day, warnDays), sitesOf(sql, person, ids)])
  const counts = new Map(counted.map(({ passId, ...count }) => [passId, count]))
  return {
    ...page,
    rows: page.rows.map(row => ({
      ...row,
      ...(counts.get(row.id) ?? { holders: 0, expiring: 0, expired: 0 }),
      sites: sites.filter(({ passId }) => passId === row.id).map(({ passId: _, ...site }) => site),
    })),
  }
}

export type SitePass = {
  id: string
  passId: string
  name: string
  type: string
  projectId: string
  projectName: string
  customerName: string
}

/** Which project asks for which pass. */
export function sitePassPage(sql: Sql, person: Person, ask: z.output<typeof SitePassList>): Promise<Page<SitePass>> {
  const where = and(
    eq(passes.active, true),
    seenProjects(person),
    ask.projectId ? eq(sitePasses.projectId, ask.projectId) : undefined,
    ask.passId ? eq(sitePasses.passId, ask.passId) : undefined,
    ask.keyword ? ilike(projects.projectName, like(ask.keyword)) : undefined,
  )
  const from = <S extends Parameters<typeof sql.select>[0]>(fields: NonNullable<S>) =>
    sql
      .select(fields)
      .from(sitePasses)
      .innerJoin(passes, eq(passes.id, sitePasses.passId))
      .innerJoin(projects, eq(projects.id, sitePasses.projectId))
      .innerJoin(customers, eq(customers.id, projects.customerId))
      .where(where)
      .$dynamic()
  const rows = from({
    id: sitePasses.id,
    passId: passes.id,
    name: passes.name,
    type: passes.type,
    projectId: projects.id,
    projectName: projects.projectName,
    customerName: customers.customerName,
  }).orderBy(
    ...sorted(ask.sort, { projectName: projects.projectName, name: passes.name }, [
      asc(projects.projectName),
      asc(passes.name),
    ]),
  )
  return paged<SitePass>(rows, cappedCount(sql, from({ id: sitePasses.id })), ask)
}

/** Passes of one type in use, in the order of a matrix. */
export const activePasses = (sql: Sql, type: string): Promise<{ id: string; name: string }[]> =>
  sql
    .select({ id: passes.id, name: passes.name })
    .from(passes)
    .where(and(eq(passes.type, type), eq(passes.active, true)))
    .orderBy(asc(passes.name))

export async function passTaken(sql: Sql, type: string, name: string, exceptId: string | null): Promise<boolean> {
  const rows = await sql
    .select({ id: passes.id })
    .from(passes)
    .where(
      and(
        eq(passes.type, type),
        raw`lower(${passes.name}) = lower(${name})`,
        exceptId ? ne(passes.id, exceptId) : undefined,
      ),
    )
  return rows.length > 0
}

export async function holdersOf(sql: Sql, passId: string): Promise<number> {
  const [row] = await sql.select({ many: count() }).from(passAssignees).where(eq(passAssignees.passId, passId))
  return row?.many ?? 0
}

const countsOf = (sql: Sql, ids: string[], day: string, warnDays: number) =>
  sql
    .select({
      passId: passAssignees.passId,
      holders: raw<number>`(count(*) filter (where ${passAssignees.validTo} >= ${day}))::int`,
      expiring: raw<number>`(count(*) filter (where ${passAssignees.validTo} between ${day} and ${addDays(day, warnDays)}
        and ${passAssignees.validFrom} <= ${day}))::int`,
      expired: raw<number>`(count(*) filter (where ${passAssignees.validTo} < ${day}))::int`,
    })
    .from(passAssignees)
    .where(inArray(passAssignees.passId, ids))
    .groupBy(passAssignees.passId)

const sitesOf = (sql: Sql, person: Person, ids: string[]) =>
  sql
    .select({ passId: sitePasses.passId, projectId: projects.id, projectName: projects.projectName })
    .from(sitePasses)
    .innerJoin(projects, eq(projects.id, sitePasses.projectId))
    .where(and(inArray(sitePasses.passId, ids), seenProjects(person)))
    .orderBy(asc(projects.projectName))
