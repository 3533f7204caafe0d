import * as z from 'zod'
import { auditTrail } from '~/db/kit/trail'
import { costingAuditLine, costingDetail, ingredients, searchCostings } from '~/db/pricing/costing'
import { tryCosting } from '~/db/pricing/costing-version'
import { margins } from '~/db/pricing/margin'
import { Paging } from '~/domain/kit/page'
import { Id } from '~/domain/kit/shape'
import { businessDay } from '~/domain/kit/time'
import { CostingSave, CostingSearch, RegionChange } from '~/domain/pricing/costing'
import { saveCosting } from '~/workflows/pricing/save-costing'
import { area, may } from '../kit/area'
import { sqlOf } from '../kit/context'
import { body, param, query } from '../kit/valid'
import { write } from '../kit/write'

/** A line of the audit trail has a number, not an id. */
export const AuditNo = z.strictObject({
  id: z
    .string()
    .regex(/^\d{1,15}$/, 'The number of an audit line is needed')
    .transform(Number)
    .pipe(z.int().min(0).max(999_999_999_999_999)),
})

export const costingRoutes = area()
  .get('/costing', may('GET /costing'), query(CostingSearch), async c =>
    c.json(await searchCostings(sqlOf(c), c.req.valid('query'))),
  )
  .post('/costing', may('POST /costing', 'once'), body(CostingSave), async c =>
    c.json(await write(c, work => saveCosting(work, c.req.valid('json')))),
  )
  .get('/ingredients/list', may('GET /ingredients/list'), async c => c.json({ rows: await ingredients(sqlOf(c)) }))
  .get('/costing/versions/:id', may('GET /costing/versions/:id'), param(Id), query(CostingSearch), async c =>
    c.json(await searchCostings(sqlOf(c), { ...c.req.valid('query'), regionId: c.req.valid('param').id })),
  )
  .get(
    '/costing/validate-region/:id',
    may('GET /costing/validate-region/:id'),
    param(Id),
    query(RegionChange),
    async c => {
      const { id: regionId } = c.req.valid('param')
      const { fromDate = businessDay(c.var.now), toDate } = c.req.valid('query')
      const known = (await margins(sqlOf(c))).some(row => row.regionId === regionId)
      if (!known) return c.json({ valid: false, problems: ['There is no such active region'], edits: [] })
      return c.json(await tryCosting(sqlOf(c), c.var.now, regionId, { from: fromDate, to: toDate ?? null }))
    },
  )
  .get('/costing/audit/:id', may('GET /costing/audit/:id'), param(AuditNo), async c => {
    const { seq, at, actorName, action, changed, subjectId } = await costingAuditLine(sqlOf(c), c.req.valid('param').id)
    return c.json({ seq, at, actorName, action, changed, costingId: subjectId })
  })
  .get('/costing/audit/:id/detail', may('GET /costing/audit/:id/detail'), param(AuditNo), async c => {
    const { seq, at, actorName, action, changed, subjectId, before, after } = await costingAuditLine(
      sqlOf(c),
      c.req.valid('param').id,
    )
    return c.json({
      seq,
      at,
      actorName,
      action,
      changed,
      costingId: subjectId,
      before: shown(before),
      after: shown(after),
    })
  })
  .get('/costing/:id', may('GET /costing/:id'), param(Id), async c =>
    c.json(await costingDetail(sqlOf(c), c.req.valid('param').id)),
  )
  .get('/costing/:id/audit', may('GET /costing/:id/audit'), param(Id), query(Paging), async c => {
    const { id: subjectId } = await costingDetail(sqlOf(c), c.req.valid('param').id)
    return c.json(await auditTrail(sqlOf(c), { subject: 'costing', subjectId }, c.req.valid('query')))
  })

const shown = (side: unknown) => (side ?? null) as Record<string, unknown> | null
