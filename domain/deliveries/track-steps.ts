import { brokenChain, type Chain, DELIVERY_EVENTS, type DeliveryEvent, STAMP_OF } from './event'

/** What the positions of a truck can tell of its load. */
type TrackEvent = Exclude<DeliveryEvent, 'loading' | 'loaded' | 'rejected'>
export type TrackStep = { event: TrackEvent; at: Date }

/** The last step that a load of the status has behind it; of the others positions tell nothing. */
const BEHIND: Partial<Record<string, DeliveryEvent>> = {
  loaded: 'loaded',
  in_transit: 'left_plant',
  on_site: 'on_site',
  pouring: 'pour_start',
  delivered: 'pour_end',
  returned: 'returned',
}
const place = (event: DeliveryEvent) => DELIVERY_EVENTS.indexOf(event)

/**
 * What positions that came late and in any order change of a load, so that the whole day tells the same however its parts
 * arrived: `amended` are the times of steps that it has behind it, where nobody told one or a device did from fewer
 * positions; `ahead` are the steps that it takes now. A time that a person told stays, and what would put the times of the
 * load out of order is left as it is.
 * @param told the steps as devices told them, at each time that they told
 */
export function trackSteps(
  { status, ...chain }: Chain & { status: string },
  steps: readonly TrackStep[],
  told: readonly { event: DeliveryEvent; at: Date }[],
): { amended: TrackStep[]; ahead: TrackStep[] } {
  const behind = BEHIND[status]
  if (!behind) return { amended: [], ahead: [] }
  const isBehind = ({ event }: TrackStep) => place(event) <= place(behind)
  const byDevice = (event: DeliveryEvent, at: Date) =>
    told.some(step => step.event === event && step.at.getTime() === at.getTime())
  const differs = ({ event, at }: TrackStep) => {
    const known = chain[STAMP_OF[event]]
    return known === null || (known.getTime() !== at.getTime() && byDevice(event, known))
  }
  const wanted = steps.filter(step => isBehind(step) && differs(step))
  const after = { ...chain, ...Object.fromEntries(wanted.map(({ event, at }) => [STAMP_OF[event], at])) }
  return { amended: brokenChain(after) ? [] : wanted, ahead: steps.filter(step => !isBehind(step)) }
}
