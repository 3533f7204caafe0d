import { and, asc, desc, eq, ilike, or } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import type { PlantAuditAsk } from '~/domain/cylinders/plant-audit'
import type { Page } from '~/domain/kit/page'
import { Missing } from '~/domain/kit/problem'
import { plants } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { cappedCount, like, paged, sorted } from '../kit/page'
import { record } from '../kit/record'
import { settingOn } from '../kit/setting'
import { ofSeenPlants } from './scope'
import { plantAudits as audits } from './tables'

export const plantAudit = record(audits, 'plant_audit', { label: 'plant audit' })
export type PlantAuditRow = typeof audits.$inferSelect
export type PlantAuditLine = PlantAuditRow & { plantAuditId: string; plantCode: string; plantName: string }

const sorts = {
  auditNo: audits.auditNo,
  auditOn: audits.auditOn,
  score: audits.score,
  status: audits.status,
  plantName: plants.plantName,
}

const asked = (sql: Sql) =>
  sql
    .select({ audit: audits, plantCode: plants.plantCode, plantName: plants.plantName })
    .from(audits)
    .innerJoin(plants, eq(plants.id, audits.plantId))

const flat = (row: { audit: PlantAuditRow; plantCode: string; plantName: string }): PlantAuditLine => ({
  ...row.audit,
  plantAuditId: row.audit.id,
  plantCode: row.plantCode,
  plantName: row.plantName,
})

/** The page with what each audit reached against the mark that holds on the day of the asking. */
export async function plantAuditPage(
  sql: Sql,
  person: Person,
  ask: PlantAuditAsk,
  today: string,
): Promise<Page<PlantAuditLine & { passes: boolean }>> {
  const where = and(
    ofSeenPlants(person, audits.plantId),
    ask.plantId ? eq(audits.plantId, ask.plantId) : undefined,
    ask.status ? eq(audits.status, ask.status) : undefined,
    ask.keyword ? or(ilike(audits.auditNo, like(ask.keyword)), ilike(plants.plantName, like(ask.keyword))) : undefined,
  )
  const rows = asked(sql)
    .where(where)
    .orderBy(...sorted(ask.sort, sorts, [desc(audits.auditOn), desc(audits.auditNo)]), asc(audits.id))
    .$dynamic()
  const total = sql
    .select({ id: audits.id })
    .from(audits)
    .innerJoin(plants, eq(plants.id, audits.plantId))
    .where(where)
    .$dynamic()
  const page = await paged<Parameters<typeof flat>[0]>(rows, cappedCount(sql, total), ask)
  const mark = await settingOn(sql, 'cylinders.audit-pass', today)
  return { ...page, rows: page.rows.map(row => ({ ...flat(row), passes: row.audit.score >= mark })) }
}

export async function getSeenAudit(sql: Sql, person: Person, id: string): Promise<PlantAuditLine> {
  const [row] = await asked(sql).where(and(eq(audits.id, id), ofSeenPlants(person, audits.plantId)))
  if (!row) throw new Missing('There is no such plant audit')
  return flat(row)
}
