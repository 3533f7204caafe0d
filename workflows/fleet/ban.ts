import { type BanRow, ban, overlapping } from '~/db/fleet/ban'
import { type BanKind, getSeenBan } from '~/db/fleet/ban-rows'
import { getSeenDriver } from '~/db/fleet/driver-rows'
import { seenCustomer, seenLocation, seenProject } from '~/db/fleet/seen-places'
import { getSeenTruck } from '~/db/fleet/truck-rows'
import type { Key } from '~/db/kit/record'
import type { Work } from '~/db/kit/work'
import * as words from '~/domain/customers/words'
import type { BanFields } from '~/domain/fleet/ban'
import { invalid, Refused } from '~/domain/kit/problem'
import { businessDay } from '~/domain/kit/time'

/** Keeps a driver or a truck away from a customer, a project or a location. */
export async function saveBan(work: Work, { id, version, ...of }: BanFields): Promise<BanRow> {
  const kind: BanKind = of.driverId ? 'driver' : 'truck'
  if (of.driverId) await getSeenDriver(work.sql, work.by, of.driverId)
  else await getSeenTruck(work.sql, work.by, of.truckId!)
  const values = {
    kind,
    driverId: of.driverId ?? null,
    truckId: of.truckId ?? null,
    ...(await narrowest(work, of)),
    fromDate: of.fromDate,
    toDate: of.toDate ?? null,
    reason: of.reason,
    active: of.active,
  }
  if (id) await getSeenBan(work.sql, work.by, kind, id, businessDay(work.now))
  const other = of.active ? await overlapping(work.sql, values, id ?? null) : undefined
  if (other)
    throw new Refused('The same ban already covers some of these days. Change that one', undefined, {
      rule: 'overlap',
      banId: other.id,
    })
  return ban.save(work, id ? { ...values, id, version: version ?? 0 } : values)
}

export async function removeBan(work: Work, kind: BanKind, key: Key): Promise<void> {
  await getSeenBan(work.sql, work.by, kind, key.id, businessDay(work.now))
  await ban.remove(work, key)
}

type Place = Pick<BanRow, 'customerId' | 'projectId' | 'locationId'>

/** Only the narrowest place is kept, so that a ban from one site does not spread to its customer. */
async function narrowest(work: Work, of: BanFields): Promise<Place> {
  const none = { customerId: null, projectId: null, locationId: null }
  if (of.locationId) {
    const found = await seenLocation(work.sql, work.by, of.locationId)
    if (!found) throw invalid('locationId', 'There is no such location')
    if (of.projectId && found.projectId !== of.projectId)
      throw invalid('locationId', 'This location belongs to another project')
    if (of.customerId && found.customerId !== of.customerId)
      throw invalid('locationId', 'This location belongs to another customer')
    return { ...none, locationId: of.locationId }
  }
  if (of.projectId) {
    const found = await seenProject(work.sql, work.by, of.projectId)
    if (!found) throw invalid('projectId', words.projectMissing())
    if (of.customerId && found.customerId !== of.customerId)
      throw invalid('projectId', words.projectOfAnotherCustomer())
    return { ...none, projectId: of.projectId }
  }
  if (!(await seenCustomer(work.sql, work.by, of.customerId!))) throw invalid('customerId', words.customerMissing())
  return { ...none, customerId: of.customerId! }
}
