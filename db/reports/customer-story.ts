import { eq } from 'drizzle-orm'
import { mayDo } from '~/domain/access/ability'
import type { Person } from '~/domain/access/roles'
import { daysLate } from '~/domain/billing/receivable'
import { overLimit } from '~/domain/billing/receivable/credit'
import { businessDay, type PlainDate } from '~/domain/kit/time'
import type { CustomerStory, ProjectStory, StoryMoney } from '~/domain/reports/story'
import { accountOf } from '../billing/receivable/account'
import { creditExposure } from '../billing/receivable/exposure'
import { invoiceDrafts } from '../billing/tables'
import { type CustomerRecord, seenCustomer } from '../customers/customer'
import { seenProject } from '../customers/project'
import { salespeople } from '../customers/tables'
import type { Sql } from '../kit/open'
import { revenueOf, storyOf } from './story'

/** How a customer is doing. */
export async function customerStory(sql: Sql, person: Person, id: string, now: Date): Promise<CustomerStory> {
  const row = await seenCustomer(sql, person, id)
  const [story, deputyName, money] = await Promise.all([
    storyOf(sql, person, { customerId: id }, now),
    deputyOf(sql, row),
    mayDo(person, 'view', 'receivable') ? moneyOf(sql, person, row, businessDay(now)) : null,
  ])
  return { ...story, deputyName, money }
}

/** How a project is doing. */
export async function projectStory(sql: Sql, person: Person, id: string, now: Date): Promise<ProjectStory> {
  await seenProject(sql, person, id)
  const own = eq(invoiceDrafts.projectId, id)
  const [story, money] = await Promise.all([
    storyOf(sql, person, { projectId: id }, now),
    mayDo(person, 'view', 'receivable') ? revenueOf(sql, person, own, businessDay(now)) : null,
  ])
  return { ...story, money }
}

async function deputyOf(sql: Sql, { deputySalespersonId }: CustomerRecord): Promise<string | null> {
  if (!deputySalespersonId) return null
  const [row] = await sql
    .select({ name: salespeople.name })
    .from(salespeople)
    .where(eq(salespeople.id, deputySalespersonId))
  return row?.name ?? null
}

async function moneyOf(sql: Sql, person: Person, row: CustomerRecord, today: PlainDate): Promise<StoryMoney> {
  const [{ items, ageing }, exposure, revenue] = await Promise.all([
    accountOf(sql, person, { customerId: row.id, day: today }),
    creditExposure(sql, { customerId: row.id, today }),
    revenueOf(sql, person, eq(invoiceDrafts.customerId, row.id), today),
  ])
  const late = items.map(item => daysLate(item.dueDate, today)).filter(days => days > 0)
  return {
    ...revenue,
    balance: ageing.balance,
    overdue: ageing.overdue,
    oldestDays: late.length ? Math.max(...late) : null,
    exposure,
    creditLimit: row.creditLimit,
    over: overLimit(row.creditLimit, exposure.total),
  }
}
