import { asc } from 'drizzle-orm'
import { addDays } from '~/domain/kit/time'
import { newId } from '~/domain/kit/uuid'
import {
  bans,
  drivers,
  fleetGroupProjects,
  fleetGroups,
  fleetOptimizationConfigurations,
  passAssignees,
  passes,
  trucks,
} from '../fleet/tables'
import { bulkInsert } from '../kit/bulk'
import type { Seed } from './base'
import type { Site } from './sites'

/** Who may not go where, passes that no site of today asks for, and what the optimiser weighs for a group. */
export async function seedFleetRules(seed: Seed, sites: readonly Site[]): Promise<void> {
  const { sql } = seed
  const [truckRows, driverRows, groups] = await Promise.all([
    sql.select({ id: trucks.id }).from(trucks).orderBy(asc(trucks.truckNo)),
    sql.select({ id: drivers.id }).from(drivers).orderBy(asc(drivers.driverNo)),
    sql.select({ id: fleetGroups.id, name: fleetGroups.groupName }).from(fleetGroups),
  ])
  const groupOf = (name: string) => groups.find(group => group.name === name)!.id
  await bulkInsert(
    sql,
    fleetGroupProjects,
    sites
      .filter(site => site.projectName.startsWith('Changi'))
      .map(site => ({
        id: newId(seed.start.getTime()),
        fleetGroupId: groupOf('Airport pool'),
        projectId: site.projectId,
      })),
  )
  await seedBans(seed, sites, truckRows, driverRows)
  await seedMorePasses(seed, truckRows, driverRows)
  await bulkInsert(
    sql,
    fleetOptimizationConfigurations,
    CONFIGURATIONS.map(({ group, ...of }) => ({
      ...seed.stamp(seed.start),
      active: true,
      fleetGroupId: group && groupOf(group),
      ...of,
    })),
  )
}

type Row = { id: string }
type When = [from: number, to: number | null]

/** Those in force name drivers off duty and their trucks, so that the day goes on. */
async function seedBans(
  { sql, stamp, start, today }: Seed,
  sites: readonly Site[],
  truckRows: Row[],
  driverRows: Row[],
) {
  const row = (
    of: Pick<typeof bans.$inferInsert, 'kind' | 'driverId' | 'truckId' | 'customerId' | 'projectId' | 'locationId'>,
    [from, to]: When,
    reason: string,
    active = true,
  ) => ({
    ...stamp(start),
    active,
    driverId: null,
    truckId: null,
    customerId: null,
    projectId: null,
    locationId: null,
    ...of,
    fromDate: addDays(today, from),
    toDate: to === null ? null : addDays(today, to),
    reason,
  })
  const driver = (at: number) => ({ kind: 'driver', driverId: driverRows[at]!.id })
  const truck = (at: number) => ({ kind: 'truck', truckId: truckRows[at]!.id })
  const site = (at: number) => sites[at % sites.length]!
  await bulkInsert(sql, bans, [
    row({ ...driver(11), locationId: site(3).locationId }, [-40, null], 'Drove past the banksman at the gate twice'),
    row({ ...driver(23), projectId: site(8).projectId }, [-12, 48], 'Discharged before the slump was taken'),
    row({ ...driver(35), customerId: site(14).customerId }, [-90, null], 'Complaint of the customer’s safety officer'),
    row({ ...driver(4), projectId: site(5).projectId }, [-120, -30], 'Late without a call on three mornings'),
    row({ ...driver(16), projectId: site(9).projectId }, [7, 37], 'Agreed with the site after the near miss'),
    row({ ...driver(29), customerId: site(2).customerId }, [-200, null], 'Argument about waiting time, settled', false),
    row({ ...truck(57), projectId: site(3).projectId }, [-25, null], 'Hydraulic oil on the access road'),
    row({ ...truck(11), locationId: site(6).locationId }, [-8, 22], 'Too high for the temporary gantry'),
    row({ ...truck(23), customerId: site(14).customerId }, [-60, null], 'Drum not washed, twice in a month'),
    row({ ...truck(9), projectId: site(1).projectId }, [-150, -60], 'Reversing alarm out of order'),
    row({ ...truck(33), locationId: site(4).locationId }, [5, 65], 'Ramp closed to four axles while it is propped'),
  ])
}

/** In every state: valid, ending soon, run out, beginning later. */
const TERMS: When[] = [
  [-320, 45],
  [-360, 4],
  [-400, -20],
  [-150, 215],
  [-30, 335],
  [10, 375],
  [-355, 12],
]

async function seedMorePasses({ sql, stamp, start, today }: Seed, truckRows: Row[], driverRows: Row[]) {
  const made = [
    ['driver', 'Tunnel safety induction', 'TI'],
    ['driver', 'Petrochemical island card', 'PI'],
    ['truck', 'Port vehicle label', 'PV'],
    ['truck', 'Night works permit', 'NW'],
  ].map(([type, name, mark]) => ({ ...stamp(start), active: true, type: type!, name: name!, mark: mark! }))
  await bulkInsert(sql, passes, made)
  await bulkInsert(
    sql,
    passAssignees,
    made.flatMap(({ id: passId, type, mark }, nth) =>
      (type === 'driver' ? driverRows : truckRows)
        .filter((_, at) => (at + nth) % (nth + 2) === 0)
        .map((holder, at) => {
          const [from, to] = TERMS[(at + nth) % TERMS.length]!
          return {
            ...stamp(start),
            passId,
            driverId: type === 'driver' ? holder.id : null,
            truckId: type === 'truck' ? holder.id : null,
            passNo: `${mark}-${3100 + at * 7}`,
            validFrom: addDays(today, from),
            validTo: addDays(today, to!),
          }
        }),
    ),
  )
}

type Configuration = Pick<
  typeof fleetOptimizationConfigurations.$inferInsert,
  'configurationName' | 'weights' | 'planning' | 'remarks'
> & { group: string | null }

const CONFIGURATIONS: Configuration[] = [
  {
    configurationName: 'Airport runs',
    group: 'Airport pool',
    weights: { late: 600, change: 1500, plantPreference: 0.2 },
    planning: { gapReserve: 12, freezeMinutes: 30, shiftStart: '05:00' },
    remarks: 'Slots at the gate are booked: on time counts twice, and a plan once given to the gate stays.',
  },
  {
    configurationName: 'Night pours',
    group: 'Night shift',
    weights: { overtime: 9, empty: 1, siteWait: 0.5 },
    planning: { shiftStart: '11:00', shiftMinutes: 540, travelReserve: 0 },
    remarks: 'Empty roads, tired drivers: hours are dear, ways are cheap.',
  },
  {
    configurationName: 'All other trucks',
    group: null,
    weights: {},
    planning: {},
    remarks: 'As the company weighs.',
  },
]
