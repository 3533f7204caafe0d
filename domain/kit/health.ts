/**
 * What is measured of the portal itself, and from where on a person is called. The limits are the house's own (handbook,
 * reliability): a job starts within seconds and a line of the trail is sealed within a minute where nothing is wrong.
 */
export const HEALTH = {
  jobsWaiting: { label: 'Oldest job that has not started', unit: 's', limit: 300 },
  jobsFailed: { label: 'Jobs that failed in the last 24 hours', unit: '', limit: 0 },
  unsealed: { label: 'Oldest audit line that is not sealed', unit: 's', limit: 300 },
  filesHeld: { label: 'Oldest file that waits for the virus scanner', unit: 's', limit: 300 },
  searchLate: { label: 'Oldest change that the search does not show', unit: 's', limit: 2 },
  connections: { label: 'Database connections in use', unit: '%', limit: 80 },
  invariantsAge: { label: 'Data rules last checked', unit: 's', limit: 2 * 3600 },
  invariantsBroken: { label: 'Data rules broken', unit: '', limit: 0 },
  trailAge: { label: 'Audit trail last verified', unit: 's', limit: 26 * 3600 },
  trailBroken: { label: 'Audit trail breaks', unit: '', limit: 0 },
} as const satisfies Record<string, { label: string; unit: 's' | '%' | ''; limit: number }>

export type HealthId = keyof typeof HEALTH
/** Null where there is nothing to measure yet, which is no alarm. */
export type HealthFigures = Record<HealthId, number | null>
export type HealthReading = {
  id: HealthId
  label: string
  unit: string
  limit: number
  value: number | null
  late: boolean
}

/** Every figure beside its limit; one that equals it is still well. */
export const healthReadings = (figures: HealthFigures): HealthReading[] =>
  (Object.keys(HEALTH) as HealthId[]).map(id => {
    const value = figures[id]
    return { id, ...HEALTH[id], value, late: value !== null && value > HEALTH[id].limit }
  })

/** What raises or ends an alarm since the round before: a figure has to be beyond its limit twice, so that a jump is none. */
export function alarmsOf(before: AlarmState, readings: readonly HealthReading[]) {
  const late = readings.filter(of => of.late)
  const beyond = new Set(late.map(of => of.id))
  const raised = late.filter(of => before.beyond.has(of.id) && !before.raised.has(of.id))
  const ended = readings.filter(of => before.raised.has(of.id) && !of.late)
  const standing = [...before.raised].filter(id => beyond.has(id))
  return { raised, ended, next: { beyond, raised: new Set([...standing, ...raised.map(of => of.id)]) } }
}

export type AlarmState = { beyond: ReadonlySet<HealthId>; raised: ReadonlySet<HealthId> }
export const NO_ALARMS: AlarmState = { beyond: new Set(), raised: new Set() }
