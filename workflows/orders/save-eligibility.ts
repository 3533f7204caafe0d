import type * as z from 'zod'
import { location } from '~/db/customers/location'
import { seenProject } from '~/db/customers/project'
import { getSeenPlant } from '~/db/fleet/seen-plant'
import type { Work } from '~/db/kit/work'
import { eligibility, eligibilityRows } from '~/db/orders/eligibility'
import { Missing } from '~/domain/kit/problem'
import type { EligibilitySave } from '~/domain/orders/eligibility'

/** Whether a plant may serve a site; who saves it sees the plant and the site, and the plant of before. */
export async function saveEligibility(work: Work, { id, version, ...fields }: z.output<typeof EligibilitySave>) {
  await getSeenPlant(work.sql, work.by, fields.plantId)
  if (fields.projectId) await seenProject(work.sql, work.by, fields.projectId)
  if (fields.locationId)
    await seenProject(work.sql, work.by, (await location.get(work.sql, fields.locationId)).projectId)
  if (!id) return eligibility.insert(work, fields)
  const present = await eligibility.get(work.sql, id)
  await getSeenPlant(work.sql, work.by, present.plantId)
  return eligibility.update(work, { id, version: version ?? 0 }, fields)
}

/** All of them or none. */
export async function removeEligibilities(work: Work, ids: string[]): Promise<void> {
  const rows = await eligibilityRows(work.sql, work.by, { ids })
  if (rows.length !== new Set(ids).size) throw new Missing('Not all of these rules exist')
  for (const row of rows) await eligibility.remove(work, row)
}
