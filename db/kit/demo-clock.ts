import { eq } from 'drizzle-orm'
import type { Sql } from './open'
import { setting } from './setting'
import { settingRows } from './tables'
import type { Work } from './work'

const NAME = 'demo.clock-offset'
const ALWAYS = '2000-01-01'

/** Minutes that the demo's clock runs ahead of the real time; kept, so that a restart does not fall back. */
export async function demoOffset(sql: Sql): Promise<number> {
  const [row] = await sql.select({ value: settingRows.value }).from(settingRows).where(eq(settingRows.name, NAME))
  return typeof row?.value === 'number' ? row.value : 0
}

export async function keepDemoOffset(work: Work, minutes: number): Promise<void> {
  const [row] = await work.sql.select().from(settingRows).where(eq(settingRows.name, NAME)).for('update')
  if (row) await setting.move(work, row, { value: minutes }, 'shift clock')
  else await setting.insert(work, { name: NAME, regionId: null, effectiveFrom: ALWAYS, value: minutes }, 'shift clock')
}
