import { ConcreteList } from '~/domain/cylinders/concrete-conformity'
import { Id } from '~/domain/kit/shape'
import { concreteDetail, concreteLines } from '~/workflows/cylinders/concrete-conformity-detail'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { param, query } from '../kit/valid'

/** Where the production of each concrete stands. */
export const concreteConformityEngine = area()
  .get('/conformity/list', may('GET /conformity/list'), query(ConcreteList), async c =>
    c.json(await concreteLines(sqlOf(c), personOf(c), c.req.valid('query'), c.var.now)),
  )
  .get('/conformity/:id', may('GET /conformity/:id'), param(Id), async c =>
    c.json(await concreteDetail(sqlOf(c), personOf(c), c.req.valid('param').id, c.var.now)),
  )
