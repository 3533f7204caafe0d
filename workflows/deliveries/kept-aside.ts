import type { DeliveryOrderRow } from '~/db/deliveries/delivery-order'
import type { Work } from '~/db/kit/work'

/** What a load keeps of the rules that a person set aside. */
export const keptAside = (
  work: Work,
  refusals: readonly { rule: string; text: string }[],
  reason: string,
): DeliveryOrderRow['overrides'] =>
  refusals.map(({ rule, text }) => ({ rule, text, by: work.by.name, reason, at: work.now.toISOString() }))
