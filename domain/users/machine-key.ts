import * as z from 'zod'
import { id, requiredText } from '../kit/shape'

/** What a machine may do: a key opens the calls of its purpose and nothing else. */
export const MACHINE_PURPOSES = ['erp', 'telematics', 'batch_computer'] as const
export type MachinePurpose = (typeof MACHINE_PURPOSES)[number]

/** Two at once, so that a machine changes to the next key without a pause. */
export const MOST_KEYS = 2
/** Calls of one key in a minute: a gateway of trackers posts for each truck. */
export const MOST_CALLS: Record<MachinePurpose, number> = { erp: 120, telematics: 12_000, batch_computer: 1200 }
const MOST_DAYS = 730

/** The batch computer of a plant, or of one line of it, sees that plant alone; the others belong to no plant. */
export const MachineKeySave = z
  .strictObject({
    purpose: z.enum(MACHINE_PURPOSES),
    machine: requiredText('Machine', 60),
    plantId: id().nullish(),
    batchingPlantId: id().nullish(),
    days: z.int().min(1, 'At least 1 day').max(MOST_DAYS, `At most ${MOST_DAYS} days`).default(365),
  })
  .refine(({ purpose, plantId }) => (purpose === 'batch_computer') === Boolean(plantId), {
    path: ['plantId'],
    message: 'A batch computer names its plant, and no other machine does',
  })
  .refine(({ plantId, batchingPlantId }) => !batchingPlantId || Boolean(plantId), {
    path: ['batchingPlantId'],
    message: 'A line needs its plant',
  })
export type MachineKeySave = z.output<typeof MachineKeySave>

export const MachineKeyRevoke = z.strictObject({
  id: id(),
  version: z.int().min(1, 'Version is required'),
  reason: requiredText('Reason', 300),
})

export type MachineKeyRow = {
  id: string
  version: number
  purpose: string
  machine: string
  plantId: string | null
  batchingPlantId: string | null
  hint: string
  createdAt: Date
  endsAt: Date
  revokedAt: Date | null
  lastUsedAt: Date | null
}
