import { hoursOf } from '~/db/deliveries/driver-hours'
import { type FleetRow, fleetNow } from '~/db/fleet/air-control-rows'
import { crewsOf } from '~/db/fleet/roster-availability'
import { settingByDay } from '~/db/kit/setting'
import { phaseOf, type TruckPhase } from '~/domain/fleet/air-control'
import { availabilityOf, type Turn, turnNow } from '~/domain/fleet/roster-availability'
import { businessDay, startOfBusinessDay } from '~/domain/kit/time'
import { type Ctx, personOf, sqlOf } from '../kit/context'

export type FleetLine = FleetRow & {
  phase: TruckPhase
  since: string | null
  /** When it is expected at its site; null where it does not drive there. */
  expectedAt: string | null
  /** Minutes behind its promise that the load may be and count as on time. */
  onTimeMinutes: number
  hoursLeft: number | null
  hoursState: 'rested' | 'near' | 'over' | null
  worksNow: boolean
  /** The shift has begun and nobody has come. */
  notIn: boolean
}

const DRIVEN = new Set<TruckPhase>([
  'loading',
  'to_site',
  'waiting',
  'pouring',
  'returning',
  'queued',
  'resting',
  'idle',
])

/** The trucks of the day with what each does, since when, when it arrives and how long its driver may go on. */
export async function fleetLines(c: Ctx, plantId?: string): Promise<FleetLine[]> {
  const { now } = c.var
  const day = businessDay(now)
  const [rows, onTime] = await Promise.all([
    fleetNow(sqlOf(c), personOf(c), now, plantId),
    settingByDay(sqlOf(c), 'orders.on-time-minutes'),
  ])
  const hours = await hoursOf(
    sqlOf(c),
    rows.flatMap(row => (row.driverId ? [row.driverId] : [])),
    now,
  )
  const turnOf = await turnsNow(c, rows)
  return rows.map(row => {
    const turn = turnOf(row)
    const worksNow = !!turn
    const phase = phaseOf({ ...row, loadStatus: row.load?.status ?? null, worksNow })
    const duty = row.driverId && DRIVEN.has(phase) ? hours.get(row.driverId) : undefined
    return {
      ...row,
      phase,
      since: row.load?.since ?? (phase === 'queued' ? row.queueSince : row.driverSince),
      expectedAt: phase === 'to_site' ? (row.load?.arrivalAt ?? null) : null,
      onTimeMinutes: onTime(day, row.load?.regionId),
      hoursLeft: duty?.onDuty ? duty.left : null,
      hoursState: duty?.onDuty ? duty.state : null,
      worksNow,
      notIn: turn?.by === 'rostered' || turn?.by === 'called_in',
    }
  })
}

/** The turn that runs now, as the planner counts it. */
async function turnsNow(c: Ctx, rows: FleetRow[]): Promise<(row: FleetRow) => Turn | undefined> {
  const { now } = c.var
  const day = businessDay(now)
  const crews = await crewsOf(sqlOf(c), { day, now, truckIds: rows.map(row => row.truckId) })
  const byTruck = Map.groupBy(crews, crew => crew.truckId)
  return ({ truckId, active, inspectionValidTo }) =>
    turnNow(
      availabilityOf(
        { active, inspectionEnded: !!inspectionValidTo && inspectionValidTo < day },
        byTruck.get(truckId) ?? [],
        // Who is here is here at this moment, however long an unplanned shift would be.
        { dayStart: startOfBusinessDay(now), now, usualMinutes: 0 },
      ),
      now,
    )
}
