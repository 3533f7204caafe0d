import * as z from 'zod'
import { getSeen } from '~/db/deliveries/delivery-order'
import { emodificationsOf } from '~/db/deliveries/emodification'
import { type EmodLine, searchEmodifications } from '~/db/deliveries/emodification-list'
import { DoId } from '~/domain/deliveries/delivery-order'
import {
  CAUSES,
  EMOD_STATUS_LABELS,
  EMOD_STATUSES,
  EmodAdvancedSearch,
  EmodApprovalSearch,
  EmodDecision,
  EmodPreview,
  EmodSubmit,
  EmodWithdraw,
  FLAG_LABELS,
  FLAGS,
} from '~/domain/deliveries/emodification'
import type { Page } from '~/domain/kit/page'
import { id } from '~/domain/kit/shape'
import { decideEmodification, withdrawEmodification } from '~/workflows/deliveries/decide-emodification'
import { type EmodView, viewEmodification } from '~/workflows/deliveries/emodification-view'
import { type EmodPreviewed, previewEmodification } from '~/workflows/deliveries/preview-emodification'
import { submitEmodification } from '~/workflows/deliveries/submit-emodification'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { body, param, query } from '../kit/valid'
import { write } from '../kit/write'

export type { EmodPreviewed, EmodView }

const OfLoad = z.strictObject({ deliveryOrderId: id() })

/** Requests to change a closed delivery order. */
export const emodificationRoutes = area()
  .get('/emodification/flag-statuses', may('GET /emodification/flag-statuses'), c =>
    c.json(FLAGS.map(code => ({ code, label: FLAG_LABELS[code] }))),
  )
  .get('/emodification/causes', may('GET /emodification/causes'), c => c.json([...CAUSES]))
  .get('/emodification/statuses', may('GET /emodification/statuses'), c =>
    c.json(EMOD_STATUSES.map(code => ({ code, label: EMOD_STATUS_LABELS[code] }))),
  )
  .get(
    '/emodification/emodification-status',
    may('GET /emodification/emodification-status'),
    query(OfLoad),
    async c => {
      const load = await getSeen(sqlOf(c), personOf(c), c.req.valid('query').deliveryOrderId)
      const all = await emodificationsOf(sqlOf(c), load.id)
      return c.json({
        deliveryOrderId: load.id,
        pending: load.emodificationPending,
        revision: load.revision,
        rows: all.map(({ id: emodId, emodNo, status, levels, submittedAt }) => ({
          id: emodId,
          emodNo,
          status,
          levels,
          submittedAt,
        })),
      })
    },
  )
  .get(
    '/emodification/search-approval',
    may('GET /emodification/search-approval'),
    query(EmodApprovalSearch),
    async c => {
      const page: Page<EmodLine> = await searchEmodifications(sqlOf(c), personOf(c), c.req.valid('query'))
      return c.json(page)
    },
  )
  .get(
    '/emodification/advanced-search',
    may('GET /emodification/advanced-search'),
    query(EmodAdvancedSearch),
    async c => {
      const page: Page<EmodLine> = await searchEmodifications(sqlOf(c), personOf(c), c.req.valid('query'))
      return c.json(page)
    },
  )
  .get('/emodification/view/:id', may('GET /emodification/view/:id'), param(DoId), async c => {
    const view: EmodView = await viewEmodification(sqlOf(c), personOf(c), c.req.valid('param').id)
    return c.json(view)
  })
  .post('/emodification/preview', may('POST /emodification/preview'), body(EmodPreview), async c => {
    const effect: EmodPreviewed = await previewEmodification(sqlOf(c), personOf(c), c.req.valid('json'), c.var.now)
    return c.json(effect)
  })
  .post('/emodification/submit', may('POST /emodification/submit', 'once'), body(EmodSubmit), async c =>
    c.json(await write(c, work => submitEmodification(work, c.req.valid('json')))),
  )
  .post(
    '/emodification/process-approval/:id',
    may('POST /emodification/process-approval/:id', 'once'),
    param(DoId),
    body(EmodDecision),
    async c => c.json(await write(c, work => decideEmodification(work, c.req.valid('param').id, c.req.valid('json')))),
  )
  .post(
    '/emodification/:id/withdraw',
    may('POST /emodification/:id/withdraw', 'once'),
    param(DoId),
    body(EmodWithdraw),
    async c =>
      c.json(await write(c, work => withdrawEmodification(work, c.req.valid('param').id, c.req.valid('json')))),
  )
