import { type ConcretePotRow, concretePot, getSeenPot, potOfNumber } from '~/db/cylinders/concrete-pot'
import { getSeenPlant } from '~/db/fleet/seen-plant'
import type { Work } from '~/db/kit/work'
import type { PotSave } from '~/domain/cylinders/concrete-pot'
import { invalid } from '~/domain/kit/problem'
import { businessDay } from '~/domain/kit/time'

export async function savePot(work: Work, { id, version, ...values }: PotSave): Promise<ConcretePotRow> {
  if (values.plantId) await getSeenPlant(work.sql, work.by, values.plantId)
  if (id) await getSeenPot(work.sql, work.by, id)
  if (values.calibratedOn > businessDay(work.now)) throw invalid('calibratedOn', 'This day cannot be in the future')
  const same = await potOfNumber(work.sql, values.potNo)
  if (same && same.id !== id) throw invalid('potNo', 'There is already a pot with this number')
  return concretePot.save(work, { ...(id ? { id, version: version ?? 0 } : {}), ...values })
}
