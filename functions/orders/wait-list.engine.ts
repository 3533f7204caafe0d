import { type WaitEntryRow, type WaitListRow, waitList } from '~/db/orders/wait-list'
import { Id } from '~/domain/kit/shape'
import { WaitAct, WaitAsk } from '~/domain/orders/wait-list'
import { joinWaitList } from '~/workflows/orders/join-wait-list'
import { declineWaitOffer, leaveWaitList } from '~/workflows/orders/leave-wait-list'
import { takeWaitOffer } from '~/workflows/orders/take-wait-offer'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { body, param } from '../kit/valid'
import { write } from '../kit/write'

/** Orders that no time of their day fitted, and what becomes free for them. */
export const waitListEngine = area()
  .get('/wait-list', may('GET /wait-list'), async c => {
    const rows: WaitListRow[] = await waitList(sqlOf(c), personOf(c), c.var.now)
    return c.json({ rows, total: rows.length })
  })
  .post('/wait-list', may('POST /wait-list'), body(WaitAsk), async c => {
    const entry: WaitEntryRow = await write(c, work => joinWaitList(work, c.req.valid('json')))
    return c.json(entry)
  })
  .post('/wait-list/:id/take', may('POST /wait-list/:id/take'), param(Id), body(WaitAct), async c =>
    c.json(await write(c, work => takeWaitOffer(work, c.req.valid('param').id, c.req.valid('json').version))),
  )
  .post('/wait-list/:id/decline', may('POST /wait-list/:id/decline'), param(Id), body(WaitAct), async c => {
    const entry: WaitEntryRow = await write(c, work =>
      declineWaitOffer(work, c.req.valid('param').id, c.req.valid('json').version),
    )
    return c.json(entry)
  })
  .post('/wait-list/:id/leave', may('POST /wait-list/:id/leave'), param(Id), body(WaitAct), async c => {
    const entry: WaitEntryRow = await write(c, work =>
      leaveWaitList(work, c.req.valid('param').id, c.req.valid('json').version),
    )
    return c.json(entry)
  })
