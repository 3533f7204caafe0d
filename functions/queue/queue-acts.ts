import {
  Acknowledge,
  CallTruck,
  ChangeRejection,
  ChangeSkip,
  DivertTruck,
  JoinQueue,
  WithdrawTruck,
} from '~/domain/queue/queue-item'
import { acknowledgeCall } from '~/workflows/queue/acknowledge'
import { callTruck } from '~/workflows/queue/call'
import { joinQueue } from '~/workflows/queue/join'
import { divertTruck, withdrawTruck } from '~/workflows/queue/leave'
import { decideRejection, decideSkip } from '~/workflows/queue/requests'
import { area, may } from '../kit/area'
import { body } from '../kit/valid'
import { write } from '../kit/write'

/** What moves a truck through the yard. */
export const queueActRoutes = area()
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
