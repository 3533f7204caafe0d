import { and, arrayContains, desc, eq, gte, ilike, inArray, lte, not, sql as raw, type SQL } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import { type EmodSearch, OPEN_EMODS } from '~/domain/deliveries/emodification'
import type { Page } from '~/domain/kit/page'
import { Missing } from '~/domain/kit/problem'
import { customers, projects } from '../customers/tables'
import { plants } from '../fleet/tables'
import { type FlatList, flatPage } from '../kit/flat-page'
import type { Sql } from '../kit/open'
import { known, like, paged } from '../kit/page'
import { FEW, referring, wordIn } from '../kit/word'
import type { EmodificationRow } from './emodification'
import { seenDeliveries } from './scope'
import { deliveryOrders, emodifications } from './tables'

export type EmodLine = {
  id: string
  version: number
  emodNo: string
  status: string
  cause: string
  flags: string[]
  levels: number
  levelRoles: string[][]
  submitDate: string
  submittedAt: Date
  submittedBy: string
  submittedByName: string
  doDate: string
  doNumber: string
  deliveryOrderId: string
  customerName: string
  projectName: string
  plantName: string
  doQuantity: string
  appliedRevision: number | null
  /** S$ that the request changes, as it was asked. */
  amount: string | null
  /** The person who asks may decide the level that is due. */
  mine: boolean
}

export async function searchEmodifications(sql: Sql, person: Person, of: EmodSearch): Promise<Page<EmodLine>> {
  const word = of.keyword ? await wordOf(sql, of.keyword) : undefined
  const where = and(
    seenDeliveries(person),
    of.submitDate ? eq(emodifications.submitDate, of.submitDate) : undefined,
    of.doDate ? eq(emodifications.doDate, of.doDate) : undefined,
    of.doNumber ? ilike(emodifications.doNumber, like(of.doNumber)) : undefined,
    of.status ? eq(emodifications.status, of.status) : undefined,
    of.fromDate ? gte(emodifications.submitDate, of.fromDate) : undefined,
    of.toDate ? lte(emodifications.submitDate, of.toDate) : undefined,
    of.cause ? eq(emodifications.cause, of.cause) : undefined,
    of.flag ? arrayContains(emodifications.flags, [of.flag]) : undefined,
    of.customerId ? eq(deliveryOrders.customerId, of.customerId) : undefined,
    of.plantId ? eq(deliveryOrders.plantId, of.plantId) : undefined,
    word,
    of.turn ? turnOf(person, of.turn) : undefined,
  )
  const { ids, order, total } = await flatPage(sql, LIST, { ...of, where })
  const rows = sql
    .select({ ...LINE, mine: raw<boolean>`${turnOf(person, 'mine')}` })
    .from(emodifications)
    .innerJoin(deliveryOrders, eq(deliveryOrders.id, emodifications.deliveryOrderId))
    .innerJoin(customers, eq(customers.id, deliveryOrders.customerId))
    .innerJoin(projects, eq(projects.id, deliveryOrders.projectId))
    .innerJoin(plants, eq(plants.id, deliveryOrders.plantId))
    .where(inArray(emodifications.id, ids))
    .orderBy(...order)
    .$dynamic()
  return paged(rows, total, { ...of, offset: 0 })
}

/** A request on a load that the person may see. */
export async function getSeenEmodification(sql: Sql, person: Person, id: string): Promise<EmodificationRow> {
  const [row] = await sql
    .select({ emodification: emodifications })
    .from(emodifications)
    .innerJoin(deliveryOrders, eq(deliveryOrders.id, emodifications.deliveryOrderId))
    .where(and(seenDeliveries(person), eq(emodifications.id, id)))
  if (!row) throw new Missing('There is no such e-modification')
  return row.emodification
}

/** Due is the level after those approved; the jsonb of roles counts from 0. */
function turnOf(person: Person, turn: 'mine' | 'others' | 'decided'): SQL {
  const open = inArray(emodifications.status, [...OPEN_EMODS])
  if (turn === 'decided') return not(open)
  const due = raw`${emodifications.levelRoles} -> case ${emodifications.status} when 'submitted' then 0 when 'approved_1' then 1 else 2 end`
  const mayDecide = raw`(${emodifications.submittedBy} <> ${person.id} and (${due}) ?| array[${raw.join(
    person.roles.length ? person.roles.map(role => raw`${role}`) : [raw`''`],
    raw`, `,
  )}]::text[] and not exists (select 1 from approval a where a.subject = 'emodification'
      and a.subject_id = ${emodifications.id} and a.approver_id = ${person.id}))`
  return turn === 'mine' ? and(open, mayDecide)! : and(open, not(mayDecide))!
}

/** The customer is the load's: few requests are named, of many the word is looked up with each. */
async function wordOf(sql: Sql, word: string): Promise<SQL | undefined> {
  const of = { from: deliveryOrders.customerId, id: customers.id, name: customers.customerName }
  const named = await referring(sql, word, of)
  const found = await LIST.rows(sql, { id: emodifications.id })
    .where(named)
    .limit(known(FEW + 1))
  const { doNumber, emodNo, submittedByName, id } = emodifications
  const ofCustomers =
    found.length > FEW
      ? named
      : inArray(
          id,
          found.map(row => String(row.id)),
        )
  return wordIn(sql, word, { own: [doNumber, emodNo, submittedByName], names: [], also: [ofCustomers] })
}

const LIST: FlatList = {
  id: emodifications.id,
  rows: (sql, columns) =>
    sql
      .select(columns)
      .from(emodifications)
      .innerJoin(deliveryOrders, eq(deliveryOrders.id, emodifications.deliveryOrderId))
      .$dynamic(),
  sorts: {
    submittedAt: emodifications.submittedAt,
    submitDate: emodifications.submitDate,
    doDate: emodifications.doDate,
    doNumber: emodifications.doNumber,
    status: emodifications.status,
    customerName: {
      ...{ from: deliveryOrders.customerId, of: customers },
      ...{ id: customers.id, name: customers.customerName },
    },
  },
  usual: [desc(emodifications.submittedAt), desc(emodifications.id)],
  newest: [emodifications.submittedAt],
}

const LINE = {
  id: emodifications.id,
  version: emodifications.version,
  emodNo: emodifications.emodNo,
  status: emodifications.status,
  cause: emodifications.cause,
  flags: emodifications.flags,
  levels: emodifications.levels,
  levelRoles: emodifications.levelRoles,
  submitDate: emodifications.submitDate,
  submittedAt: emodifications.submittedAt,
  submittedBy: emodifications.submittedBy,
  submittedByName: emodifications.submittedByName,
  doDate: emodifications.doDate,
  doNumber: emodifications.doNumber,
  deliveryOrderId: emodifications.deliveryOrderId,
  customerName: customers.customerName,
  projectName: projects.projectName,
  plantName: plants.plantName,
  doQuantity: deliveryOrders.quantity,
  appliedRevision: emodifications.appliedRevision,
  amount: raw<string | null>`${emodifications.impact} -> 'price' ->> 'difference'`,
}
