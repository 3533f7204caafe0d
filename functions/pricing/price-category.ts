import * as z from 'zod'
import { auditTrail } from '~/db/kit/trail'
import { priceCategoryDetail, searchPriceCategories } from '~/db/pricing/price-category'
import { Id, id } from '~/domain/kit/shape'
import { businessDay } from '~/domain/kit/time'
import {
  categoryTypes,
  PRICE_CATEGORY_TYPES,
  PriceCategoryPrices,
  PriceCategorySave,
  PriceCategorySearch,
} from '~/domain/pricing/price-category'
import { changeDiscounts, createPriceCategory } from '~/workflows/pricing/save-price-category'
import { area, may } from '../kit/area'
import { type Ctx, sqlOf } from '../kit/context'
import { body, param, query } from '../kit/valid'
import { write } from '../kit/write'

const versionNo = z
  .string()
  .regex(/^[1-9]\d{0,6}$/, 'A version number is needed')
  .transform(Number)
  .pipe(z.int().min(1).max(9_999_999))
const RegionVersion = z.strictObject({ id: id(), v: versionNo })
const EVERY = { limit: 200, offset: 0 }
const search = (c: Ctx, of: Parameters<typeof searchPriceCategories>[1]) =>
  searchPriceCategories(sqlOf(c), of, businessDay(c.var.now))

export const priceCategoryRoutes = area()
  .get('/price-category', may('GET /price-category'), query(PriceCategorySearch), async c =>
    c.json(await search(c, c.req.valid('query'))),
  )
  .get(
    '/price-category/search-pricecategory',
    may('GET /price-category/search-pricecategory'),
    query(PriceCategorySearch),
    async c => c.json(await search(c, { ...c.req.valid('query'), current: true })),
  )
  .get('/price-category/price-category-types', may('GET /price-category/price-category-types'), c =>
    c.json({ rows: categoryTypes.map(type => ({ priceCategoryType: type, label: PRICE_CATEGORY_TYPES[type] })) }),
  )
  .get(
    '/price-category/type/:type',
    may('GET /price-category/type/:type'),
    param(z.strictObject({ type: z.enum(categoryTypes) })),
    query(PriceCategorySearch),
    async c => c.json(await search(c, { ...c.req.valid('query'), priceCategoryType: c.req.valid('param').type })),
  )
  .get('/price-category/region/:id', may('GET /price-category/region/:id'), param(Id), async c =>
    c.json(await search(c, { ...EVERY, regionId: c.req.valid('param').id, current: true })),
  )
  .get(
    '/price-category/region/:id/version/:v',
    may('GET /price-category/region/:id/version/:v'),
    param(RegionVersion),
    async c => {
      const { id: regionId, v } = c.req.valid('param')
      return c.json(await search(c, { ...EVERY, regionId, versionNo: v }))
    },
  )
  .get(
    '/price-category/region/:id/version/:v/audit',
    may('GET /price-category/region/:id/version/:v/audit'),
    param(RegionVersion),
    async c => {
      const { id: regionId, v } = c.req.valid('param')
      const { rows } = await search(c, { ...EVERY, regionId, versionNo: v })
      const subjectId = rows.map(row => row.id)
      return c.json(
        await auditTrail(
          sqlOf(c),
          { subject: 'price_category', subjectId: subjectId.length ? subjectId : [regionId] },
          EVERY,
        ),
      )
    },
  )
  .get(
    '/price-category/versions/:regionId',
    may('GET /price-category/versions/:regionId'),
    param(z.strictObject({ regionId: id() })),
    query(PriceCategorySearch),
    async c => c.json(await search(c, { ...c.req.valid('query'), ...c.req.valid('param') })),
  )
  .post('/price-category', may('POST /price-category', 'once'), body(PriceCategorySave), async c => {
    const made = await write(c, work => createPriceCategory(work, c.req.valid('json')))
    return c.json({ ...made, priceCategoryId: made.id })
  })
  .put('/price-category/update-price', may('PUT /price-category/update-price'), body(PriceCategoryPrices), async c =>
    c.json(await write(c, work => changeDiscounts(work, c.req.valid('json')))),
  )

/** After every route with a word in that place. */
export const onePriceCategoryRoutes = area().get(
  '/price-category/:id',
  may('GET /price-category/:id'),
  param(Id),
  async c => c.json(await priceCategoryDetail(sqlOf(c), c.req.valid('param').id, businessDay(c.var.now))),
)
