import {
  configurationsOf,
  type FleetGroupRow,
  fleetGroup,
  groupProjects,
  groupTrucks,
  nameTaken,
  seenOf,
} from '~/db/fleet/fleet-group'
import { seenProjectIds } from '~/db/fleet/seen-places'
import type { Key } from '~/db/kit/record'
import type { Work } from '~/db/kit/work'
import type { FleetGroupFields } from '~/domain/fleet/fleet-group'
import { invalid, Refused } from '~/domain/kit/problem'

/** Saves the group with its trucks and projects; members that the person does not see stay as they are. */
export async function saveFleetGroup(
  work: Work,
  { id, version, truckIds, projectIds, ...fields }: FleetGroupFields,
): Promise<FleetGroupRow> {
  if (await nameTaken(work.sql, fields.groupName, id ?? null))
    throw invalid('groupName', 'Another group already has this name')
  const [trucks, projects] = await Promise.all([
    seenOf(work.sql, work.by, truckIds),
    seenProjectIds(work.sql, work.by, projectIds),
  ])
  refuseUnseen('truckIds', truckIds, trucks, 'truck')
  refuseUnseen('projectIds', projectIds, projects, 'project')
  const saved = await fleetGroup.save(work, id ? { ...fields, id, version: version ?? 0 } : fields)
  const [before, places] = await Promise.all([
    groupTrucks.list(work.sql, saved.id),
    groupProjects.list(work.sql, saved.id),
  ])
  const [mine, ours] = await Promise.all([
    seenOf(
      work.sql,
      work.by,
      before.map(row => row.truckId),
    ),
    seenProjectIds(
      work.sql,
      work.by,
      places.map(row => row.projectId),
    ),
  ])
  const unseen = before.map(row => row.truckId).filter(truckId => !mine.has(truckId))
  const away = places.map(row => row.projectId).filter(projectId => !ours.has(projectId))
  await groupTrucks.replace(
    work,
    saved.id,
    [...unseen, ...truckIds].map(truckId => ({ truckId })),
  )
  await groupProjects.replace(
    work,
    saved.id,
    [...away, ...projectIds].map(projectId => ({ projectId })),
  )
  return saved
}

export const switchFleetGroup = (work: Work, key: Key, active: boolean) => fleetGroup.setActive(work, key, active)

/** A group that carries weights of the optimiser stays, because a plan was made by them. */
export async function removeFleetGroup(work: Work, key: Key): Promise<void> {
  const [configuration] = await configurationsOf(work.sql, key.id)
  if (configuration)
    throw new Refused(
      `The optimisation configuration ${configuration.name} uses this group. Deactivate it instead`,
      undefined,
      { rule: 'configuration', configurationId: configuration.id },
    )
  await groupTrucks.replace(work, key.id, [])
  await groupProjects.replace(work, key.id, [])
  await fleetGroup.remove(work, key)
}

function refuseUnseen(field: string, wanted: string[], seen: Set<string>, noun: string): void {
  const at = wanted.findIndex(id => !seen.has(id))
  if (at >= 0) throw invalid(`${field}.${at}`, `There is no such ${noun}`)
}
