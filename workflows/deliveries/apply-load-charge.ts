import type { Work } from '~/db/kit/work'
import { type AgreedWashout, writeWashoutFee } from './set-washout-fee'
import { type WaivedLoadCharge, writeChargeWaiver } from './waive-load-charge'

/** Brings what was agreed about a charge of one load into force: the customer let off it, or another fee for washing out. */
export async function applyLoadCharge(
  work: Work,
  command: { waived: WaivedLoadCharge } | { washout: AgreedWashout },
): Promise<void> {
  if ('waived' in command) await writeChargeWaiver(work, command.waived)
  else await writeWashoutFee(work, command.washout)
}
