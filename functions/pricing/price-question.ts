import { seenCustomer } from '~/db/customers/customer'
import { seenProject } from '~/db/customers/project'
import { tryPeriod } from '~/db/pricing/periods'
import { sameCategory } from '~/db/pricing/price-category'
import { categoryOf, priceSources } from '~/db/pricing/price-question'
import { categoryProducts } from '~/db/pricing/products-of-price-category'
import { quotedProducts } from '~/db/pricing/quoted-product'
import { priceCategories } from '~/db/pricing/tables'
import { businessDay } from '~/domain/kit/time'
import { discountFor } from '~/domain/pricing/discount'
import { CategoryProducts, ChangeQuestion, DiscountQuestion, ProjectProducts } from '~/domain/pricing/price-question'
import { area, may } from '../kit/area'
import { type Ctx, personOf, sqlOf } from '../kit/context'
import { body, query } from '../kit/valid'

const today = (c: Ctx) => businessDay(c.var.now)

/** What a category means for a customer, a product or a project. */
export const priceQuestionRoutes = area()
  .get(
    '/price-category/discount',
    may('GET /price-category/discount'),
    query(DiscountQuestion.required({ productId: true })),
    async c => {
      const { productId, customerId, regionId, day = today(c) } = c.req.valid('query')
      await seenCustomer(sqlOf(c), personOf(c), customerId)
      const of = { customerId, regionId, day }
      const [category, sources] = await Promise.all([
        categoryOf(sqlOf(c), of),
        priceSources(sqlOf(c), { ...of, projectId: customerId }, [productId]),
      ])
      const product = sources.get(productId)?.product
      return c.json({
        discount: (category && product && discountFor(category.discounts, product)) ?? null,
        category: category?.categoryName ?? null,
      })
    },
  )
  .get(
    '/price-category/all-discount',
    may('GET /price-category/all-discount'),
    query(DiscountQuestion.omit({ productId: true })),
    async c => {
      const { customerId, regionId, day = today(c) } = c.req.valid('query')
      await seenCustomer(sqlOf(c), personOf(c), customerId)
      const category = await categoryOf(sqlOf(c), { customerId, regionId, day })
      return c.json({ category: category?.categoryName ?? null, rows: category?.discounts ?? [] })
    },
  )
  .get(
    '/price-category/get-detail-change',
    may('GET /price-category/get-detail-change'),
    query(ChangeQuestion),
    async c => {
      const { fromDate, toDate, ...of } = c.req.valid('query')
      const period = { from: fromDate, to: toDate ?? null }
      return c.json(await tryPeriod(sqlOf(c), c.var.now, priceCategories, period, ...sameCategory(of)))
    },
  )
  .get(
    '/price-category/getPriceCategoryMixDesignDetails',
    may('GET /price-category/getPriceCategoryMixDesignDetails'),
    query(CategoryProducts),
    async c => {
      const { day = today(c), ...of } = c.req.valid('query')
      return c.json(await categoryProducts(sqlOf(c), { ...of, day }))
    },
  )
  .post(
    '/price-category/getPriceCategoryMixDesignDetailsForProject',
    may('POST /price-category/getPriceCategoryMixDesignDetailsForProject'),
    body(ProjectProducts),
    async c => {
      const { projectId, fromDate, ...wanted } = c.req.valid('json')
      const { customerId, regionId } = await seenProject(sqlOf(c), personOf(c), projectId)
      return c.json({
        rows: await quotedProducts(sqlOf(c), { customerId, projectId, regionId, day: fromDate }, wanted),
      })
    },
  )
