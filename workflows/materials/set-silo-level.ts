import type { Work } from '~/db/kit/work'
import { silo } from '~/db/materials/silo'
import type { SiloLevelSet } from '~/domain/materials/silo'
import { countStock } from './stock-count'

/** A level that is read at the silo is a count like any other; the level is as before while a second person is asked. */
export async function setSiloLevel(work: Work, { siloId, levelKg, countedAt, remarks }: SiloLevelSet) {
  const { id, countNo, status, bookKg, differenceKg } = await countStock(work, {
    siloId,
    countedKg: levelKg,
    countedAt: countedAt ?? work.now.toISOString(),
    reason: remarks,
  })
  const isPosted = status === 'posted'
  const now = await silo.get(work.sql, siloId)
  const adjustedKg = isPosted ? differenceKg : '0.000'
  return { siloId, countId: id, countNo, status, beforeKg: bookKg, levelKg: now.levelKg, adjustedKg, differenceKg }
}
