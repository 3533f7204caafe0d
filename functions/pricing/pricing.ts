import * as z from 'zod'
import { seenProject } from '~/db/customers/project'
import { auditTrail } from '~/db/kit/trail'
import { searchPricings, seenPricing } from '~/db/pricing/pricing'
import { pricingDetail } from '~/db/pricing/pricing-detail'
import { endDateHistory, revisionsOf } from '~/db/pricing/pricing-versions'
import { pagingShape } from '~/domain/kit/page'
import { Id, id, text } from '~/domain/kit/shape'
import { businessDay } from '~/domain/kit/time'
import {
  PRICING_STATUSES,
  PricingMove,
  PricingMoveBody,
  PricingMoves,
  PricingSave,
  PricingSearch,
  PricingVoid,
} from '~/domain/pricing/pricing'
import { openTo } from '~/workflows/kit/workflow'
import { movePricing, voidPricing } from '~/workflows/pricing/move-pricing'
import { pricingFlow } from '~/workflows/pricing/pricing'
import { whyNotApproveQuote } from '~/workflows/pricing/pricing-authority'
import { savePricing } from '~/workflows/pricing/save-pricing'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { body, param, query } from '../kit/valid'
import { write } from '../kit/write'
import { moveEach } from './move-each'

const OfPricing = z.strictObject({ ...pagingShape, pricingId: id() })
const OfVersions = z
  .strictObject({ pricingReference: text(40).optional(), projectId: id().optional() })
  .refine(of => of.pricingReference || of.projectId, 'A quote or a project is needed')
const OfParties = z.strictObject({ customerId: id(), projectId: id().optional() })

export const pricingRoutes = area()
  .post('/pricing/fetch', may('POST /pricing/fetch'), body(PricingSearch), async c =>
    c.json(await searchPricings(sqlOf(c), personOf(c), c.req.valid('json'))),
  )
  .post('/pricing', may('POST /pricing', 'once'), body(PricingSave), async c => {
    const saved = await write(c, work => savePricing(work, c.req.valid('json')))
    return c.json({ ...saved, pricingId: saved.id })
  })
  .put('/pricing', may('PUT /pricing'), body(PricingSave), async c => {
    const saved = await write(c, work => savePricing(work, c.req.valid('json')))
    return c.json({ ...saved, pricingId: saved.id })
  })
  .post('/pricing/update-status', may('POST /pricing/update-status'), query(PricingMove), body(PricingMoves), async c =>
    c.json({ results: await moveEach(c, c.req.valid('query').status, c.req.valid('json')) }),
  )
  .get('/pricing/audit', may('GET /pricing/audit'), query(OfPricing), async c => {
    const { pricingId, ...paging } = c.req.valid('query')
    await seenPricing(sqlOf(c), personOf(c), pricingId)
    return c.json(await auditTrail(sqlOf(c), { subject: 'pricing', subjectId: pricingId }, paging))
  })
  .get('/pricing/pricing-status-list', may('GET /pricing/pricing-status-list'), c =>
    c.json({ rows: PRICING_STATUSES.map(status => ({ status })) }),
  )
  .get('/pricing/exiting-customer-project', may('GET /pricing/exiting-customer-project'), query(OfParties), async c => {
    const rows = await revisionsOf(sqlOf(c), personOf(c), c.req.valid('query'))
    return c.json({ exists: rows.some(row => row.status !== 'void'), rows })
  })
  .get('/pricing/versions', may('GET /pricing/versions'), query(OfVersions), async c =>
    c.json({ rows: await revisionsOf(sqlOf(c), personOf(c), c.req.valid('query')) }),
  )
  .get(
    '/pricing/pricing-history-end-date/:id',
    may('GET /pricing/pricing-history-end-date/:id'),
    param(Id),
    async c => {
      const quote = await seenPricing(sqlOf(c), personOf(c), c.req.valid('param').id)
      return c.json({ rows: await endDateHistory(sqlOf(c), quote.id) })
    },
  )

/** One quote; after the routes with a word in that place. */
export const onePricingRoutes = area()
  .get('/pricing/:id', may('GET /pricing/:id'), param(Id), async c => {
    const detail = await pricingDetail(sqlOf(c), personOf(c), c.req.valid('param').id)
    const row = await seenPricing(sqlOf(c), personOf(c), detail.id)
    const asked = { sql: sqlOf(c), by: personOf(c) }
    const hurdle = await whyNotApproveQuote(asked, row, detail.lines, businessDay(c.var.now))
    return c.json({ ...detail, actions: openTo(pricingFlow, row, personOf(c), { band: detail.band, hurdle }) })
  })
  .get(
    '/pricing/:id/pricing-references-by-project',
    may('GET /pricing/:id/pricing-references-by-project'),
    param(Id),
    async c => {
      const { id: projectId } = await seenProject(sqlOf(c), personOf(c), c.req.valid('param').id)
      const rows = await revisionsOf(sqlOf(c), personOf(c), { projectId })
      return c.json({
        rows: rows.map(({ id, pricingReference, revision, status }) => ({ id, pricingReference, revision, status })),
      })
    },
  )
  .post(
    '/pricing/:id/update-status',
    may('POST /pricing/:id/update-status', 'once'),
    param(Id),
    query(PricingMove),
    body(PricingMoveBody),
    async c =>
      c.json(
        await write(c, work =>
          movePricing(work, c.req.valid('param').id, c.req.valid('query').status, c.req.valid('json')),
        ),
      ),
  )
  .post(
    '/pricing/:id/void-pricing',
    may('POST /pricing/:id/void-pricing', 'once'),
    param(Id),
    body(PricingVoid),
    async c => {
      const { version, reason } = c.req.valid('json')
      return c.json(await write(c, work => voidPricing(work, c.req.valid('param').id, version, reason)))
    },
  )
