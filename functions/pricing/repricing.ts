import { seenProject } from '~/db/customers/project'
import { namesOfProducts, searchRepricings, seenRepricing } from '~/db/pricing/repricing'
import { mayDo } from '~/domain/access/ability'
import { repricedChanges } from '~/domain/billing/repriced-change'
import { repricedTotals } from '~/domain/billing/repriced-load'
import { Id } from '~/domain/kit/shape'
import {
  type RepricedList,
  type RepricingDetail,
  RepricingRefresh,
  RepricingRule,
  RepricingSearch,
  RepricingSubmit,
} from '~/domain/pricing/repricing'
import { listRepricedLoads } from '~/workflows/pricing/list-repricing-loads'
import { refreshRepricing, submitRepricing } from '~/workflows/pricing/submit-repricing'
import { area, may } from '../kit/area'
import { type Ctx, personOf, sqlOf } from '../kit/context'
import { body, param, query } from '../kit/valid'
import { write } from '../kit/write'

/** New prices for days that are over, with every load that they touch. */
export const repricingRoutes = area()
  .get('/repricing', may('GET /repricing'), query(RepricingSearch), async c =>
    c.json(await searchRepricings(sqlOf(c), personOf(c), c.req.valid('query'))),
  )
  .post('/repricing/preview', may('POST /repricing/preview'), body(RepricingRule), async c => {
    const rule = c.req.valid('json')
    await seenProject(sqlOf(c), personOf(c), rule.projectId)
    const loads = await listRepricedLoads(sqlOf(c), rule)
    return c.json({ loads, totals: repricedTotals(loads) } satisfies RepricedList)
  })
  .post('/repricing', may('POST /repricing', 'once'), body(RepricingSubmit), async c =>
    c.json(await write(c, work => submitRepricing(work, c.req.valid('json')))),
  )
  .get('/repricing/:id', may('GET /repricing/:id'), param(Id), async c =>
    c.json(await shown(c, c.req.valid('param').id)),
  )
  .post(
    '/repricing/:id/refresh',
    may('POST /repricing/:id/refresh', 'once'),
    param(Id),
    body(RepricingRefresh),
    async c => {
      const { id } = c.req.valid('param')
      const { version } = await write(c, work => refreshRepricing(work, id, c.req.valid('json').version))
      return c.json({ id, version })
    },
  )

async function shown(c: Ctx, id: string): Promise<RepricingDetail> {
  const { submittedBy, ...found } = await seenRepricing(sqlOf(c), personOf(c), id)
  const names = await namesOfProducts(
    sqlOf(c),
    found.prices.map(price => price.productId),
  )
  const pending = found.status === 'pending'
  return {
    ...found,
    prices: found.prices.map(price => ({ ...price, ...names.get(price.productId)! })),
    totals: repricedTotals(found.loads),
    changes: pending ? repricedChanges(found.loads, await listRepricedLoads(sqlOf(c), found)) : [],
    mayWithdraw: pending && (submittedBy === personOf(c).id || mayDo(personOf(c), 'manage', 'repricing')),
  }
}
