import { and, desc, eq, exists, gte, inArray, lte, notExists, type SQL } from 'drizzle-orm'
import type { PgSelect } from 'drizzle-orm/pg-core'
import type { Person } from '~/domain/access/roles'
import type { DraftRow, DraftSearch } from '~/domain/billing/invoice-draft'
import type { Page } from '~/domain/kit/page'
import { Denied, Missing } from '~/domain/kit/problem'
import type { PlainDate } from '~/domain/kit/time'
import { customers, projects, salespeople } from '../customers/tables'
import { deliveryOrders } from '../deliveries/tables'
import { regions } from '../fleet/tables'
import { type FlatList, flatPage } from '../kit/flat-page'
import type { Sql } from '../kit/open'
import { pagedWithSums } from '../kit/page'
import { record } from '../kit/record'
import { wordIn } from '../kit/word'
import type { Work } from '../kit/work'
import { billsOfDelivery } from './bills-of-delivery'
import { byHandOfRow, cleanDrafts, openExceptionsOfRow } from './draft-exception'
import { turnOf } from './draft-turn'
import { seenBills, seenDrafts } from './scope'
import { statementOfRow } from './self-bill-of-row'
import { invoiceDraftLines, invoiceDrafts } from './tables'

export const invoiceDraft = record(invoiceDrafts, 'invoice_draft')
export type InvoiceDraftRow = typeof invoiceDrafts.$inferSelect

const COLUMNS = {
  id: invoiceDrafts.id,
  version: invoiceDrafts.version,
  draftNo: invoiceDrafts.draftNo,
  kind: invoiceDrafts.kind,
  customerId: invoiceDrafts.customerId,
  customerName: customers.customerName,
  projectId: invoiceDrafts.projectId,
  projectName: projects.projectName,
  regionId: invoiceDrafts.regionId,
  regionName: regions.regionName,
  salespersonName: salespeople.name,
  fromDate: invoiceDrafts.fromDate,
  toDate: invoiceDrafts.toDate,
  status: invoiceDrafts.status,
  round: invoiceDrafts.round,
  quantity: invoiceDrafts.quantity,
  subtotal: invoiceDrafts.subtotal,
  gstPercent: invoiceDrafts.gstPercent,
  gst: invoiceDrafts.gst,
  total: invoiceDrafts.total,
  exceptions: openExceptionsOfRow,
  byHand: byHandOfRow,
  updatedAt: invoiceDrafts.updatedAt,
  approvedAt: invoiceDrafts.approvedAt,
}

const NAMES = {
  customerName: { from: invoiceDrafts.customerId, of: customers, id: customers.id, name: customers.customerName },
  projectName: { from: invoiceDrafts.projectId, of: projects, id: projects.id, name: projects.projectName },
}
const LIST: FlatList = {
  id: invoiceDrafts.id,
  rows: (sql, columns) =>
    sql.select(columns).from(invoiceDrafts).innerJoin(customers, eq(customers.id, invoiceDrafts.customerId)).$dynamic(),
  sorts: {
    draftNo: invoiceDrafts.draftNo,
    customerName: { ...NAMES.customerName, held: true },
    projectName: NAMES.projectName,
    fromDate: invoiceDrafts.fromDate,
    toDate: invoiceDrafts.toDate,
    total: invoiceDrafts.total,
    quantity: invoiceDrafts.quantity,
    status: invoiceDrafts.status,
    updatedAt: invoiceDrafts.updatedAt,
  },
  usual: [desc(invoiceDrafts.fromDate), desc(invoiceDrafts.id)],
  newest: [invoiceDrafts.fromDate],
}

const SUMS = { quantity: invoiceDrafts.quantity, subtotal: invoiceDrafts.subtotal, total: invoiceDrafts.total }

export type DraftPage = Page<DraftRow> & { sums: { quantity: string; subtotal: string; total: string } | null }

