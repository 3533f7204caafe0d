import { location } from '~/db/customers/location'
import { searchProjects, seenProject } from '~/db/customers/project'
import { type ProjectDetail, projectDetail } from '~/db/customers/project-detail'
import { purchaseOrdersOf } from '~/db/customers/purchase-order'
import { projectStory } from '~/db/reports/customer-story'
import { recordThen } from '~/db/support/as-of'
import { projectSource } from '~/db/support/as-of-sources'
import { type ToldRow, toldTrail } from '~/db/support/told-trail'
import { ProjectSave, ProjectSearch, ProjectStatus } from '~/domain/customers/project'
import { PurchaseOrdersSave } from '~/domain/customers/purchase-order'
import { AsOfAsk } from '~/domain/kit/as-of'
import { type Page, Paging } from '~/domain/kit/page'
import { Id } from '~/domain/kit/shape'
import { changeProjectStatus, saveProject, setPurchaseOrders } from '~/workflows/customers/save-project'
import { area, may } from '../kit/area'
import { type Ctx, personOf, sqlOf } from '../kit/context'
import { body, param, query } from '../kit/valid'
import { write } from '../kit/write'

export const projectRoutes = area()
  .get('/project/list', may('GET /project/list'), query(ProjectSearch), async c =>
    c.json(await searchProjects(sqlOf(c), personOf(c), c.req.valid('query'), c.var.now)),
  )
  .get('/project/audit/:id', may('GET /project/audit/:id'), param(Id), query(Paging), async c =>
    c.json(await projectAudit(c, c.req.valid('param').id, c.req.valid('query'))),
  )
  .get('/project/story/:id', may('GET /project/story/:id'), param(Id), async c =>
    c.json(await projectStory(sqlOf(c), personOf(c), c.req.valid('param').id, c.var.now)),
  )
  .get('/project/as-of/:id', may('GET /project/as-of/:id'), param(Id), query(AsOfAsk), async c =>
    c.json(
      await recordThen(sqlOf(c), personOf(c), projectSource, { ...c.req.valid('param'), ...c.req.valid('query') }),
    ),
  )
  .post('/project', may('POST /project', 'once'), body(ProjectSave), async c =>
    c.json(await write(c, work => saveProject(work, c.req.valid('json')))),
  )
  .put('/project', may('PUT /project'), body(ProjectSave), async c =>
    c.json(await write(c, work => saveProject(work, c.req.valid('json')))),
  )
  .post('/project/change-status-project', may('POST /project/change-status-project'), body(ProjectStatus), async c => {
    const { projectId: id, version, active } = c.req.valid('json')
    return c.json(await write(c, work => changeProjectStatus(work, { id, version }, active)))
  })
  .get('/project/:id', may('GET /project/:id'), param(Id), async c => {
    const detail: ProjectDetail = await projectDetail(sqlOf(c), personOf(c), c.req.valid('param').id)
    return c.json(detail)
  })
  .get('/project/:id/active', may('GET /project/:id/active'), param(Id), async c => {
    const { id, active } = await seenProject(sqlOf(c), personOf(c), c.req.valid('param').id)
    return c.json({ id, active })
  })
  .get('/project/:id/purchase-order', may('GET /project/:id/purchase-order'), param(Id), async c => {
    const { id } = await seenProject(sqlOf(c), personOf(c), c.req.valid('param').id)
    return c.json({ rows: await purchaseOrdersOf(sqlOf(c), id) })
  })
  .put(
    '/project/:id/purchase-order',
    may('PUT /project/:id/purchase-order'),
    param(Id),
    body(PurchaseOrdersSave),
    async c => {
      const { id } = c.req.valid('param')
      await write(c, work => setPurchaseOrders(work, id, c.req.valid('json').purchaseOrders))
      return c.json({ rows: await purchaseOrdersOf(sqlOf(c), id) })
    },
  )

async function projectAudit(c: Ctx, projectId: string, paging: Paging): Promise<Page<ToldRow>> {
  await seenProject(sqlOf(c), personOf(c), projectId)
  const sites = await location.idsOf(sqlOf(c), projectId)
  const orders = await purchaseOrdersOf(sqlOf(c), projectId)
  return toldTrail(
    sqlOf(c),
    personOf(c),
    {
      subject: ['project', 'location', 'purchase_order'],
      subjectId: [projectId, ...sites, ...orders.map(order => order.id)],
    },
    paging,
  )
}
