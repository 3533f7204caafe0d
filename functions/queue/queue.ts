import { getSeen } from '~/db/deliveries/delivery-order'
import { hoursOf } from '~/db/deliveries/driver-hours'
import { seesOrder } from '~/db/deliveries/order-of'
import {
  answerMinutes,
  cardOfDriver,
  type QueueCards,
  queueBook,
  standing,
  standingOfLoad,
} from '~/db/queue/queue-list'
import { rankedFor } from '~/db/queue/queue-rank'
import { type RejectionRow, rejections, type SkipRow, skips } from '~/db/queue/queue-requests'
import { plantsOf, type ReturningRow, returning, trucksOfOrder, type YardPlant } from '~/db/queue/yard'
import type { Page } from '~/domain/kit/page'
import { type AnswerMinutes, nextTruck } from '~/domain/queue/next-truck'
import {
  Acknowledge,
  AcknowledgedByDo,
  CallTruck,
  ChangeRejection,
  ChangeSkip,
  DivertTruck,
  JoinQueue,
  QueueAt,
  QueueList,
  QueueOfDriver,
  QueueOfOrder,
  type QueueRow,
  RequestList,
  TruckForPreprint,
  WithdrawTruck,
} from '~/domain/queue/queue-item'
import { acknowledgeCall } from '~/workflows/queue/acknowledge-queue-call'
import { callTruck } from '~/workflows/queue/call-from-queue'
import { decideRejection, decideSkip } from '~/workflows/queue/decide-queue-request'
import { joinQueue } from '~/workflows/queue/join-queue'
import { divertTruck, withdrawTruck } from '~/workflows/queue/leave-queue'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { tagged } from '../kit/tag'
import { body, query } from '../kit/valid'
import { write } from '../kit/write'

const PENDING = { status: 'pending', limit: 200, offset: 0 }

