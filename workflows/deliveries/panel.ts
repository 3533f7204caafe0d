import type { Work } from '~/db/kit/work'
import { machineKey } from '~/db/users/machine-key'
import { Missing } from '~/domain/kit/problem'

/** A batch computer: its name at the plant, which counts its batches, and the one line that it weighs for, if it is of one. */
export type Panel = { plantId: string; batchingPlantId: string | null; name: string }

/** The panel whose key makes the call. */
export async function panelOf(work: Work): Promise<Panel> {
  const key = await machineKey.find(work.sql, work.by.id)
  if (!key?.plantId) throw new Missing('This key belongs to no plant')
  return { plantId: key.plantId, batchingPlantId: key.batchingPlantId, name: key.machine }
}
