import type { Work } from '~/db/kit/work'
import type { RegionPrices } from './ask-region-prices'
import type { TermCommand } from './ask-term'
import { applyCommercialTerm, applyTermRemoval } from './save-commercial-term'
import { applyRegionPrices } from './save-region-prices'
import { applySwitch, type SwitchCommand } from './switch-charge'
import { applyServiceSwitch, type ServiceSwitchCommand } from './switch-offer'

/** Brings an approved price of a charge into force: of one party, of an entry in all its regions, or none any more. */
export async function applyTerm(
  work: Work,
  command: TermCommand | SwitchCommand | ServiceSwitchCommand | { prices: RegionPrices },
): Promise<void> {
  if ('prices' in command) await applyRegionPrices(work, command.prices)
  else if ('switched' in command) await applySwitch(work, command.switched)
  else if ('service' in command) await applyServiceSwitch(work, command.service)
  else if ('removed' in command) await applyTermRemoval(work, command.removed)
  else await applyCommercialTerm(work, command.term)
}
