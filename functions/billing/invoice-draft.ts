import { getSeenDraft, searchDrafts } from '~/db/billing/invoice-draft'
import { getSeenDraftLine, linesOf } from '~/db/billing/invoice-draft-line'
import { approvalsOf } from '~/db/kit/approval'
import { auditTrail } from '~/db/kit/trail'
import { mayDo } from '~/domain/access/ability'
import { ApproveDrafts, DraftSearch, draftStatusesFor, RejectDrafts } from '~/domain/billing/invoice-draft'
import { Paging } from '~/domain/kit/page'
import { Id } from '~/domain/kit/shape'
import { businessDay } from '~/domain/kit/time'
import { approveDrafts, rejectDrafts } from '~/workflows/billing/decide-invoice-drafts'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { body, param, query } from '../kit/valid'
import { write } from '../kit/write'
import { draftDetail } from './invoice-draft-detail'

export const invoiceDraftRoutes = area()
  .post('/invoice-draft/list', may('POST /invoice-draft/list'), body(DraftSearch), async c =>
    c.json(await searchDrafts(sqlOf(c), personOf(c), c.req.valid('json'), businessDay(c.var.now))),
  )
  .get('/invoice-draft/availableDraftStatus', may('GET /invoice-draft/availableDraftStatus'), c =>
    c.json(draftStatusesFor((action, subject) => mayDo(personOf(c), action, subject))),
  )
  .get(
    '/invoice-draft/order-details/:id/action-history',
    may('GET /invoice-draft/order-details/:id/action-history'),
    param(Id),
    query(Paging),
    async c => {
      const line = await getSeenDraftLine(sqlOf(c), personOf(c), c.req.valid('param').id)
      return c.json(
        await auditTrail(sqlOf(c), { subject: 'invoice_draft_line', subjectId: line.id }, c.req.valid('query')),
      )
    },
  )
  .get('/invoice-draft/history/:id', may('GET /invoice-draft/history/:id'), param(Id), async c => {
    const { id } = await getSeenDraft(sqlOf(c), personOf(c), c.req.valid('param').id)
    return c.json(await approvalsOf(sqlOf(c), 'invoice_draft', id))
  })
  .put('/invoice-draft/approve', may('PUT /invoice-draft/approve', 'once'), body(ApproveDrafts), async c =>
    c.json({ results: await write(c, work => approveDrafts(work, c.req.valid('json').drafts)) }),
  )
  .put('/invoice-draft/reject', may('PUT /invoice-draft/reject', 'once'), body(RejectDrafts), async c => {
    const { drafts, reason } = c.req.valid('json')
    return c.json({ results: await write(c, work => rejectDrafts(work, drafts, reason)) })
  })
  .get('/invoice-draft/:id', may('GET /invoice-draft/:id'), param(Id), async c =>
    c.json(await draftDetail(sqlOf(c), personOf(c), c.req.valid('param').id, businessDay(c.var.now))),
  )

export const draftPartRoutes = area()
  .get('/invoice-draft/:id/order', may('GET /invoice-draft/:id/order'), param(Id), async c =>
    c.json(await part(c, c.req.valid('param').id, ['product'])),
  )
  .get('/invoice-draft/:id/sub-product', may('GET /invoice-draft/:id/sub-product'), param(Id), async c =>
    c.json(await part(c, c.req.valid('param').id, ['sub_product', 'adjustment'])),
  )
  .get('/invoice-draft/:id/associate-product', may('GET /invoice-draft/:id/associate-product'), param(Id), async c =>
    c.json(await part(c, c.req.valid('param').id, ['associate'])),
  )
  .get('/invoice-draft/:id/order-details', may('GET /invoice-draft/:id/order-details'), param(Id), async c =>
    c.json(await part(c, c.req.valid('param').id, ['product', 'associate', 'sub_product', 'adjustment'])),
  )
  .get('/invoice-draft/:id/history', may('GET /invoice-draft/:id/history'), param(Id), query(Paging), async c => {
    const { id } = await getSeenDraft(sqlOf(c), personOf(c), c.req.valid('param').id)
    return c.json(await auditTrail(sqlOf(c), { subject: 'invoice_draft', subjectId: id }, c.req.valid('query')))
  })

async function part(c: Parameters<typeof sqlOf>[0], draftId: string, kinds: string[]) {
  const { id } = await getSeenDraft(sqlOf(c), personOf(c), draftId)
  const lines = await linesOf(sqlOf(c), id)
  return lines.filter(line => kinds.includes(line.kind))
}
