import type { Story } from './story'

export type TicketedLoad = { id: string; doNumber: string }

/** The first load of a plant whose truck may be called, with its ticket. */
export async function ticketedLoad(story: Story, plantId: string): Promise<TicketedLoad | null> {
  const { rows } = (await story.ask('batcher', 'GET', `/orderdetail/assigned_list?plantId=${plantId}`)).body
  const next = (rows as (TicketedLoad & { status: string })[]).filter(({ status }) => status === 'assigned').slice(0, 4)
  const yard = (await story.ask('batcher', 'GET', `/queue/joined_queue_list?plantId=${plantId}`)).body.rows
  for (const { id: deliveryOrderId } of next)
    for (const { queueId } of yard) {
      const call = { queueId, deliveryOrderId, reason: 'It is the only one with the admixture' }
      if ((await story.ask('batcher', 'POST', '/queue/call', call)).status !== 200) continue
      const made = await story.ask('batcher', 'POST', '/orderdetail/generate_do', { queueId, deliveryOrderId })
      if (made.status === 200) return { ...made.body, id: deliveryOrderId }
    }
  return null
}
