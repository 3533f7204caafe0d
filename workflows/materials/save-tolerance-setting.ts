import { getSeenPlant } from '~/db/fleet/seen-plant'
import type { Work } from '~/db/kit/work'
import { getSeenTolerance, toleranceSetting } from '~/db/materials/tolerance-setting'
import { Denied } from '~/domain/kit/problem'
import type { ToleranceSave } from '~/domain/materials/tolerance-setting'
import * as words from '~/domain/materials/words'

/** A row for all plants binds plants that a person of some plants does not see. */
export async function saveToleranceSetting(work: Work, { id, version, ...fields }: ToleranceSave) {
  const before = id ? await getSeenTolerance(work.sql, work.by, id) : undefined
  for (const plantId of before ? [before.plantId, fields.plantId] : [fields.plantId]) {
    if (plantId) await getSeenPlant(work.sql, work.by, plantId)
    else if (!work.by.scope.all) throw new Denied(words.toleranceAllPlantsDenied())
  }
  return toleranceSetting.save(work, { ...(id ? { id, version: version ?? 0 } : {}), ...fields })
}
