import { getSeenAudit, plantAuditPage } from '~/db/cylinders/plant-audit'
import { PlantAuditList, PlantAuditSave } from '~/domain/cylinders/plant-audit'
import { Id } from '~/domain/kit/shape'
import { businessDay } from '~/domain/kit/time'
import { savePlantAudit } from '~/workflows/cylinders/save-plant-audit'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { body, param, query } from '../kit/valid'
import { write } from '../kit/write'

export const plantAuditRoutes = area()
  .get('/cylinder-test/plant-audit-info', may('GET /cylinder-test/plant-audit-info'), query(PlantAuditList), async c =>
    c.json(await plantAuditPage(sqlOf(c), personOf(c), c.req.valid('query'), businessDay(c.var.now))),
  )
  .get('/cylinder-test/plant-audit-info/:id', may('GET /cylinder-test/plant-audit-info/:id'), param(Id), async c =>
    c.json(await getSeenAudit(sqlOf(c), personOf(c), c.req.valid('param').id)),
  )
  .post(
    '/cylinder-test/plant-audit-info',
    may('POST /cylinder-test/plant-audit-info'),
    body(PlantAuditSave),
    async c => {
      const saved = await write(c, work => savePlantAudit(work, c.req.valid('json')))
      return c.json({ ...saved, plantAuditId: saved.id })
    },
  )
