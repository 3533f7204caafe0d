import { invoicesToRebate, notesOfRebate, searchRebates, seenRebate } from '~/db/billing/rebate/rebate'
import { RebateEnd, RebateSave, RebateSearch, RebateSettle } from '~/domain/billing/rebate/rebate'
import { workRebate } from '~/domain/billing/rebate/work-rebate'
import { Id } from '~/domain/kit/shape'
import { endRebate } from '~/workflows/billing/rebate/end-rebate'
import { saveRebate } from '~/workflows/billing/rebate/save-rebate'
import { settleRebate } from '~/workflows/billing/rebate/settle-rebate'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { body, param, query } from '../kit/valid'
import { write } from '../kit/write'

/** Rebates by volume: what is agreed, what it comes to, and the credit notes that it becomes. */
export const rebateFiles = area()
  .get('/rebate', may('GET /rebate'), query(RebateSearch), async c =>
    c.json(await searchRebates(sqlOf(c), personOf(c), c.req.valid('query'))),
  )
  .post('/rebate', may('POST /rebate', 'once'), body(RebateSave), async c =>
    c.json(await write(c, work => saveRebate(work, c.req.valid('json')))),
  )
  .get('/rebate/:id', may('GET /rebate/:id'), param(Id), async c => {
    const of = await seenRebate(sqlOf(c), personOf(c), c.req.valid('param').id)
    const [invoices, notes] = await Promise.all([invoicesToRebate(sqlOf(c), of), notesOfRebate(sqlOf(c), of.id)])
    return c.json({ ...of, worked: workRebate(of.tiers, invoices), notes })
  })
  .post('/rebate/:id/end', may('POST /rebate/:id/end', 'once'), param(Id), body(RebateEnd), async c => {
    const { id } = await seenRebate(sqlOf(c), personOf(c), c.req.valid('param').id)
    const { version, endedAt } = await write(c, work => endRebate(work, id, c.req.valid('json')))
    return c.json({ id, version, endedAt })
  })
  .post('/rebate/:id/settle', may('POST /rebate/:id/settle', 'once'), param(Id), body(RebateSettle), async c => {
    const { id } = c.req.valid('param')
    await seenRebate(sqlOf(c), personOf(c), id)
    const { version, notes } = await write(c, work => settleRebate(work, { id, version: c.req.valid('json').version }))
    return c.json({ id, version, notes: [...notes] })
  })
