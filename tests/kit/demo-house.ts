import { createHash } from 'node:crypto'
import { sql as raw } from 'drizzle-orm'
import { openDb } from '~/db/kit/open'
import { seedDemo } from '~/db/seed/demo'
import { DEMO_PASSWORD } from '~/domain/users/demo-people'
import { hashPassword } from '~/workflows/users/hash-password'
import { filledDatabase } from './database'
import { type House, house } from './house'

/** The demo company at 10:15 of its Friday, or at another moment; houses of the same company and moment share its making. */
export async function demoHouse(
  { now = '2026-11-20T02:15:00.000Z', historyDays }: { now?: string; historyDays?: number } = {},
  how: Omit<NonNullable<Parameters<typeof house>[0]>, 'now' | 'on'> = {},
): Promise<House> {
  const mark = createHash('sha1')
    .update(JSON.stringify([now, historyDays]))
    .digest('hex')
    .slice(0, 20)
  const on = await filledDatabase(`demo_${mark}`, async ({ url, ownerUrl }) => {
    const db = openDb(url, { max: 4, statementSeconds: 120 })
    const passwordHash = await hashPassword(DEMO_PASSWORD)
    await seedDemo(db, { now: new Date(now), passwordHash, ...(historyDays === undefined ? {} : { historyDays }) })
    await db.close()
    const owner = openDb(ownerUrl, { max: 1, statementSeconds: 120 })
    await owner.sql.execute(raw`analyze`)
    await owner.close()
  })
  return house({ now, on, ...how })
}
