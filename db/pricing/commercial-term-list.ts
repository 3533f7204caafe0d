import { and, asc, desc, eq, getTableColumns, sql as raw } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import type { Page } from '~/domain/kit/page'
import type { CommercialTermRow, CommercialTermSearch, TermItemChoice } from '~/domain/pricing/commercial-term'
import { shownStatus } from '~/domain/pricing/price-list'
import type { TermItemKind, TermLevel } from '~/domain/pricing/terms'
import { associateProducts, services, subProducts } from '../catalog/tables'
import { customers, projects } from '../customers/tables'
import { regions } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { cappedCount, paged, sorted } from '../kit/page'
import type { Work } from '../kit/work'
import { orders } from '../orders/tables'
import { users } from '../users/tables'
import { chargeCode, chargeName, chargeUnit } from './charge-item'
import { commercialTerms } from './commercial-term-tables'
import { inForce } from './in-force'
import { priceIndexes } from './price-index/tables'
import { seenTerms } from './scope'
import type { CommercialTermRecord } from './terms'

const party = raw<string>`coalesce('Order ' || ${orders.orderNo}, ${projects.projectName}, ${customers.customerName},
  ${commercialTerms.categoryName} || ' in ' || ${regions.regionName}, ${regions.regionName})`

/** Agreed prices, newest first; those of customers that a person does not see are not told. */
export async function searchTerms(
  sql: Sql,
  person: Person,
  search: CommercialTermSearch,
  day: string,
): Promise<Page<CommercialTermRow>> {
  const where = and(seenTerms(person), ...filters(search))
  const {
    level,
    itemKind,
    createdAt: _at,
    createdBy: _by,
    updatedAt: _then,
    updatedBy: _who,
    pricingId: _quote,
    ...columns
  } = getTableColumns(commercialTerms)
  const from = () =>
    sql
      .select({
        ...columns,
        level: raw<TermLevel>`${level}`,
        itemKind: raw<TermItemKind>`${itemKind}`,
        itemCode: chargeCode,
        itemName: chargeName,
        unit: chargeUnit,
        party,
        indexName: priceIndexes.name,
        madeBy: users.name,
      })
      .from(commercialTerms)
      .leftJoin(subProducts, eq(subProducts.id, commercialTerms.itemId))
      .leftJoin(services, eq(services.id, commercialTerms.itemId))
      .leftJoin(associateProducts, eq(associateProducts.id, commercialTerms.itemId))
      .leftJoin(regions, eq(regions.id, commercialTerms.regionId))
      .leftJoin(customers, eq(customers.id, commercialTerms.customerId))
      .leftJoin(projects, eq(projects.id, commercialTerms.projectId))
      .leftJoin(orders, eq(orders.id, commercialTerms.orderId))
      .leftJoin(priceIndexes, eq(raw`${priceIndexes.id}::text`, raw`${commercialTerms.escalation} ->> 'indexId'`))
      .leftJoin(users, eq(users.id, commercialTerms.createdBy))
      .where(where)
  const { fromDate, id } = commercialTerms
  const rows = from()
    .orderBy(
      ...sorted(search.sort, { itemName: chargeName, party, level, fromDate }, [
        asc(chargeName),
        asc(party),
        desc(fromDate),
      ]),
      asc(id),
    )
    .$dynamic()
  const page = await paged(rows, cappedCount(sql, from().$dynamic()), search)
  return { ...page, rows: page.rows.map(row => ({ ...row, status: shownStatus({ ...row, status: 'active' }, day) })) }
}

function filters({ level, regionId, customerId, projectId, itemId, day, keyword }: CommercialTermSearch) {
  return [
    level ? eq(commercialTerms.level, level) : undefined,
    regionId ? eq(commercialTerms.regionId, regionId) : undefined,
    customerId ? eq(commercialTerms.customerId, customerId) : undefined,
    projectId ? eq(commercialTerms.projectId, projectId) : undefined,
    itemId ? eq(commercialTerms.itemId, itemId) : undefined,
    day ? inForce(commercialTerms.fromDate, commercialTerms.toDate, day) : undefined,
    keyword ? raw`(${chargeCode} || ' ' || ${chargeName} || ' ' || ${party}) ilike ${`%${keyword}%`}` : undefined,
  ]
}

/** Everything that can have a price beside the concrete; also what is offered no more. */
export async function termItems(sql: Sql, { offeredOnly = true } = {}): Promise<TermItemChoice[]> {
  const [charges, offered, addOns] = await Promise.all([
    sql
      .select()
      .from(subProducts)
      .where(offeredOnly ? eq(subProducts.active, true) : undefined)
      .orderBy(asc(subProducts.name)),
    sql
      .select()
      .from(services)
      .where(offeredOnly ? eq(services.active, true) : undefined)
      .orderBy(asc(services.name)),
    sql
      .select()
      .from(associateProducts)
      .where(offeredOnly ? eq(associateProducts.active, true) : undefined)
      .orderBy(asc(associateProducts.name)),
  ])
  const choice = (
    itemKind: TermItemKind,
    of: { id: string; name: string; unit: string; trigger?: string },
    codeOf: string,
  ) => ({
    ...{ itemId: of.id, itemKind, code: codeOf },
    ...{ name: of.name, unit: of.unit, trigger: of.trigger ?? null },
  })
  return [
    ...charges.map(of => choice('sub_product', of, of.subProductCode)),
    ...offered.map(of => choice('service', of, of.serviceCode)),
    ...addOns.map(of => choice('associate_product', of, of.associateProductCode)),
  ]
}

type TermParty = Pick<CommercialTermRecord, 'regionId' | 'categoryName' | 'customerId' | 'projectId' | 'orderId'>

/** The versions of one item for one party, whatever their days, locked until the end of the work. */
export function lockedTerms(
  work: Work,
  level: TermLevel,
  of: TermParty & { itemId: string },
): Promise<CommercialTermRecord[]> {
  const { orderId, projectId, customerId, regionId, categoryName } = commercialTerms
  return work.sql
    .select()
    .from(commercialTerms)
    .where(
      and(
        eq(commercialTerms.level, level),
        eq(commercialTerms.itemId, of.itemId),
        raw`coalesce(${orderId}, ${projectId}, ${customerId}, ${regionId})
          = ${of.orderId ?? of.projectId ?? of.customerId ?? of.regionId}`,
        raw`coalesce(${categoryName}, '') = ${of.categoryName ?? ''}`,
      ),
    )
    .orderBy(asc(commercialTerms.fromDate))
    .for('update')
}

export async function customerOfOrder(sql: Sql, orderId: string): Promise<string | null> {
  const [row] = await sql.select({ customerId: orders.customerId }).from(orders).where(eq(orders.id, orderId))
  return row?.customerId ?? null
}
