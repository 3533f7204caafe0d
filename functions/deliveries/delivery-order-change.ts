import {
  AssignDo,
  AssignMerge,
  BatchDo,
  BatchingNo,
  ChooseLine,
  DoId,
  MarkCalled,
  MarkDelivered,
  ReturnConcrete,
  TechnicianDuration,
  TransferDo,
  WaitingOnSite,
  WashedOutAt,
  WithdrawDo,
} from '~/domain/deliveries/delivery-order'
import { assignMerge, assignNormal, chooseLine, transfer } from '~/workflows/deliveries/assign-delivery-order'
import { recordBatch } from '~/workflows/deliveries/batch-delivery-order'
import {
  markCalled,
  markMergeCalled,
  unmarkCalled,
  unmarkMergeCalled,
} from '~/workflows/deliveries/call-delivery-order'
import { noteCharges } from '~/workflows/deliveries/charge-delivery-order'
import { markDelivered } from '~/workflows/deliveries/deliver-delivery-order'
import { withdrawDo } from '~/workflows/deliveries/withdraw-delivery-order'
import { area, may } from '../kit/area'
import { body, param } from '../kit/valid'
import { write } from '../kit/write'

/** What is done to loads: their plant, their call, their way and the notes beside the ticket. */
export const deliveryActRoutes = area()
  .post(
    '/delivery-order/assign-normal-delivery-order',
    may('POST /delivery-order/assign-normal-delivery-order', 'once'),
    body(AssignDo),
    async c => c.json(await write(c, work => assignNormal(work, c.req.valid('json')))),
  )
  .post(
    '/delivery-order/assign-merge-delivery-order',
    may('POST /delivery-order/assign-merge-delivery-order', 'once'),
    body(AssignMerge),
    async c => {
      const { mergedOrderId, ...to } = c.req.valid('json')
      return c.json({ rows: await write(c, work => assignMerge(work, mergedOrderId, to)) })
    },
  )
  .post('/delivery-order/choose-line', may('POST /delivery-order/choose-line', 'once'), body(ChooseLine), async c =>
    c.json(await write(c, work => chooseLine(work, c.req.valid('json')))),
  )
  .post('/delivery-order/transfer_do', may('POST /delivery-order/transfer_do', 'once'), body(TransferDo), async c =>
    c.json(await write(c, work => transfer(work, c.req.valid('json')))),
  )
  .post('/delivery-order/withdraw_do', may('POST /delivery-order/withdraw_do', 'once'), body(WithdrawDo), async c =>
    c.json(await write(c, work => withdrawDo(work, c.req.valid('json')))),
  )
  .post(
    '/delivery-order/change-do-status-to-delivered',
    may('POST /delivery-order/change-do-status-to-delivered', 'once'),
    body(MarkDelivered),
    async c => c.json(await write(c, work => markDelivered(work, c.req.valid('json')))),
  )
  .post(
    '/delivery-order/mark-called-merge-order/:id',
    may('POST /delivery-order/mark-called-merge-order/:id'),
    param(DoId),
    async c => c.json({ rows: await write(c, work => markMergeCalled(work, c.req.valid('param').id)) }),
  )
  .post(
    '/delivery-order/unmark-called-merge-order/:id',
    may('POST /delivery-order/unmark-called-merge-order/:id'),
    param(DoId),
    async c => c.json({ rows: await write(c, work => unmarkMergeCalled(work, c.req.valid('param').id)) }),
  )
  .post(
    '/delivery-order/mark-called/:id',
    may('POST /delivery-order/mark-called/:id', 'once-if-keyed'),
    param(DoId),
    body(MarkCalled),
    async c => c.json(await write(c, work => markCalled(work, c.req.valid('param').id, c.req.valid('json')))),
  )
  .post(
    '/delivery-order/unmark-called/:id',
    may('POST /delivery-order/unmark-called/:id', 'once-if-keyed'),
    param(DoId),
    body(MarkCalled),
    async c => c.json(await write(c, work => unmarkCalled(work, c.req.valid('param').id, c.req.valid('json').version))),
  )
  .post(
    '/delivery-order/:id/batch',
    may('POST /delivery-order/:id/batch', 'once'),
    param(DoId),
    body(BatchDo),
    async c => c.json(await write(c, work => recordBatch(work, c.req.valid('param').id, c.req.valid('json')))),
  )

/** Five separate notes beside the ticket. */
export const deliveryNoteRoutes = area()
  .put(
    '/delivery-order/:id/update_washed_out',
    may('PUT /delivery-order/:id/update_washed_out', 'once'),
    param(DoId),
    body(WashedOutAt),
    async c => {
      const { version, ...values } = c.req.valid('json')
      return c.json(await write(c, work => noteCharges(work, c.req.valid('param').id, version, values, 'washed out')))
    },
  )
  .put(
    '/delivery-order/:id/update_return_concrete',
    may('PUT /delivery-order/:id/update_return_concrete', 'once'),
    param(DoId),
    body(ReturnConcrete),
    async c => {
      const { version, ...values } = c.req.valid('json')
      return c.json(
        await write(c, work => noteCharges(work, c.req.valid('param').id, version, values, 'returned concrete')),
      )
    },
  )
  .put(
    '/delivery-order/:id/update_technician_on_site_duration',
    may('PUT /delivery-order/:id/update_technician_on_site_duration', 'once'),
    param(DoId),
    body(TechnicianDuration),
    async c => {
      const { version, technicianOnSiteDuration } = c.req.valid('json')
      const values = { technicianOnSiteMinutes: technicianOnSiteDuration }
      return c.json(
        await write(c, work => noteCharges(work, c.req.valid('param').id, version, values, 'technician on site')),
      )
    },
  )
  .put(
    '/delivery-order/:id/update_waiting_cause',
    may('PUT /delivery-order/:id/update_waiting_cause', 'once'),
    param(DoId),
    body(WaitingOnSite),
    async c => {
      const { version, ...values } = c.req.valid('json')
      return c.json(
        await write(c, work => noteCharges(work, c.req.valid('param').id, version, values, 'cause of waiting')),
      )
    },
  )
  .put(
    '/delivery-order/:id/update_batching_no',
    may('PUT /delivery-order/:id/update_batching_no', 'once'),
    param(DoId),
    body(BatchingNo),
    async c => {
      const { version, batchingNo } = c.req.valid('json')
      return c.json(
        await write(c, work => noteCharges(work, c.req.valid('param').id, version, { batchingNo }, 'batching number')),
      )
    },
  )
