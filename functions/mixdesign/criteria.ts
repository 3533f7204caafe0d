import { nounPage } from '~/db/kit/noun-rows'
import { headersByName } from '~/db/mixdesign/criteria'
import { answerOf } from '~/domain/kit/noun-shape'
import { ByGroupHeader, ByHeader, CriteriaHeaderNames } from '~/domain/mixdesign/criteria'
import { criteriaDetail } from '~/domain/mixdesign/criteria-detail'
import { criteriaHeader } from '~/domain/mixdesign/criteria-header'
import { area, may } from '../kit/area'
import { sqlOf } from '../kit/context'
import { answers } from '../kit/route-mark'
import { query } from '../kit/valid'

const details = answers(answerOf(criteriaDetail, 'list'))
const ACTIVE = { limit: 200, offset: 0, active: true }

/** Headers and details as other screens ask for them, beside the calls that every list has. */
export const criteriaLookupRoutes = area()
  .get(
    '/criteria-headers/get-criteria-headers-by-name',
    may('GET /criteria-headers/get-criteria-headers-by-name'),
    query(CriteriaHeaderNames),
    answers(answerOf(criteriaHeader, 'list')),
    async c => c.json(await headersByName(sqlOf(c), c.req.valid('query').name)),
  )
  .get('/criteria-details/getByHeader', may('GET /criteria-details/getByHeader'), query(ByHeader), details, async c =>
    c.json(await nounPage(sqlOf(c), criteriaDetail, { ...ACTIVE, ...c.req.valid('query') })),
  )
  .get(
    '/criteria-details/getByGroupHeader',
    may('GET /criteria-details/getByGroupHeader'),
    query(ByGroupHeader),
    details,
    async c => c.json(await nounPage(sqlOf(c), criteriaDetail, { ...ACTIVE, ...c.req.valid('query') })),
  )
