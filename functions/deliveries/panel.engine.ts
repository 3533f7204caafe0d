import { decidedBatches, unmatchedBatches } from '~/db/deliveries/panel-batch'
import { loadsToMatch, loadsWithoutResults, refusedTickets } from '~/db/deliveries/panel-load'
import { PanelBatchExplain, PanelBatchMatch, PanelResults } from '~/domain/deliveries/panel-batch'
import { PanelTicketAnswer, PanelTicketId, PanelTicketPoll } from '~/domain/deliveries/panel-ticket'
import { answerTicket } from '~/workflows/deliveries/answer-panel-ticket'
import { explainBatch, matchBatch } from '~/workflows/deliveries/decide-panel-batch'
import { panelOf } from '~/workflows/deliveries/panel'
import { takePanelBatches } from '~/workflows/deliveries/take-panel-batch'
import { pollTickets } from '~/workflows/deliveries/tell-panel'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { tagged } from '../kit/tag'
import { body, param } from '../kit/valid'
import { write } from '../kit/write'

/** Tickets out to the batch computer of a plant and weights in, by its machine key; and what people do about its batches. */
export const panelEngine = area()
  .post('/panel/ticket/poll', may('POST /panel/ticket/poll'), body(PanelTicketPoll), async c =>
    c.json(await write(c, async work => pollTickets(work, await panelOf(work), c.req.valid('json')))),
  )
  .post(
    '/panel/ticket/:id/answer',
    may('POST /panel/ticket/:id/answer'),
    param(PanelTicketId),
    body(PanelTicketAnswer),
    async c => {
      const { id } = c.req.valid('param')
      return c.json(await write(c, async work => answerTicket(work, await panelOf(work), id, c.req.valid('json'))))
    },
  )
  .post('/panel/batch', may('POST /panel/batch'), body(PanelResults), async c => {
    const { batches } = c.req.valid('json')
    return c.json(
      await write(c, async work => ({ batches: await takePanelBatches(work, await panelOf(work), batches) })),
    )
  })
  .get('/panel-batch', may('GET /panel-batch'), async c => {
    const [sql, person, now] = [sqlOf(c), personOf(c), c.var.now]
    const rows = await unmatchedBatches(sql, person)
    const plants = [...new Set(rows.map(({ plantId }) => plantId))]
    const [loads, late, refused, decided] = await Promise.all([
      loadsToMatch(sql, person, plants, now),
      loadsWithoutResults(sql, person, now),
      refusedTickets(sql, person),
      decidedBatches(sql, person, now),
    ])
    return tagged(c, { rows, total: rows.length, loads, late, refused, decided })
  })
  .post('/panel-batch/match', may('POST /panel-batch/match', 'once'), body(PanelBatchMatch), async c =>
    c.json(await write(c, work => matchBatch(work, c.req.valid('json')))),
  )
  .post('/panel-batch/explain', may('POST /panel-batch/explain', 'once'), body(PanelBatchExplain), async c =>
    c.json(await write(c, work => explainBatch(work, c.req.valid('json')))),
  )
