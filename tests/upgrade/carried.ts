import { Client } from 'pg'
import { expect } from 'vitest'
import { migrate } from '~/db/kit/migrate'
import { openDb } from '~/db/kit/open'
import { sealAudit } from '~/db/kit/seal'
import { verifyAudit } from '~/db/kit/verify'
import { RELEASE } from '~/domain/kit/release'
import { afterFile } from '../kit/after-file'
import { emptyDatabase } from '../kit/database'
import { type House, house } from '../kit/house'
import { expectHeld } from '../kit/invariants'
import { type Fixture, restore } from './load'

export const MIGRATIONS = 'db/migrations'
export const PEOPLE = [
  ...['admin', 'it_support', 'salesperson', 'sales_manager', 'ceo', 'finance_ar'],
  ...['dispatcher', 'dispatcher_manager', 'batcher', 'lab'],
]

/** A database as the release left it; what goes on works on copies of it. */
export async function leftBehind(fixture: Fixture) {
  const left = await emptyDatabase()
  afterFile(left.drop)
  await restore(left.ownerUrl, fixture)
  return left
}
export type Left = Awaited<ReturnType<typeof leftBehind>>

/** The one place that carries a database to a release. */
export async function carry(ownerUrl: string, { folder = MIGRATIONS, release = RELEASE } = {}) {
  const { applied, app } = await migrate({ ownerUrl, folder, release })
  return { applied, url: app.url }
}

/** The portal of today on a copy that was carried to it, with the files of its shelf and its people signed in. */
export async function carried(left: Left, { head }: Fixture): Promise<House> {
  const copy = await emptyDatabase(left.name)
  const { url } = await carry(copy.ownerUrl)
  const portal = await house({ on: { ...copy, url }, now: head.now })
  for (const who of PEOPLE) await portal.adopt(who)
  for (const { key, type, base64 } of head.files)
    portal.files.set(key, { body: new Uint8Array(Buffer.from(base64, 'base64')), type, at: portal.clock.now() })
  return portal
}

export async function rowsOf<Row extends object>(ownerUrl: string, statement: string): Promise<Row[]> {
  const owner = new Client({ connectionString: ownerUrl })
  await owner.connect()
  try {
    return (await owner.query<Row>(statement)).rows
  } finally {
    await owner.end()
  }
}

/** Everything that must hold holds, and the chain over the trail verifies: how many lines it covers. */
export async function held(ownerUrl: string): Promise<number> {
  await expectHeld(ownerUrl, [])
  const { sealed, brokenAt } = await asOwner(ownerUrl, db => verifyAudit(db.sql))
  expect(brokenAt).toBeNull()
  return sealed
}

/**
 * The chain goes on over what was written since, and still verifies from its first line. A line is sealed once no older
 * transaction runs on the server, and the tests beside this one have theirs on the same server.
 */
export async function sealedOn(portal: House): Promise<number> {
  const unsealed =
    'select count(*)::int as lines from audit_line l where not exists (select from audit_link k where k.seq = l.seq)'
  for (let left = 1, tries = 0; left > 0 && tries < 300; tries++) {
    while ((await sealAudit(portal.db, portal.clock.now())) > 0);
    left = (await rowsOf<{ lines: number }>(portal.ownerUrl, unsealed))[0]!.lines
    if (left > 0) await new Promise(resolve => setTimeout(resolve, 100))
  }
  return held(portal.ownerUrl)
}

/** As a tool would ask it: with the patience that a whole table needs. */
async function asOwner<T>(ownerUrl: string, run: (db: ReturnType<typeof openDb>) => Promise<T>): Promise<T> {
  const db = openDb(ownerUrl, { max: 1, statementSeconds: 120 })
  try {
    return await run(db)
  } finally {
    await db.close()
  }
}
