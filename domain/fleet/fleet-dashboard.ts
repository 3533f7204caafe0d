import { PHASES, type TruckPhase } from './air-control'

export type Now = {
  truckId: string
  plantId: string | null
  phase: TruckPhase
  /** Whether it can work now, by the roster, the yards and the hours of the driver. */
  worksNow: boolean
  /** The shift has begun and nobody has come. */
  notIn: boolean
  hoursLeft: number | null
}
export type Worked = { truckId: string; turns: number; delivered: string; busyMinutes: number }

const OUT: ReadonlySet<TruckPhase> = new Set(['loading', 'to_site', 'waiting', 'pouring', 'returning'])

export type FleetFigures = {
  phases: { phase: TruckPhase; trucks: number }[]
  trucks: number
  /** Trucks that can work now: the planner counts the same. */
  fit: number
  notIn: number
  out: number
  brokenDown: number
  /** Trucks out over trucks fit for work, per cent. */
  utilisation: number
  turns: number
  turnsPerTruck: number
  delivered: string
  /** m³ delivered an hour that trucks were out. */
  m3PerTruckHour: number | null
  driversNearLimit: number
}

/** The fleet in figures, of any set of trucks: all of them, or those of one plant; `nearLimit` in minutes. */
export function figuresOf(now: readonly Now[], worked: readonly Worked[], nearLimit: number): FleetFigures {
  const count = (is: (row: Now) => boolean) => now.filter(is).length
  const fit = count(row => row.worksNow || OUT.has(row.phase))
  const out = count(row => OUT.has(row.phase))
  const turns = worked.reduce((sum, row) => sum + row.turns, 0)
  const delivered = worked.reduce((sum, row) => sum + Number(row.delivered), 0)
  const hours = worked.reduce((sum, row) => sum + row.busyMinutes, 0) / 60
  const working = worked.filter(row => row.busyMinutes > 0).length
  return {
    phases: PHASES.map(phase => ({ phase, trucks: count(row => row.phase === phase) })),
    trucks: now.length,
    fit,
    notIn: count(row => row.notIn),
    out,
    brokenDown: count(row => row.phase === 'out'),
    utilisation: fit ? Math.round((100 * out) / fit) : 0,
    turns,
    turnsPerTruck: working ? Math.round((10 * turns) / working) / 10 : 0,
    delivered: delivered.toFixed(2),
    m3PerTruckHour: hours > 0 ? Math.round((10 * delivered) / hours) / 10 : null,
    driversNearLimit: count(row => row.hoursLeft !== null && row.hoursLeft < nearLimit),
  }
}
