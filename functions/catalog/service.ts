import { pricesByRegion, shownPrices } from '~/db/catalog/region-price'
import { searchServices, service } from '~/db/catalog/service'
import { auditTrail } from '~/db/kit/trail'
import { CatalogSearch, status } from '~/domain/catalog/region-price'
import { SERVICE_GROUPS } from '~/domain/catalog/service'
import { Paging } from '~/domain/kit/page'
import { Id } from '~/domain/kit/shape'
import { businessDay } from '~/domain/kit/time'
import { switchService } from '~/workflows/pricing/switch-offer'
import { area, may } from '../kit/area'
import { sqlOf } from '../kit/context'
import { body, param, query } from '../kit/valid'
import { write } from '../kit/write'

export const serviceRoutes = area()
  .get('/service/list', may('GET /service/list'), query(CatalogSearch), async c =>
    c.json(await searchServices(sqlOf(c), c.req.valid('query'), businessDay(c.var.now))),
  )
  .get('/service/serviceGroup', may('GET /service/serviceGroup'), c =>
    c.json({ rows: SERVICE_GROUPS.map(group => ({ group })) }),
  )
  .post('/service/change-status', may('POST /service/change-status'), body(status('serviceId')), async c => {
    const { serviceId: id, version, active } = c.req.valid('json')
    const row = await write(c, work => switchService(work, { id, version }, { active }))
    return c.json({ ...row, serviceId: id })
  })
  .post(
    '/service/change-default-status',
    may('POST /service/change-default-status'),
    body(status('serviceId')),
    async c => {
      const { serviceId: id, version, active: isDefault } = c.req.valid('json')
      const row = await write(c, work => switchService(work, { id, version }, { isDefault }))
      return c.json({ ...row, serviceId: id })
    },
  )
  .get('/service/service-region/:id', may('GET /service/service-region/:id'), param(Id), async c => {
    const { id } = await service.get(sqlOf(c), c.req.valid('param').id)
    return c.json({
      rows: shownPrices((await pricesByRegion(sqlOf(c), 'service', [id], businessDay(c.var.now))).get(id)),
    })
  })
  .get('/service/audit/:id', may('GET /service/audit/:id'), param(Id), query(Paging), async c => {
    const { id: subjectId } = await service.get(sqlOf(c), c.req.valid('param').id)
    return c.json(await auditTrail(sqlOf(c), { subject: 'service', subjectId }, c.req.valid('query')))
  })
