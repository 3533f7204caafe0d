import { region } from '~/db/fleet/region'
import { getSeenRegion } from '~/db/fleet/region-rows'
import type { Work } from '~/db/kit/work'
import type { RegionFields } from '~/domain/fleet/region'

/** Anybody with the right makes a region; only those who see it change it. */
export async function saveRegion(work: Work, { id, version, ...fields }: RegionFields) {
  if (!id) return region.insert(work, fields)
  await getSeenRegion(work.sql, work.by, id)
  return region.update(work, { id, version: version ?? 0 }, fields)
}