/** Drafts with the totals of the whole filter, not of the page. */
export async function searchDrafts(sql: Sql, person: Person, search: DraftSearch, day: PlainDate): Promise<DraftPage> {
  const word = search.keyword
    ? await wordIn(sql, search.keyword, {
        own: [invoiceDrafts.draftNo, invoiceDrafts.purchaseOrderNo],
        names: Object.values(NAMES),
        also: [await billsOfDelivery(sql, invoiceDrafts.id, search.keyword)],
      })
    : undefined
  const where = and(seenDrafts(person), await turnOf(sql, person, search.turn, day), ...filters(sql, search), word)
  const from = () => LIST.rows(sql, SUMS).where(where)
  const { ids, order, total } = await flatPage(sql, LIST, { ...search, where })
  const rows = joined(sql.select(COLUMNS).from(invoiceDrafts).$dynamic()).where(inArray(invoiceDrafts.id, ids))
  const found = { total, from, names: ['quantity', 'subtotal', 'total'] as const }
  return pagedWithSums(sql, rows.orderBy(...order), found, { ...search, offset: 0 })
}

/** The page is found first: what a row tells of its lines is asked for the rows that are shown and no others. */
const joined = <T extends PgSelect>(drafts: T) =>
  drafts
    .innerJoin(customers, eq(customers.id, invoiceDrafts.customerId))
    .innerJoin(projects, eq(projects.id, invoiceDrafts.projectId))
    .innerJoin(regions, eq(regions.id, invoiceDrafts.regionId))
    .leftJoin(salespeople, eq(salespeople.id, invoiceDrafts.salespersonId))

function filters(sql: Sql, of: DraftSearch): (SQL | undefined)[] {
  const { status } = of
  return [
    status ? inArray(invoiceDrafts.status, Array.isArray(status) ? status : [status]) : undefined,
    of.fromDate ? gte(invoiceDrafts.toDate, of.fromDate) : undefined,
    of.toDate ? lte(invoiceDrafts.fromDate, of.toDate) : undefined,
    of.customerId ? eq(invoiceDrafts.customerId, of.customerId) : undefined,
    of.projectId ? eq(invoiceDrafts.projectId, of.projectId) : undefined,
    of.salespersonId ? eq(invoiceDrafts.salespersonId, of.salespersonId) : undefined,
    of.regionId ? eq(invoiceDrafts.regionId, of.regionId) : undefined,
    of.selfBilling === undefined ? undefined : eq(customers.selfBilling, of.selfBilling),
    of.toState && and(eq(customers.selfBilling, true), notExists(statementOfRow(sql))),
    of.clean && cleanDrafts(),
    of.version ? eq(invoiceDrafts.version, of.version) : undefined,
    of.plantId ? exists(linesWhere(sql, eq(invoiceDraftLines.plantId, of.plantId))) : undefined,
    of.deliveryDate ? exists(loadsWhere(sql, eq(deliveryOrders.doDate, of.deliveryDate))) : undefined,
  ]
}

const linesWhere = (sql: Sql, more: SQL) =>
  sql
    .select({ id: invoiceDraftLines.id })
    .from(invoiceDraftLines)
    .where(and(eq(invoiceDraftLines.draftId, invoiceDrafts.id), more))

const loadsWhere = (sql: Sql, more: SQL) =>
  sql
    .select({ id: deliveryOrders.id })
    .from(deliveryOrders)
    .where(and(eq(deliveryOrders.invoiceDraftId, invoiceDrafts.id), more))

/** A draft that the person may see; outside the scope it does not exist. */
export async function getSeenDraft(sql: Sql, person: Person, id: string): Promise<InvoiceDraftRow> {
  const [row] = await sql
    .select()
    .from(invoiceDrafts)
    .where(and(eq(invoiceDrafts.id, id), seenDrafts(person)))
  if (!row) throw new Missing('There is no such invoice draft')
  return row
}

/** A draft of an own customer, for whoever changes it. */
export async function lockSeenDraft(work: Work, id: string): Promise<InvoiceDraftRow> {
  await getSeenDraft(work.sql, work.by, id)
  if (!(await isOwnDraft(work.sql, work.by, id)))
    throw new Denied('As deputy you approve or reject this draft; its salesperson changes it')
  return invoiceDraft.lock(work, id)
}

/** The same for whoever decides on it, a deputy included. */
export async function lockDraftToDecide(work: Work, id: string): Promise<InvoiceDraftRow> {
  await getSeenDraft(work.sql, work.by, id)
  return invoiceDraft.lock(work, id)
}

export async function isOwnDraft(sql: Sql, person: Person, id: string): Promise<boolean> {
  const rows = await sql
    .select({ id: invoiceDrafts.id })
    .from(invoiceDrafts)
    .where(and(eq(invoiceDrafts.id, id), seenBills(person, invoiceDrafts.customerId)))
  return rows.length > 0
}
