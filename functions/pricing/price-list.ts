import * as z from 'zod'
import { auditTrail } from '~/db/kit/trail'
import { highestMaterialCosts } from '~/db/pricing/highest-cost'
import { droppedProducts, forerunnerOn } from '~/db/pricing/list-forerunner'
import { listedProducts, ofProduct, withoutHighestCost } from '~/db/pricing/listed-product'
import { tryPeriod } from '~/db/pricing/periods'
import { ofRegion, priceListRow, searchPriceLists } from '~/db/pricing/price-list'
import { priceLists } from '~/db/pricing/tables'
import { Paging } from '~/domain/kit/page'
import { Id, id } from '~/domain/kit/shape'
import { businessDay } from '~/domain/kit/time'
import {
  ChangeOfList,
  HighestCostSearch,
  ListedSearch,
  PRICE_LIST_TYPES,
  PriceListPrices,
  PriceListSave,
  PriceListSearch,
  PriceListStatus,
  PriceListStatusBody,
} from '~/domain/pricing/price-list'
import { changePrices, movePriceList, savePriceList } from '~/workflows/pricing/price-list/save-price-list'
import { area, may } from '../kit/area'
import { type Ctx, sqlOf } from '../kit/context'
import { body, param, query } from '../kit/valid'
import { write } from '../kit/write'

const today = (c: Ctx) => businessDay(c.var.now)
const OneProduct = ListedSearch.extend({ productId: id() })
const named = <Row extends { id: string }>(row: Row) => ({ ...row, globalProductListId: row.id })

/** The prices of the lists. */
export const listedProductRoutes = area()
  .get(
    '/global-product-list/details',
    may('GET /global-product-list/details'),
    query(ListedSearch.required({ globalProductListId: true })),
    async c => c.json(await listedProducts(sqlOf(c), c.req.valid('query'), today(c))),
  )
  .get('/global-product-list/search', may('GET /global-product-list/search'), query(ListedSearch), async c =>
    c.json(await listedProducts(sqlOf(c), c.req.valid('query'), today(c))),
  )
  .get('/global-product-list/price', may('GET /global-product-list/price'), query(OneProduct), async c => {
    const { productId, ...search } = c.req.valid('query')
    return c.json(await listedProducts(sqlOf(c), search, today(c), ofProduct(productId)))
  })
  .get(
    '/global-product-list/price-with-pagination',
    may('GET /global-product-list/price-with-pagination'),
    query(ListedSearch),
    async c => c.json(await listedProducts(sqlOf(c), c.req.valid('query'), today(c))),
  )
  .get(
    '/global-product-list/all-price-without-highest-cost',
    may('GET /global-product-list/all-price-without-highest-cost'),
    query(ListedSearch),
    async c => c.json(await listedProducts(sqlOf(c), c.req.valid('query'), today(c), withoutHighestCost())),
  )
  .post(
    '/global-product-list/highestMaterialCostRegion',
    may('POST /global-product-list/highestMaterialCostRegion'),
    body(HighestCostSearch),
    async c => c.json(await highestMaterialCosts(sqlOf(c), c.req.valid('json'), today(c))),
  )

export const priceListRoutes = area()
  .get('/global-product-list', may('GET /global-product-list'), query(PriceListSearch), async c =>
    c.json(await searchPriceLists(sqlOf(c), c.req.valid('query'), today(c))),
  )
  .get(
    '/global-product-list/type/:t',
    may('GET /global-product-list/type/:t'),
    param(z.strictObject({ t: z.enum(PRICE_LIST_TYPES) })),
    query(PriceListSearch),
    async c =>
      c.json(await searchPriceLists(sqlOf(c), { ...c.req.valid('query'), status: c.req.valid('param').t }, today(c))),
  )
  .get(
    '/global-product-list/region/:id/versions',
    may('GET /global-product-list/region/:id/versions'),
    param(Id),
    query(PriceListSearch),
    async c =>
      c.json(
        await searchPriceLists(sqlOf(c), { ...c.req.valid('query'), regionId: c.req.valid('param').id }, today(c)),
      ),
  )
  .get(
    '/global-product-list/validate-detail-change',
    may('GET /global-product-list/validate-detail-change'),
    query(ChangeOfList),
    async c => {
      const { regionId, globalProductListId, fromDate, toDate } = c.req.valid('query')
      const period = { from: fromDate, to: toDate ?? null }
      return c.json(
        await tryPeriod(sqlOf(c), c.var.now, priceLists, period, ...ofRegion({ regionId, id: globalProductListId })),
      )
    },
  )
  .post('/global-product-list', may('POST /global-product-list', 'once'), body(PriceListSave), async c =>
    c.json(named(await write(c, work => savePriceList(work, c.req.valid('json'))))),
  )
  .put(
    '/global-product-list/update-price',
    may('PUT /global-product-list/update-price'),
    body(PriceListPrices),
    async c => c.json(named(await write(c, work => changePrices(work, c.req.valid('json'))))),
  )
  .post(
    '/global-product-list/update-status',
    may('POST /global-product-list/update-status'),
    query(PriceListStatus),
    body(PriceListStatusBody),
    async c => {
      const { globalProductListId, ...move } = c.req.valid('json')
      const { status } = c.req.valid('query')
      return c.json(named(await write(c, work => movePriceList(work, { id: globalProductListId, status, ...move }))))
    },
  )

/** One version; after every route with a word in that place. */
export const onePriceListRoutes = area()
  .get('/global-product-list/:id', may('GET /global-product-list/:id'), param(Id), async c => {
    const row = await priceListRow(sqlOf(c), c.req.valid('param').id, today(c))
    const lines = await listedProducts(sqlOf(c), { globalProductListId: row.id, limit: 500, offset: 0 }, today(c))
    const before = row.status === 'draft' ? await forerunnerOn(sqlOf(c), row.regionId, row.fromDate, row.id) : []
    return c.json({ ...row, lines: lines.rows, dropped: droppedProducts(before, lines.rows) })
  })
  .post('/global-product-list/:id', may('POST /global-product-list/:id'), param(Id), body(PriceListSave), async c => {
    const { id: globalProductListId } = c.req.valid('param')
    return c.json(named(await write(c, work => savePriceList(work, { ...c.req.valid('json'), globalProductListId }))))
  })
  .get(
    '/global-product-list/:id/audit',
    may('GET /global-product-list/:id/audit'),
    param(Id),
    query(Paging),
    async c => {
      const { id: subjectId } = await priceListRow(sqlOf(c), c.req.valid('param').id, today(c))
      return c.json(await auditTrail(sqlOf(c), { subject: 'price_list', subjectId }, c.req.valid('query')))
    },
  )
  .get(
    '/global-product-list/:id/action-history',
    may('GET /global-product-list/:id/action-history'),
    param(Id),
    async c => {
      const { id: subjectId } = await priceListRow(sqlOf(c), c.req.valid('param').id, today(c))
      const { rows } = await auditTrail(sqlOf(c), { subject: 'price_list', subjectId }, { limit: 200, offset: 0 })
      return c.json({ rows: rows.map(({ at, actorName, action, reason }) => ({ at, actorName, action, reason })) })
    },
  )
