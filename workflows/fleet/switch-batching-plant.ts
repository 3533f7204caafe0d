import { batchingPlant } from '~/db/fleet/batching-plant'
import { getSeenLine } from '~/db/fleet/batching-plant-rows'
import type { Key } from '~/db/kit/record'
import type { Work } from '~/db/kit/work'

/** A batching line is switched by people who see its plant. */
export async function switchLine(work: Work, key: Key, active: boolean) {
  await getSeenLine(work.sql, work.by, key.id)
  return batchingPlant.setActive(work, key, active)
}
