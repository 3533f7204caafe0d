import { and, asc, desc, eq, ilike, inArray, isNotNull, lte, or } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import type { Page } from '~/domain/kit/page'
import { Missing } from '~/domain/kit/problem'
import { addDays } from '~/domain/kit/time'
import type { AgreedSubmittal } from '~/domain/mixdesign/customer-agreement'
import { AGREED_STATUSES, type SubmittalAsk } from '~/domain/mixdesign/mix-submittal'
import { products } from '../catalog/tables'
import { seenProjects } from '../customers/scope'
import { customers, projects } from '../customers/tables'
import { plants } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { cappedCount, like, paged, sorted } from '../kit/page'
import { record } from '../kit/record'
import { settingOn } from '../kit/setting'
import { mixSubmittals as submittals } from './mix-submittal-tables'
import { mixDesigns } from './tables'

export const mixSubmittal = record(submittals, 'mix_submittal', { label: 'mix submittal' })
export type MixSubmittalRow = typeof submittals.$inferSelect

export type SubmittalLine = Omit<MixSubmittalRow, 'content'> & {
  projectName: string
  customerId: string
  customerName: string
  productCode: string
  mixCode: string
  mixVersion: number
  plantName: string
}

const { content: _content, ...columns } = {
  id: submittals.id,
  version: submittals.version,
  createdAt: submittals.createdAt,
  createdBy: submittals.createdBy,
  updatedAt: submittals.updatedAt,
  updatedBy: submittals.updatedBy,
  submittalNo: submittals.submittalNo,
  revision: submittals.revision,
  projectId: submittals.projectId,
  productId: submittals.productId,
  mixDesignId: submittals.mixDesignId,
  plantId: submittals.plantId,
  exposureClasses: submittals.exposureClasses,
  remarks: submittals.remarks,
  status: submittals.status,
  statusReason: submittals.statusReason,
  preparedByName: submittals.preparedByName,
  content: submittals.content,
  sentAt: submittals.sentAt,
  sentByName: submittals.sentByName,
  recipients: submittals.recipients,
  answeredOn: submittals.answeredOn,
  answeredByName: submittals.answeredByName,
  answeredByPosition: submittals.answeredByPosition,
  answerReference: submittals.answerReference,
  answerComments: submittals.answerComments,
  answerRecordedByName: submittals.answerRecordedByName,
  validUntil: submittals.validUntil,
}
const line = {
  ...columns,
  projectName: projects.projectName,
  customerId: customers.id,
  customerName: customers.customerName,
  productCode: products.productCode,
  mixCode: mixDesigns.mixCode,
  mixVersion: mixDesigns.mixVersion,
  plantName: plants.plantName,
}
const asked = (sql: Sql) =>
  sql
    .select(line)
    .from(submittals)
    .innerJoin(projects, eq(projects.id, submittals.projectId))
    .innerJoin(customers, eq(customers.id, projects.customerId))
    .innerJoin(products, eq(products.id, submittals.productId))
    .innerJoin(mixDesigns, eq(mixDesigns.id, submittals.mixDesignId))
    .innerJoin(plants, eq(plants.id, submittals.plantId))

const sorts = {
  submittalNo: submittals.submittalNo,
  projectName: projects.projectName,
  mixCode: mixDesigns.mixCode,
  status: submittals.status,
  sentAt: submittals.sentAt,
  validUntil: submittals.validUntil,
}

/** Of the projects that the person sees, newest first; `day` is today. */
export async function submittalPage(
  sql: Sql,
  person: Person,
  ask: SubmittalAsk,
  day: string,
): Promise<Page<SubmittalLine>> {
  const text = ask.keyword && like(ask.keyword)
  const ends = ask.ending ? addDays(day, (await settingOn(sql, 'mixdesign.customer-agreement', day)).warnDays) : null
  const where = and(
    seenProjects(person),
    ask.status ? eq(submittals.status, ask.status) : undefined,
    ask.projectId ? eq(submittals.projectId, ask.projectId) : undefined,
    ask.mixDesignId ? eq(submittals.mixDesignId, ask.mixDesignId) : undefined,
    ends ? and(isNotNull(submittals.validUntil), lte(submittals.validUntil, ends), isAgreed) : undefined,
    text
      ? or(
          ilike(submittals.submittalNo, text),
          ilike(projects.projectName, text),
          ilike(customers.customerName, text),
          ilike(mixDesigns.mixCode, text),
        )
      : undefined,
  )
  const rows = asked(sql)
    .where(where)
    .orderBy(...sorted(ask.sort, sorts, [desc(submittals.submittalNo), desc(submittals.revision)]), asc(submittals.id))
    .$dynamic()
  const total = sql
    .select({ id: submittals.id })
    .from(submittals)
    .innerJoin(projects, eq(projects.id, submittals.projectId))
    .innerJoin(customers, eq(customers.id, projects.customerId))
    .innerJoin(mixDesigns, eq(mixDesigns.id, submittals.mixDesignId))
    .where(where)
    .$dynamic()
  return paged<SubmittalLine>(rows, cappedCount(sql, total), ask)
}

/** One of a project that the person does not see is none. */
export async function getSeenSubmittal(sql: Sql, person: Person, id: string): Promise<SubmittalLine> {
  const [found] = await asked(sql).where(and(eq(submittals.id, id), seenProjects(person)))
  if (!found) throw new Missing('There is no such mix submittal')
  return found
}

/** Every revision under one number, the newest first. */
export const revisionsOf = (sql: Sql, submittalNo: string): Promise<MixSubmittalRow[]> =>
  sql.select().from(submittals).where(eq(submittals.submittalNo, submittalNo)).orderBy(desc(submittals.revision))

const isAgreed = inArray(submittals.status, [...AGREED_STATUSES])

/** What the customer of a project has agreed to for a product, whatever the mix and its end. */
export async function agreedSubmittals(sql: Sql, projectId: string, productId: string): Promise<AgreedSubmittal[]> {
  const { submittalNo, mixDesignId, answeredOn, validUntil } = submittals
  const rows = await sql
    .select({ submittalNo, mixDesignId, answeredOn, validUntil })
    .from(submittals)
    .where(and(eq(submittals.projectId, projectId), eq(submittals.productId, productId), isAgreed))
  return rows.map(row => ({ ...row, answeredOn: row.answeredOn ?? '' }))
}

/** Numbers of what the customer of a project agreed to for these products. */
export async function agreedNumbers(sql: Sql, projectId: string, productIds: readonly string[]): Promise<string[]> {
  if (!productIds.length) return []
  const rows = await sql
    .selectDistinct({ submittalNo: submittals.submittalNo })
    .from(submittals)
    .where(and(eq(submittals.projectId, projectId), inArray(submittals.productId, [...productIds]), isAgreed))
    .orderBy(asc(submittals.submittalNo))
  return rows.map(({ submittalNo }) => submittalNo)
}
