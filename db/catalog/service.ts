import { and, asc, eq, ilike, inArray, or } from 'drizzle-orm'
import type { CatalogSearch } from '~/domain/catalog/region-price'
import type { ServiceRow } from '~/domain/catalog/service'
import type { Page } from '~/domain/kit/page'
import type { PlainDate } from '~/domain/kit/time'
import type { Stamps } from '../kit/columns'
import type { Sql } from '../kit/open'
import { cappedCount, like, paged, sorted } from '../kit/page'
import { record } from '../kit/record'
import { offeredIn, pricesByRegion, shownPrices } from './region-price'
import { services } from './tables'

export const service = record(services, 'service')

export type KeptService = ServiceRow & Stamps

export async function searchServices(sql: Sql, search: CatalogSearch, day: PlainDate): Promise<Page<KeptService>> {
  const { id, name, serviceCode, active } = services
  const where = and(
    search.keyword ? or(ilike(name, like(search.keyword)), ilike(serviceCode, like(search.keyword))) : undefined,
    search.active === undefined ? undefined : eq(active, search.active),
    search.ids ? inArray(id, search.ids) : undefined,
    search.regionId ? offeredIn('service', id, search.regionId, day) : undefined,
    search.group ? eq(services.serviceGroup, search.group) : undefined,
  )
  const page = await paged<Omit<KeptService, 'serviceId' | 'prices'>>(
    sql
      .select()
      .from(services)
      .where(where)
      .orderBy(...sorted(search.sort, { name, serviceCode, active }, [asc(serviceCode)]), asc(id))
      .$dynamic(),
    cappedCount(sql, sql.select({ id }).from(services).where(where).$dynamic()),
    search,
  )
  const ids = page.rows.map(row => row.id)
  const prices = await pricesByRegion(sql, 'service', ids, day)
  return {
    ...page,
    rows: page.rows.map(row => ({ ...row, serviceId: row.id, prices: shownPrices(prices.get(row.id)) })),
  }
}
