import { gradingSpecificationPage, ownGradingSpecification } from '~/db/rawtests/grading-specification'
import { Id } from '~/domain/kit/shape'
import {
  GradingSpecificationActive,
  GradingSpecificationCreate,
  GradingSpecificationFilter,
  GradingSpecificationList,
  GradingSpecificationUpdate,
} from '~/domain/rawtests/grading-specification'
import { changeGradingSpecification, createGradingSpecification } from '~/workflows/rawtests/save-grading-specification'
import { area, may } from '../kit/area'
import { sqlOf } from '../kit/context'
import { body, param, query } from '../kit/valid'
import { write } from '../kit/write'

export const gradingSpecificationRoutes = area()
  .get(
    '/raw-material-test/gradingspecs/get-all',
    may('GET /raw-material-test/gradingspecs/get-all'),
    query(GradingSpecificationList),
    async c => c.json(await gradingSpecificationPage(sqlOf(c), c.req.valid('query'))),
  )
  .get(
    '/raw-material-test/gradingspecs/get-all-active',
    may('GET /raw-material-test/gradingspecs/get-all-active'),
    query(GradingSpecificationActive),
    async c => c.json(await gradingSpecificationPage(sqlOf(c), { ...c.req.valid('query'), active: true })),
  )
  .post(
    '/raw-material-test/gradingspecs/filter',
    may('POST /raw-material-test/gradingspecs/filter'),
    body(GradingSpecificationFilter),
    async c => c.json(await gradingSpecificationPage(sqlOf(c), c.req.valid('json'))),
  )
  .get(
    '/raw-material-test/gradingspecs/detail/:id',
    may('GET /raw-material-test/gradingspecs/detail/:id'),
    param(Id),
    async c => {
      const found = await ownGradingSpecification.get(sqlOf(c), c.req.valid('param').id)
      return c.json({ ...found, gradingSpecificationId: found.id })
    },
  )
  .post(
    '/raw-material-test/gradingspecs/create',
    may('POST /raw-material-test/gradingspecs/create', 'once'),
    body(GradingSpecificationCreate),
    async c => {
      const made = await write(c, work => createGradingSpecification(work, c.req.valid('json')))
      return c.json({ ...made, gradingSpecificationId: made.id })
    },
  )
  .put(
    '/raw-material-test/gradingspecs/update/:id',
    may('PUT /raw-material-test/gradingspecs/update/:id'),
    param(Id),
    body(GradingSpecificationUpdate),
    async c => {
      const { id } = c.req.valid('param')
      const saved = await write(c, work => changeGradingSpecification(work, id, c.req.valid('json')))
      return c.json({ ...saved, gradingSpecificationId: saved.id })
    },
  )
