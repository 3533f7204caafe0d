import { eq } from 'drizzle-orm'
import type { DemoClock } from '~/domain/users/demo-clock'
import type { Sql } from './open'
import { setting } from './setting'
import { settingRows } from './tables'
import type { Work } from './work'

const NAME = 'demo.clock-offset'
const ALWAYS = '2000-01-01'

/** How far the demo's clock runs ahead of the real time, and where it plays on to; kept, so that a restart does not fall back. */
export async function demoClock(sql: Sql): Promise<DemoClock> {
  const [row] = await sql.select({ value: settingRows.value }).from(settingRows).where(eq(settingRows.name, NAME))
  // The minutes alone while nothing plays, as the release before reads them.
  if (typeof row?.value === 'number') return { offsetMinutes: row.value, playsFrom: null, playsTo: null }
  return (row?.value as DemoClock | undefined) ?? { offsetMinutes: 0, playsFrom: null, playsTo: null }
}

export const demoOffset = async (sql: Sql): Promise<number> => (await demoClock(sql)).offsetMinutes

export async function keepDemoClock(work: Work, clock: DemoClock): Promise<void> {
  const value = clock.playsTo === null ? clock.offsetMinutes : clock
  const [row] = await work.sql.select().from(settingRows).where(eq(settingRows.name, NAME)).for('update')
  if (row) await setting.move(work, row, { value }, 'shift clock')
  else await setting.insert(work, { name: NAME, regionId: null, effectiveFrom: ALWAYS, value }, 'shift clock')
}

export const keepDemoOffset = (work: Work, offsetMinutes: number): Promise<void> =>
  keepDemoClock(work, { offsetMinutes, playsFrom: null, playsTo: null })
