import { sql as raw } from 'drizzle-orm'
import { expect } from 'vitest'
import { brokenInvariants, INVARIANTS } from '~/db/kit/invariants'
import { openDb } from '~/db/kit/open'
import { sealAudit } from '~/db/kit/seal'
import { verifyAudit } from '~/db/kit/verify'
import type { House } from './house'

/** Nothing is broken, and the chain over the trail verifies: asked after every scenario, race and fault. */
export async function expectInvariants({ db, clock }: Pick<House, 'db' | 'clock'>): Promise<void> {
  expect(await brokenInvariants(db.sql)).toEqual([])
  let sealed: number
  do sealed = await sealAudit(db, clock.now())
  while (sealed > 0)
  expect((await verifyAudit(db.sql)).brokenAt).toBeNull()
}

/** Nothing but `except` is broken; one that is excepted and holds comes off the list. Asked with figures of the tables, as a portal has them. */
export async function expectHeld(ownerUrl: string, except: readonly string[]): Promise<void> {
  const known = new Set(INVARIANTS.map(({ id }) => id))
  expect(except.filter(id => !known.has(id))).toEqual([])
  const db = openDb(ownerUrl, { max: 1, statementSeconds: 120 })
  try {
    // Its own tables: those of the whole server are locked by whoever else asks at the moment.
    const { rows } = await db.sql.execute<{ tables: string }>(
      raw`select string_agg(format('%I', relname), ', ') as tables from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
    )
    await db.sql.execute(raw.raw(`analyze ${rows[0]!.tables}`))
    const broken = await brokenInvariants(db.sql)
    expect(broken.filter(({ id }) => !except.includes(id))).toEqual([])
    expect(except.filter(id => !broken.some(of => of.id === id))).toEqual([])
  } finally {
    await db.close()
  }
}
