import { and, asc, desc, eq, inArray, sql as raw } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import { GST_TREATMENTS, type Gst, type GstCode, gstOn } from '~/domain/billing/gst'
import type { Page } from '~/domain/kit/page'
import type { PlainDate } from '~/domain/kit/time'
import {
  type AgreedGstTreatmentRow,
  type AgreedGstTreatmentSearch,
  gstTreatmentSource,
} from '~/domain/pricing/agreed-gst-treatment'
import { agreedLevel } from '~/domain/pricing/agreed-level'
import { shownStatus } from '~/domain/pricing/price-list'
import { customers, projects } from '../customers/tables'
import type { Sql } from '../kit/open'
import { cappedCount, paged, sorted } from '../kit/page'
import { record } from '../kit/record'
import { settingOn } from '../kit/setting'
import type { Work } from '../kit/work'
import { users } from '../users/tables'
import { agreedGstTreatments } from './agreed-term-tables'
import { inForce, touches } from './in-force'
import { ofParties } from './of-parties'
import { seenAgreed } from './scope'

export const agreedGstTreatment = record(agreedGstTreatments, 'agreed_gst_treatment', { label: 'GST treatment' })
export type AgreedGstTreatmentRecord = typeof agreedGstTreatments.$inferSelect

const { id, customerId, projectId, gstCode, fromDate, toDate, reason, evidence } = agreedGstTreatments
const party = raw<string>`coalesce(${projects.projectName}, ${customers.customerName})`

/** Agreed treatments, newest first; those of customers that a person does not see are not told. */
export async function searchAgreedGstTreatments(
  sql: Sql,
  person: Person,
  search: AgreedGstTreatmentSearch,
  today: PlainDate,
): Promise<Page<AgreedGstTreatmentRow>> {
  const { keyword, day } = search
  const where = and(
    seenAgreed(person, { customerId, projectId }),
    search.customerId ? eq(customerId, search.customerId) : undefined,
    search.projectId ? eq(projectId, search.projectId) : undefined,
    search.gstCode ? eq(gstCode, search.gstCode) : undefined,
    day ? inForce(fromDate, toDate, day) : undefined,
    keyword ? raw`concat_ws(' ', ${party}, ${gstCode}, ${reason}, ${evidence}) ilike ${`%${keyword}%`}` : undefined,
  )
  const { version } = agreedGstTreatments
  const from = () =>
    sql
      .select({
        ...{ id, version, customerId, projectId, gstCode, fromDate, toDate, reason, evidence },
        ...{ party, madeBy: users.name },
      })
      .from(agreedGstTreatments)
      .leftJoin(customers, eq(customers.id, customerId))
      .leftJoin(projects, eq(projects.id, projectId))
      .leftJoin(users, eq(users.id, agreedGstTreatments.createdBy))
      .where(where)
  const rows = from()
    .orderBy(...sorted(search.sort, { party, gstCode, fromDate }, [desc(fromDate), asc(party)]), asc(id))
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

/** The treatments of one customer or project, whatever their days, locked until the end of the work. */
export const lockedGstTreatments = (work: Work, of: Party): Promise<AgreedGstTreatmentRecord[]> =>
  work.sql
    .select()
    .from(agreedGstTreatments)
    .where(ofParties(agreedGstTreatments, [of]))
    .orderBy(asc(fromDate))
    .for('update')

/** The treatments that may hold for these projects of their customers. */
export const treatmentsOf = (sql: Sql, of: readonly Party[]): Promise<AgreedGstTreatmentRecord[]> =>
  sql.select().from(agreedGstTreatments).where(ofParties(agreedGstTreatments, of)).orderBy(asc(fromDate))

type Parties = { customerId: string; projectId: string }

/** What a sale to a customer for one of its projects is taxed at on a day, for a figure beside the bill. */
export async function gstOfDay(sql: Sql, of: Parties, day: PlainDate): Promise<Gst> {
  return (await gstsOfDay(sql, [of], day))(of)
}

/** The same for many projects in two statements. */
export async function gstsOfDay(sql: Sql, of: readonly Parties[], day: PlainDate): Promise<(of: Parties) => Gst> {
  const agreed = await treatmentsOf(sql, of)
  const standard = await settingOn(sql, 'billing.gst-percent', day)
  return parties => gstOn(agreed, parties, day, standard)
}

/** Why a bill of these days charges less than the standard rate, in words; null where it does not. */
export async function gstSourceOn(
  sql: Sql,
  of: Parties,
  codes: readonly GstCode[],
  [first, last]: readonly [PlainDate, PlainDate],
): Promise<string | null> {
  const free = codes.filter(code => !GST_TREATMENTS[code].charged)
  if (!free.length) return null
  const rows = await sql
    .select({
      ...{ gstCode, fromDate, reason, evidence },
      ...{ customer: customers.customerName, project: projects.projectName },
    })
    .from(agreedGstTreatments)
    .leftJoin(customers, eq(customers.id, customerId))
    .leftJoin(projects, eq(projects.id, projectId))
    .where(and(ofParties(agreedGstTreatments, [of]), inArray(gstCode, free), touches(fromDate, toDate, first, last)))
    .orderBy(raw`${projectId} is null`, asc(fromDate))
  // A project's comes before its customer's; of one treatment a bill names one source.
  const words = free.map(code => {
    const row = rows.find(each => each.gstCode === code)
    return row ? gstTreatmentSource(row) : `${GST_TREATMENTS[code].name} (${code})`
  })
  return words.join('. ')
}
