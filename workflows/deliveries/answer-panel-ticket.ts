import { lockPanels, panelTicket } from '~/db/deliveries/panel-ticket'
import type { Work } from '~/db/kit/work'
import type { PanelTicketAnswer } from '~/domain/deliveries/panel-ticket'
import { Missing, Refused } from '~/domain/kit/problem'
import type { Panel } from './panel'

export type TicketAnswered = { id: string; number: number; status: string }

/** The panel's yes or no to a ticket. The same answer again changes nothing; who refused may still accept, and the other way. */
export async function answerTicket(
  work: Work,
  panel: Panel,
  id: string,
  { accepted, reason }: PanelTicketAnswer,
): Promise<TicketAnswered> {
  await lockPanels(work, panel.plantId)
  const row = await panelTicket.find(work.sql, id)
  const elsewhere = panel.batchingPlantId && row?.batchingPlantId !== panel.batchingPlantId
  if (row?.plantId !== panel.plantId || elsewhere) throw new Missing('There is no such ticket at this plant')
  const status = accepted ? 'accepted' : 'refused'
  const ticketOf = { id: row.id, number: row.number }
  if (row.status === status) return { ...ticketOf, status }
  if (row.status === 'over')
    throw new Refused(`Another word came after ticket ${row.number}`, undefined, { status: row.status })
  const values = { status, reason, answeredAt: work.now, answeredByName: panel.name } as const
  const by = { ...work, reason: reason ?? undefined }
  const moved = await panelTicket.move(by, row, values, accepted ? 'accept' : 'refuse')
  return { ...ticketOf, status: moved.status }
}
