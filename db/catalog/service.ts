import { and, asc, eq, ilike, inArray, or, sql as raw } from 'drizzle-orm'
import type { CatalogSearch } from '~/domain/catalog/region-price'
import type { ServiceRow } from '~/domain/catalog/service'
import type { Page } from '~/domain/kit/page'
import { children } from '../kit/children'
import type { Stamps } from '../kit/columns'
import type { Sql } from '../kit/open'
import { cappedCount, like, paged, sorted } from '../kit/page'
import { record } from '../kit/record'
import { pricesByRegion } from './region-price'
import { serviceRegions, services } from './tables'

export const service = record(services, 'service')
/** The regions that offer it, each with its price. */
export const servicePrices = children(serviceRegions, 'serviceId', 'service', 'prices')

export type KeptService = ServiceRow & Stamps

export async function searchServices(sql: Sql, search: CatalogSearch): Promise<Page<KeptService>> {
  const { id, name, serviceCode, active } = services
  const where = and(
    search.keyword ? or(ilike(name, like(search.keyword)), ilike(serviceCode, like(search.keyword))) : undefined,
    search.active === undefined ? undefined : eq(active, search.active),
    search.ids ? inArray(id, search.ids) : undefined,
    search.regionId
      ? raw`${id} in (select ${serviceRegions.serviceId} from ${serviceRegions} where ${serviceRegions.regionId} = ${search.regionId})`
      : undefined,
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
  const prices = await pricesByRegion(sql, serviceRegions, serviceRegions.serviceId, ids)
  return { ...page, rows: page.rows.map(row => ({ ...row, serviceId: row.id, prices: prices.get(row.id) ?? [] })) }
}
