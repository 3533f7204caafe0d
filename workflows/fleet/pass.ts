import { getSeenDriver } from '~/db/fleet/driver-rows'
import { holdersOf, type PassRow, pass, passSites, passTaken } from '~/db/fleet/pass'
import { holdingOf, type PassAssigneeRow, passAssignee } from '~/db/fleet/pass-assignee'
import { getSeenAssignee } from '~/db/fleet/pass-assignee-rows'
import { seenProjectIds } from '~/db/fleet/seen-places'
import { getSeenTruck } from '~/db/fleet/truck-rows'
import type { Key } from '~/db/kit/record'
import { settingNow } from '~/db/kit/setting'
import type { Work } from '~/db/kit/work'
import * as words from '~/domain/customers/words'
import type { HoldingFields, PassFields, PassType } from '~/domain/fleet/pass'
import { invalid, Refused, Stale } from '~/domain/kit/problem'
import { businessDay } from '~/domain/kit/time'

/** Saves the pass with the sites that ask for it; sites that the person does not see stay. */
export async function savePass(work: Work, { id, version, projectIds, ...fields }: PassFields): Promise<PassRow> {
  if (await passTaken(work.sql, fields.type, fields.name, id ?? null))
    throw invalid('name', `There is already a pass with this name for ${fields.type}s`)
  const seen = await seenProjectIds(work.sql, work.by, projectIds)
  const unknown = projectIds.findIndex(projectId => !seen.has(projectId))
  if (unknown >= 0) throw invalid(`projectIds.${unknown}`, words.projectMissing())
  if (id && (await pass.get(work.sql, id)).type !== fields.type && (await holdersOf(work.sql, id)))
    throw invalid('type', 'Somebody already holds this pass. Create a new one')
  const saved = await pass.save(work, id ? { ...fields, id, version: version ?? 0 } : fields)
  const before = (await passSites.list(work.sql, saved.id)).map(row => row.projectId)
  const mine = await seenProjectIds(work.sql, work.by, before)
  const away = before.filter(projectId => !mine.has(projectId))
  await passSites.replace(
    work,
    saved.id,
    [...away, ...projectIds].map(projectId => ({ projectId })),
  )
  return saved
}

export async function removePass(work: Work, key: Key): Promise<void> {
  const holders = await holdersOf(work.sql, key.id)
  if (holders)
    throw new Refused(`${holders} hold this pass. Deactivate it instead`, undefined, { rule: 'holders', holders })
  await passSites.replace(work, key.id, [])
  await pass.remove(work, key)
}

/** Gives a pass to a driver or truck, or changes what was given; a pass is held once and renewed. */
export async function saveHolding(work: Work, { id, version, ...of }: HoldingFields): Promise<PassAssigneeRow> {
  const type: PassType = of.driverId ? 'driver' : 'truck'
  const holderId = (of.driverId ?? of.truckId)!
  if (type === 'driver') await getSeenDriver(work.sql, work.by, holderId)
  else await getSeenTruck(work.sql, work.by, holderId)
  const given = await pass.find(work.sql, of.passId)
  if (!given || given.type !== type) throw invalid('passId', `There is no such pass for a ${type}`)
  if (!given.active && !id) throw invalid('passId', 'This pass can no longer be given')
  const other = await holdingOf(work.sql, type, of.passId, holderId)
  if (other && other.id !== id)
    throw new Stale('The holder already has this pass. Renew it instead', undefined, { present: other })
  const values = {
    passId: of.passId,
    driverId: of.driverId ?? null,
    truckId: of.truckId ?? null,
    passNo: of.passNo,
    validFrom: of.validFrom,
    validTo: of.validTo,
  }
  if (!id) return passAssignee.insert(work, values)
  const before = await seenHolding(work, id)
  if (before.type !== type)
    throw invalid(
      'id',
      type === 'truck' ? 'This is a driver pass, not a truck pass' : 'This is a truck pass, not a driver pass',
    )
  return passAssignee.update(work, { id, version: version ?? 0 }, values)
}

export type ManyRow = { holderId: string } & Pick<HoldingFields, 'id' | 'version'> & { passNo?: string | null }

/** One pass for many holders, all or none; a number that is not named stays as it is. */
export async function saveHoldings(
  work: Work,
  type: PassType,
  { rows, ...of }: { passId: string; validFrom: string; validTo: string; rows: ManyRow[] },
): Promise<{ given: number; renewed: number }> {
  const count = { given: 0, renewed: 0 }
  for (const { holderId, passNo, ...key } of [...rows].sort((a, b) => (a.holderId < b.holderId ? -1 : 1))) {
    const before = key.id ? await passAssignee.get(work.sql, key.id) : undefined
    await saveHolding(work, {
      ...of,
      ...key,
      passNo: passNo ?? before?.passNo ?? '',
      ...(type === 'driver' ? { driverId: holderId } : { truckId: holderId }),
    })
    count[key.id ? 'renewed' : 'given']++
  }
  return count
}

export async function removeHolding(work: Work, key: Key, type?: PassType): Promise<void> {
  const row = await seenHolding(work, key.id)
  if (type && row.type !== type)
    throw invalid(
      'id',
      type === 'truck' ? 'This is a driver pass, not a truck pass' : 'This is a truck pass, not a driver pass',
    )
  await passAssignee.remove(work, key)
}

async function seenHolding(work: Work, id: string) {
  const at = { day: businessDay(work.now), warnDays: await settingNow(work, 'fleet.pass-warn-days') }
  return getSeenAssignee(work.sql, work.by, id, at)
}
