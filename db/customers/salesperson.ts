import { and, asc, eq, ilike, inArray, or, sql as raw } from 'drizzle-orm'
import type { SalespersonRow, SalespersonSearch } from '~/domain/customers/salesperson'
import type { Page } from '~/domain/kit/page'
import { regions } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { cappedCount, like, paged, sorted } from '../kit/page'
import { record } from '../kit/record'
import { users } from '../users/tables'
import { customerSalespeople, salespeople } from './tables'

export const salesperson = record(salespeople, 'salesperson')

const regionNames = raw<string[]>`array(select ${regions.regionName} from ${regions}
  where ${regions.id} = any(${salespeople.regionIds}) order by 1)`
const customerCount = raw<number>`(select count(*)::int from ${customerSalespeople}
  where ${customerSalespeople.salespersonId} = ${salespeople.id})`

export async function searchSalespeople(sql: Sql, search: SalespersonSearch): Promise<Page<SalespersonRow>> {
  const { id, version, active, userId, username, name, phone, email, regionIds } = salespeople
  const where = and(
    search.keyword
      ? or(ilike(name, like(search.keyword)), ilike(salespeople.username, like(search.keyword)))
      : undefined,
    search.active === undefined ? undefined : eq(active, search.active),
    search.regionId ? raw`${search.regionId}::uuid = any(${regionIds})` : undefined,
    search.ids ? inArray(id, search.ids) : undefined,
  )
  const rows = sql
    .select({
      id,
      version,
      active,
      userId,
      username,
      name,
      phone,
      email,
      regionIds,
      regions: regionNames,
      customers: customerCount,
    })
    .from(salespeople)
    .leftJoin(users, eq(users.id, userId))
    .where(where)
    .orderBy(...sorted(search.sort, { name, username, active }, [asc(name)]), asc(id))
    .$dynamic()
  return paged<SalespersonRow>(
    rows,
    cappedCount(sql, sql.select({ id }).from(salespeople).where(where).$dynamic()),
    search,
  )
}
