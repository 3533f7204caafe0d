import * as z from 'zod'
import { type BatchTargets, batchTargets } from '~/db/deliveries/batch-targets'
import { getSeen } from '~/db/deliveries/delivery-order'
import { assignedBoard, type Board } from '~/db/deliveries/delivery-order-board'
import { loadFacts } from '~/db/deliveries/delivery-order-checks'
import { emodificationsOf, openEmodification } from '~/db/deliveries/emodification'
import { seesOrder } from '~/db/deliveries/order-of'
import { lastLoad } from '~/db/deliveries/quantities'
import { truckGroup } from '~/db/deliveries/truck-group'
import { DoId, GenerateDo, LockDo, PreprintDo, UnlockDo } from '~/domain/deliveries/delivery-order'
import { refusalsOf } from '~/domain/deliveries/delivery-order-checks'
import { AssignedList } from '~/domain/deliveries/delivery-order-search'
import { id } from '~/domain/kit/shape'
import { businessDay } from '~/domain/kit/time'
import { type DoView, viewDo } from '~/workflows/deliveries/delivery-order-view'
import { generateDo, preprintDo } from '~/workflows/deliveries/generate-delivery-order'
import { lockDo, unlockDo } from '~/workflows/deliveries/lock-delivery-order'
import { numberAhead } from '~/workflows/deliveries/number-delivery-order'
import { area, may } from '../kit/area'
import { type Ctx, personOf, sqlOf } from '../kit/context'
import { tagged } from '../kit/tag'
import { body, param, query } from '../kit/valid'
import { write } from '../kit/write'

const DoNumber = z.strictObject({ doNumber: z.string().trim().min(1, 'A number is needed').max(40) })
const OfLoad = z.strictObject({ deliveryOrderId: id() })
const CheckGenerate = z.strictObject({ deliveryOrderId: id(), queueId: id().optional() })
const TruckGroup = z.strictObject({ deliveryOrderId: id(), queueId: id() })

const boardOf = (c: Ctx, { plantId, bp, doDate }: z.output<typeof AssignedList>): Promise<Board> =>
  assignedBoard(sqlOf(c), personOf(c), { plantId, batchingPlantId: bp, day: doDate ?? businessDay(c.var.now) })

/** What the board asks before and beside the ticket. */
export const ticketAskRoutes = area()
  .get('/orderdetail/check-generate', may('GET /orderdetail/check-generate'), query(CheckGenerate), async c => {
    const { deliveryOrderId, queueId } = c.req.valid('query')
    const load = await getSeen(sqlOf(c), personOf(c), deliveryOrderId)
    const of = queueId ?? load.queueItemId
    const crew = of
      ? await truckGroup(sqlOf(c), personOf(c), load, of)
      : // A plan's truck is only a wish until it is called.
        { truckId: null, driverId: null, truckNo: null }
    const { facts } = await loadFacts(sqlOf(c), load, crew, c.var.now)
    return c.json({
      deliveryOrderId,
      truckNo: crew.truckNo,
      refusals: refusalsOf(facts).map(refusal => ({ ...refusal, mayOverride: [...refusal.mayOverride] })),
      hours: facts.hours,
      mix: facts.mix,
    })
  })
  .get('/orderdetail/batch-targets', may('GET /orderdetail/batch-targets'), query(OfLoad), async c => {
    const load = await getSeen(sqlOf(c), personOf(c), c.req.valid('query').deliveryOrderId)
    const targets: BatchTargets = await batchTargets(sqlOf(c), load, c.var.now)
    return c.json(targets)
  })

/** The ticket: the board of a line, the lock, the checks and the making of the delivery order. */
export const orderDetailRoutes = area()
  .get('/orderdetail/assigned_list', may('GET /orderdetail/assigned_list'), query(AssignedList), async c => {
    const board: Board = await boardOf(c, c.req.valid('query'))
    return tagged(c, board)
  })
  .get(
    '/orderdetail/assigned_list/refresh',
    may('GET /orderdetail/assigned_list/refresh'),
    query(AssignedList),
    async c => {
      const board: Board = await boardOf(c, c.req.valid('query'))
      return c.json(board)
    },
  )
  .get('/orderdetail/view', may('GET /orderdetail/view'), query(DoNumber), async c => {
    const view: DoView = await viewDo(sqlOf(c), personOf(c), c.req.valid('query'), c.var.now)
    return c.json(view)
  })
  .get('/orderdetail/check-truck-group', may('GET /orderdetail/check-truck-group'), query(TruckGroup), async c => {
    const { deliveryOrderId, queueId } = c.req.valid('query')
    const load = await getSeen(sqlOf(c), personOf(c), deliveryOrderId)
    const group = await truckGroup(sqlOf(c), personOf(c), load, queueId)
    const { facts } = await loadFacts(sqlOf(c), load, group, c.var.now)
    const refusals = refusalsOf(facts)
    return c.json({ ...group, refusals, fits: refusals.length === 0 && (group.wished || !group.wishes) })
  })
  .get('/orderdetail/newDoNumber/:id', may('GET /orderdetail/newDoNumber/:id'), param(DoId), async c => {
    const load = await getSeen(sqlOf(c), personOf(c), c.req.valid('param').id)
    return c.json({ doNumber: await numberAhead(sqlOf(c), load), taken: load.doNumber !== null })
  })
  .get('/orderdetail/last_do/:id', may('GET /orderdetail/last_do/:id'), param(DoId), async c => {
    const { id: orderId } = c.req.valid('param')
    await seesOrder(sqlOf(c), personOf(c), orderId)
    return c.json({ last: await lastLoad(sqlOf(c), personOf(c), orderId) })
  })
  .get('/orderdetail/emodification-status', may('GET /orderdetail/emodification-status'), query(OfLoad), async c => {
    const load = await getSeen(sqlOf(c), personOf(c), c.req.valid('query').deliveryOrderId)
    const [open, all] = await Promise.all([openEmodification(sqlOf(c), load.id), emodificationsOf(sqlOf(c), load.id)])
    return c.json({
      deliveryOrderId: load.id,
      pending: !!open,
      revision: load.revision,
      open: open ? { id: open.id, emodNo: open.emodNo, status: open.status, levels: open.levels } : null,
      requests: all.map(({ id: emodId, emodNo, status, cause, submittedAt, submittedByName }) => ({
        id: emodId,
        emodNo,
        status,
        cause,
        submittedAt,
        submittedByName,
      })),
    })
  })
  .post('/orderdetail/lock_do', may('POST /orderdetail/lock_do', 'once-if-keyed'), body(LockDo), async c =>
    c.json(await write(c, work => lockDo(work, c.req.valid('json')))),
  )
  .post(
    '/orderdetail/unlock_do/:id',
    may('POST /orderdetail/unlock_do/:id', 'once-if-keyed'),
    param(DoId),
    body(UnlockDo),
    async c => c.json(await write(c, work => unlockDo(work, c.req.valid('param').id, c.req.valid('json').override))),
  )
  .post('/orderdetail/preprint_do', may('POST /orderdetail/preprint_do', 'once'), body(PreprintDo), async c => {
    const { deliveryOrderId, version } = c.req.valid('json')
    return c.json(await write(c, work => preprintDo(work, deliveryOrderId, version)))
  })
  .post('/orderdetail/generate_do', may('POST /orderdetail/generate_do', 'once'), body(GenerateDo), async c =>
    c.json(await write(c, work => generateDo(work, c.req.valid('json')))),
  )