/** The yard as the plant sees it. */
export const queueRoutes = area()
  .get('/queue/joined_queue_list', may('GET /queue/joined_queue_list'), query(QueueAt), async c => {
    const rows: QueueRow[] = await standing(sqlOf(c), personOf(c), ['joined', 'called'], c.req.valid('query'))
    const hours = await hoursOf(sqlOf(c), [...new Set(rows.map(row => row.driverId))], c.var.now)
    const cards: QueueCards = {
      rows: rows.map(row => ({ ...row, minutesLeft: hours.get(row.driverId)?.left ?? null })),
      total: rows.length,
    }
    return tagged(c, cards)
  })
  // Nothing is cached here: every read is fresh, so there is nothing to drop.
  .delete('/queue/joined_queue_list/evict', may('DELETE /queue/joined_queue_list/evict'), c =>
    c.json({ evicted: true }),
  )
  .get('/queue/acknowledged_queue_list', may('GET /queue/acknowledged_queue_list'), query(QueueAt), async c => {
    const statuses = ['called', 'acknowledged', 'loading']
    const [rows, answer]: [QueueRow[], AnswerMinutes] = await Promise.all([
      standing(sqlOf(c), personOf(c), statuses, c.req.valid('query')),
      answerMinutes(sqlOf(c), c.var.now),
    ])
    return tagged(c, { rows, total: rows.length, answer })
  })
  .get(
    '/queue/acknowledged_queue_list_by_do',
    may('GET /queue/acknowledged_queue_list_by_do'),
    query(AcknowledgedByDo),
    async c => {
      const load = await getSeen(sqlOf(c), personOf(c), c.req.valid('query').deliveryOrderId)
      const rows: QueueRow[] = await standingOfLoad(sqlOf(c), personOf(c), load)
      return c.json({ rows, total: rows.length })
    },
  )
  .get('/queue/truck-for-pre-print', may('GET /queue/truck-for-pre-print'), query(TruckForPreprint), async c => {
    const { deliveryOrderId, ...at } = c.req.valid('query')
    const statuses = ['joined', 'called', 'acknowledged']
    if (!deliveryOrderId) {
      const rows: QueueRow[] = await standing(sqlOf(c), personOf(c), statuses, at)
      return c.json({ rows: rows.map(row => ({ ...row, why: null as string | null })), next: null, total: rows.length })
    }
    const load = await getSeen(sqlOf(c), personOf(c), deliveryOrderId)
    const [rows, { ranked, wishes }] = await Promise.all([
      standing(sqlOf(c), personOf(c), statuses, { plantId: load.plantId }),
      rankedFor(sqlOf(c), load, c.var.now),
    ])
    const { next, skipped } = nextTruck(ranked, wishes)
    const why = new Map(ranked.map(row => [row.queueId, row.refusals[0]?.text ?? null]))
    for (const { queueId, why: text } of skipped) why.set(queueId, text)
    return c.json({
      rows: rows.map(row => ({ ...row, why: why.get(row.queueId) ?? null })),
      next: next?.queueId ?? null,
      total: rows.length,
    })
  })
  .get('/queue/queue_list', may('GET /queue/queue_list'), query(QueueList), async c => {
    const page: Page<QueueRow> = await queueBook(sqlOf(c), personOf(c), c.req.valid('query'))
    return c.json(page)
  })
  .get('/queue/queue_item_detail', may('GET /queue/queue_item_detail'), query(QueueOfDriver), async c => {
    const { driverId } = c.req.valid('query')
    const item: QueueRow = await cardOfDriver(sqlOf(c), personOf(c), driverId)
    return c.json(item)
  })
  .get('/queue/batcher_plant', may('GET /queue/batcher_plant'), async c => {
    const rows: YardPlant[] = await plantsOf(sqlOf(c), personOf(c))
    return c.json({ rows, total: rows.length })
  })
  .get('/queue/check-max-truck', may('GET /queue/check-max-truck'), query(QueueOfOrder), async c => {
    const { orderId } = c.req.valid('query')
    await seesOrder(sqlOf(c), personOf(c), orderId)
    return c.json({ orderId, ...(await trucksOfOrder(sqlOf(c), orderId)) })
  })
  .get('/queue/returning-truck', may('GET /queue/returning-truck'), query(QueueAt), async c => {
    const rows: ReturningRow[] = await returning(sqlOf(c), personOf(c), c.var.now, c.req.valid('query').plantId)
    return c.json({ rows, total: rows.length })
  })
  .get(
    '/queue/assignment-plant-rejection-list',
    may('GET /queue/assignment-plant-rejection-list'),
    query(RequestList),
    async c => {
      const page: Page<RejectionRow> = await rejections(sqlOf(c), personOf(c), c.req.valid('query'))
      return c.json(page)
    },
  )
  .get('/queue/skip-queue-request-list', may('GET /queue/skip-queue-request-list'), query(RequestList), async c => {
    const page: Page<SkipRow> = await skips(sqlOf(c), personOf(c), c.req.valid('query'))
    return c.json(page)
  })
  .get('/queue/approval-list', may('GET /queue/approval-list'), query(QueueAt), async c => {
    const { plantId } = c.req.valid('query')
    const [refused, skipped] = await Promise.all([
      rejections(sqlOf(c), personOf(c), { ...PENDING, plantId }),
      skips(sqlOf(c), personOf(c), { ...PENDING, plantId }),
    ])
    return tagged(c, {
      rejections: refused.rows,
      skips: skipped.rows,
      total: refused.total + skipped.total,
    })
  })

/** What moves a truck through the yard. */
export const queueChangeRoutes = area()
  .post('/queue/join', may('POST /queue/join', 'once'), body(JoinQueue), async c =>
    c.json(await write(c, work => joinQueue(work, c.req.valid('json')))),
  )
  .post('/queue/call', may('POST /queue/call', 'once'), body(CallTruck), async c =>
    c.json(await write(c, work => callTruck(work, c.req.valid('json')))),
  )
  .post('/queue/acknowledge', may('POST /queue/acknowledge', 'once'), body(Acknowledge), async c =>
    c.json(await write(c, work => acknowledgeCall(work, c.req.valid('json')))),
  )
  .post('/queue/withdraw', may('POST /queue/withdraw', 'once'), body(WithdrawTruck), async c =>
    c.json(await write(c, work => withdrawTruck(work, c.req.valid('json')))),
  )
  .post('/queue/divert', may('POST /queue/divert', 'once'), body(DivertTruck), async c =>
    c.json(await write(c, work => divertTruck(work, c.req.valid('json')))),
  )
  .post(
    '/queue/change-rejection-verification-status',
    may('POST /queue/change-rejection-verification-status', 'once'),
    body(ChangeRejection),
    async c => c.json(await write(c, work => decideRejection(work, c.req.valid('json')))),
  )
  .post(
    '/queue/change-skip-queue-request-status',
    may('POST /queue/change-skip-queue-request-status', 'once'),
    body(ChangeSkip),
    async c => c.json(await write(c, work => decideSkip(work, c.req.valid('json')))),
  )
