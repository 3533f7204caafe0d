import { isLocationUsed, type LocationRecord, location } from '~/db/customers/location'
import { seenProject } from '~/db/customers/project'
import { plantsOf } from '~/db/customers/project-plant'
import type { Key } from '~/db/kit/record'
import type { Work } from '~/db/kit/work'
import type { LocationSave } from '~/domain/customers/location'
import * as words from '~/domain/customers/words'
import { invalid, Missing, Refused } from '~/domain/kit/problem'

export async function saveLocation(work: Work, given: LocationSave): Promise<LocationRecord> {
  await seenProject(work.sql, work.by, given.projectId)
  return saveSite(work, given)
}

/** A site stays with its project: drivers, passes and orders know it by that. */
export async function saveSite(work: Work, { id, version, ...values }: LocationSave): Promise<LocationRecord> {
  if (!id) return location.insert(work, values)
  const before = await location.find(work.sql, id)
  if (!before) throw new Missing(words.siteMissing())
  if (before.projectId !== values.projectId) {
    await seenProject(work.sql, work.by, before.projectId)
    throw invalid('projectId', words.siteOtherProject())
  }
  if (before.version === version && sameSite(before, values)) return before
  return location.update(work, { id, version: version ?? 0 }, values)
}

/** A project is saved with all its sites; those that were not touched keep their version. */
const sameSite = (before: LocationRecord, values: Omit<LocationSave, 'id' | 'version'>) =>
  (Object.keys(values) as (keyof typeof values)[]).every(field =>
    field === 'maxLoad' ? Number(before.maxLoad ?? 0) === Number(values.maxLoad ?? 0) : before[field] === values[field],
  )

export async function changeLocationStatus(work: Work, key: Key, active: boolean): Promise<LocationRecord> {
  await seenLocation(work, key.id)
  return location.setActive(work, key, active)
}

export async function removeLocation(work: Work, key: Key): Promise<void> {
  await seenLocation(work, key.id)
  if (await isLocationUsed(work.sql, key.id)) throw new Refused(words.siteHasOrders(), undefined, { rule: 'history' })
  await plantsOf.replace(work, key.id, [])
  await location.remove(work, key)
}

export async function seenLocation(work: Work, id: string): Promise<LocationRecord> {
  const found = await location.find(work.sql, id)
  if (!found) throw new Missing(words.siteMissing())
  await seenProject(work.sql, work.by, found.projectId)
  return found
}
