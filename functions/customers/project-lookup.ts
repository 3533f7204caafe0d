import type * as z from 'zod'
import { seenCustomer } from '~/db/customers/customer'
import { seenProject } from '~/db/customers/project'
import {
  isActiveProject,
  lookupProjects,
  runsOn,
  similarProjects,
  suppliedQuantity,
} from '~/db/customers/project-lookup'
import { ActiveProjects, ProjectLookup, SimilarProject, SuppliedQuantity } from '~/domain/customers/project'
import { Id } from '~/domain/kit/shape'
import { area, may } from '../kit/area'
import { type Ctx, personOf, sqlOf } from '../kit/context'
import { body, param, query } from '../kit/valid'

const EVERY = { limit: 200, offset: 0 }

/** What other screens choose a project from. */
export const projectLookupRoutes = area()
  .get('/project', may('GET /project'), query(ProjectLookup), async c =>
    c.json(await lookupProjects(sqlOf(c), personOf(c), c.req.valid('query'))),
  )
  .get('/project/active-projects', may('GET /project/active-projects'), query(ProjectLookup), async c =>
    c.json(await lookupProjects(sqlOf(c), personOf(c), c.req.valid('query'), isActiveProject())),
  )
  .post('/project/active-projects', may('POST /project/active-projects'), body(ActiveProjects), async c => {
    const { orderDate, ...of } = c.req.valid('json')
    return c.json(
      await lookupProjects(sqlOf(c), personOf(c), { ...EVERY, ...of }, isActiveProject(), runsOn(orderDate)),
    )
  })
  .get('/project/active-projects/:id', may('GET /project/active-projects/:id'), param(Id), async c =>
    c.json({ rows: (await activeOf(c, c.req.valid('param').id)).rows }),
  )
  .get(
    '/project/active-projects-list/:id',
    may('GET /project/active-projects-list/:id'),
    param(Id),
    query(ProjectLookup.omit({ customerId: true })),
    async c => c.json(await activeOf(c, c.req.valid('param').id, c.req.valid('query'))),
  )
  .get(
    '/project/customer-projects',
    may('GET /project/customer-projects'),
    query(ProjectLookup.required({ customerId: true })),
    async c => {
      await seenCustomer(sqlOf(c), personOf(c), c.req.valid('query').customerId)
      return c.json(await lookupProjects(sqlOf(c), personOf(c), c.req.valid('query')))
    },
  )
  .get('/project/similar-name', may('GET /project/similar-name'), query(SimilarProject), async c =>
    c.json({ rows: await similarProjects(sqlOf(c), personOf(c), c.req.valid('query')) }),
  )
  .get('/project/supplied-quantity', may('GET /project/supplied-quantity'), query(SuppliedQuantity), async c => {
    const of = c.req.valid('query')
    await seenProject(sqlOf(c), personOf(c), of.projectId)
    return c.json(await suppliedQuantity(sqlOf(c), of))
  })

async function activeOf(c: Ctx, customerId: string, of: Omit<z.output<typeof ProjectLookup>, 'customerId'> = EVERY) {
  await seenCustomer(sqlOf(c), personOf(c), customerId)
  return lookupProjects(sqlOf(c), personOf(c), { ...of, customerId }, isActiveProject())
}
