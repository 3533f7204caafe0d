import { and, asc, desc, eq, sql as raw } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import type { Page } from '~/domain/kit/page'
import type { PlainDate } from '~/domain/kit/time'
import { agreedLevel, agreedOn } from '~/domain/pricing/agreed-level'
import {
  type AgreedPaymentTermRow,
  type AgreedPaymentTermSearch,
  type PaymentTermOn,
  paymentTermSource,
} from '~/domain/pricing/agreed-payment-term'
import { shownStatus } from '~/domain/pricing/price-list'
import { customers, paymentTerms, projects } from '../customers/tables'
import type { Sql } from '../kit/open'
import { cappedCount, paged, sorted } from '../kit/page'
import { record } from '../kit/record'
import { settingOn } from '../kit/setting'
import type { Work } from '../kit/work'
import { users } from '../users/tables'
import { agreedPaymentTerms } from './agreed-term-tables'
import { inForce } from './in-force'
import { ofParties } from './of-parties'
import { seenAgreed } from './scope'

export const agreedPaymentTerm = record(agreedPaymentTerms, 'agreed_payment_term', { label: 'agreed payment term' })
export type AgreedPaymentTermRecord = typeof agreedPaymentTerms.$inferSelect

const { id, customerId, projectId, paymentTermId, fromDate, toDate } = agreedPaymentTerms
const party = raw<string>`coalesce(${projects.projectName}, ${customers.customerName})`

/** Agreed terms, newest first; those of customers that a person does not see are not told. */
export async function searchAgreedPaymentTerms(
  sql: Sql,
  person: Person,
  search: AgreedPaymentTermSearch,
  today: PlainDate,
): Promise<Page<AgreedPaymentTermRow>> {
  const { keyword, day } = search
  const where = and(
    seenAgreed(person, { customerId, projectId }),
    search.customerId ? eq(customerId, search.customerId) : undefined,
    search.projectId ? eq(projectId, search.projectId) : undefined,
    search.paymentTermId ? eq(paymentTermId, search.paymentTermId) : undefined,
    day ? inForce(fromDate, toDate, day) : undefined,
    keyword ? raw`(${party} || ' ' || ${paymentTerms.paymentTermName}) ilike ${`%${keyword}%`}` : undefined,
  )
  const { paymentTermName } = paymentTerms
  const { version, days, reason } = agreedPaymentTerms
  const from = () =>
    sql
      .select({
        ...{ id, version, customerId, projectId, paymentTermId, days, fromDate, toDate, reason },
        ...{ party, paymentTermName, madeBy: users.name },
      })
      .from(agreedPaymentTerms)
      .innerJoin(paymentTerms, eq(paymentTerms.id, paymentTermId))
      .leftJoin(customers, eq(customers.id, customerId))
      .leftJoin(projects, eq(projects.id, projectId))
      .leftJoin(users, eq(users.id, agreedPaymentTerms.createdBy))
      .where(where)
  const sorts = { party, paymentTermName, days, fromDate }
  const rows = from()
    .orderBy(...sorted(search.sort, sorts, [desc(fromDate), asc(party)]), asc(id))
    .$dynamic()
  const page = await paged(rows, cappedCount(sql, from().$dynamic()), search)
  return {
    ...page,
    rows: page.rows.map(row => ({
      ...row,
      level: agreedLevel(row)!,
      status: shownStatus({ ...row, status: 'active' }, today),
    })),
  }
}

type Party = { customerId: string | null; projectId: string | null }

/** The terms of one customer or project, whatever their days, locked until the end of the work. */
export const lockedPaymentTerms = (work: Work, of: Party): Promise<AgreedPaymentTermRecord[]> =>
  work.sql
    .select()
    .from(agreedPaymentTerms)
    .where(ofParties(agreedPaymentTerms, [of]))
    .orderBy(asc(fromDate))
    .for('update')

/** The terms that may hold for a project of a customer. */
export const paymentTermsOf = (sql: Sql, of: Party): Promise<AgreedPaymentTermRecord[]> =>
  sql
    .select()
    .from(agreedPaymentTerms)
    .where(ofParties(agreedPaymentTerms, [of]))
    .orderBy(asc(fromDate))

/**
 * By when a bill of a day is due, whoever asks: the project's term, else the customer's, else the setting of the company; with
 * where it comes from.
 */
export async function paymentTermOn(
  sql: Sql,
  of: { customerId: string; projectId: string },
  day: PlainDate,
): Promise<PaymentTermOn> {
  const held = agreedOn(await paymentTermsOf(sql, of), of, day)
  const days = held?.days ?? (await settingOn(sql, 'billing.payment-days', day))
  if (!held) return { days, source: paymentTermSource(days, null) }
  const [names] = await sql
    .select({ customer: customers.customerName, project: projects.projectName })
    .from(agreedPaymentTerms)
    .leftJoin(customers, eq(customers.id, customerId))
    .leftJoin(projects, eq(projects.id, projectId))
    .where(eq(id, held.id))
  return { days, source: paymentTermSource(days, { ...names!, fromDate: held.fromDate }) }
}

/** A customer's own term on a day, to join: there is one at most. */
export const customerTermOn = (day: PlainDate) => and(eq(customerId, customers.id), inForce(fromDate, toDate, day))

/** The term that a customer has of its own on a day. */
export async function termOfCustomer(
  sql: Sql,
  customer: string,
  day: PlainDate,
): Promise<{ paymentTermId: string; paymentTermName: string } | null> {
  const [row] = await sql
    .select({ paymentTermId, paymentTermName: paymentTerms.paymentTermName })
    .from(agreedPaymentTerms)
    .innerJoin(paymentTerms, eq(paymentTerms.id, paymentTermId))
    .where(and(eq(customerId, customer), inForce(fromDate, toDate, day)))
  return row ?? null
}

/** A term of the company's list that is offered. */
export async function offeredTerm(sql: Sql, term: string): Promise<{ name: string; days: number } | null> {
  const [row] = await sql
    .select({ name: paymentTerms.paymentTermName, days: paymentTerms.days })
    .from(paymentTerms)
    .where(and(eq(paymentTerms.id, term), eq(paymentTerms.active, true)))
  return row ?? null
}
