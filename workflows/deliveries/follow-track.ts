import { deliveryEvent, eventsOf } from '~/db/deliveries/delivery-event'
import { type DeliveryOrderRow, deliveryOrder } from '~/db/deliveries/delivery-order'
import { tryItem } from '~/db/kit/savepoint'
import type { Work } from '~/db/kit/work'
import { type DeliveryEvent, STAMP_OF } from '~/domain/deliveries/event'
import { type TrackStep, trackSteps } from '~/domain/deliveries/track-steps'
import * as words from '~/domain/deliveries/words'
import { tellEvent } from './record-delivery-order-event'

/**
 * What the positions of its truck tell of a load: steps that it takes now, and times of steps behind it that came late. A
 * load that a person moved on stays where it is: a step that its state does not take is left out. Answers what was told.
 */
export async function followTrack(work: Work, id: string, steps: readonly TrackStep[]): Promise<TrackStep[]> {
  if (!steps.length) return []
  const row = await deliveryOrder.lock(work, id)
  const { amended, ahead } = trackSteps(row, steps, await toldByDevice(work, id))
  const late = isOpen(row) ? amended : []
  if (late.length) await amend(work, row, late)
  const taken: TrackStep[] = []
  for (const { event, at } of ahead) {
    const told = await tryItem(work, one =>
      tellEvent(one, id, { event, at: at.toISOString(), source: 'gps', reason: null }),
    )
    if (told.ok) taken.push({ event, at })
  }
  return [...late, ...taken]
}

/** What a draft bills or an e-modification corrected keeps its times. */
const isOpen = ({ invoiceDraftId, revision, emodificationPending }: DeliveryOrderRow): boolean =>
  !invoiceDraftId && revision === 1 && !emodificationPending

/** The steps as devices told them. */
async function toldByDevice(work: Work, id: string): Promise<{ event: DeliveryEvent; at: Date }[]> {
  const events = await eventsOf(work.sql, id)
  return events.filter(({ source }) => source === 'gps').map(({ event, at }) => ({ event: event as DeliveryEvent, at }))
}

async function amend(work: Work, row: DeliveryOrderRow, steps: readonly TrackStep[]): Promise<void> {
  const times = Object.fromEntries(steps.map(({ event, at }) => [STAMP_OF[event], at]))
  const poured = steps.find(({ event }) => event === 'pour_end')?.at
  const delivered = poured && row.deliveredAt?.getTime() === row.pourEndAt?.getTime() ? { deliveredAt: poured } : {}
  await deliveryOrder.move(work, row, { ...times, ...delivered }, 'times from positions')
  for (const { event, at } of steps)
    await deliveryEvent.add(
      work,
      {
        ...{ deliveryOrderId: row.id, event, at, by: work.by.id, byName: work.by.name },
        ...{ source: 'gps', reason: words.ticketToldLate() },
      },
      event,
      row.id,
    )
}
