import { nounPage } from '~/db/kit/noun-rows'
import { headersByName } from '~/db/mixdesign/criteria'
import { ByGroupHeader, ByHeader, CriteriaHeaderNames } from '~/domain/mixdesign/criteria'
import { criteriaDetail } from '~/domain/mixdesign/criteria-detail'
import { area, may } from '../kit/area'
import { sqlOf } from '../kit/context'
import { query } from '../kit/valid'

const ACTIVE = { limit: 200, offset: 0, active: true }

/** Headers and details as other screens ask for them, beside the calls that every list has. */
export const criteriaLookupRoutes = area()
  .get(
    '/criteria-headers/get-criteria-headers-by-name',
    may('GET /criteria-headers/get-criteria-headers-by-name'),
    query(CriteriaHeaderNames),
    async c => c.json(await headersByName(sqlOf(c), c.req.valid('query').name)),
  )
  .get('/criteria-details/getByHeader', may('GET /criteria-details/getByHeader'), query(ByHeader), async c =>
    c.json(await nounPage(sqlOf(c), criteriaDetail, { ...ACTIVE, ...c.req.valid('query') })),
  )
  .get(
    '/criteria-details/getByGroupHeader',
    may('GET /criteria-details/getByGroupHeader'),
    query(ByGroupHeader),
    async c => c.json(await nounPage(sqlOf(c), criteriaDetail, { ...ACTIVE, ...c.req.valid('query') })),
  )
