import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noteOnly } from '~/db/kit/audit'
import { type Db, openDb } from '~/db/kit/open'
import { verifyAudit } from '~/db/kit/verify'
import { inOneGo, SYSTEM } from '~/db/kit/work'
import type { Anchoring, Shelf } from '~/domain/kit/ports'
import { newId } from '~/domain/kit/uuid'
import { notaryOf } from '~/functions/kit/notary'
import { shelfAnchors } from '~/functions/kit/parts/shelf-anchors'
import { PrivateKey } from '~/functions/kit/setting'
import { restore, withShelf } from '~/functions/local/backup/restore'
import { openDatabase } from '~/functions/local/database'
import { goOnRestored } from '~/functions/local/restored'
import { keptSecrets } from '~/functions/local/secrets'
import { keepTrail, storedAnchors } from '~/workflows/kit/anchor-audit'
import { backedUp } from '../kit/backed-up'

let house: Awaited<ReturnType<typeof backedUp>>
beforeAll(async () => {
  house = await backedUp()
}, 60_000)
afterAll(() => house.stop(), 60_000)

const clock = { now: () => new Date() }
const log = { info() {}, warn() {}, error() {} }

function partsOf(data: string, db: Db, shelf: Shelf) {
  const key = PrivateKey.parse(keptSecrets(join(data, 'secrets.json')).ANCHOR_KEY)
  const store = shelfAnchors(() => shelf)
  const anchoring: Anchoring = { store, notary: notaryOf(key), prefix: 'audit-anchors/portal/', everyMinutes: 0 }
  return { db, clock, log, anchoring }
}

/** A line of the trail, sealed and anchored. */
async function anchored(parts: ReturnType<typeof partsOf>, action: string) {
  await inOneGo(parts.db, { by: SYSTEM, now: new Date(), requestId: newId() }, work =>
    noteOnly(work, 'customer', action, {}),
  )
  await expect.poll(() => keepTrail(parts), { timeout: 10_000 }).toBe(1)
}

test('a trail that was restored to an earlier moment goes on from there, and an anchor outside says so', async () => {
  const db = openDb(house.url(), { max: 2 })
  const parts = partsOf(house.data, db, house.shelf())
  await anchored(parts, 'one')
  await house.base()
  await anchored(parts, 'two')
  await sleep(300)
  const at = new Date()
  await sleep(300)
  await anchored(parts, 'three')
  await house.arrived()
  await db.close()

  const to = join(house.home, 'then')
  await restore({ vault: await house.vault(), at, to })
  const server = await openDatabase(null, to, keptSecrets(join(to, 'secrets.json')).DATABASE_PASSWORD)
  const copy = openDb(server.url, { max: 2 })
  try {
    await withShelf(to, async shelf => {
      const restored = partsOf(to, copy, shelf)
      const proof = async () => verifyAudit(copy.sql, await storedAnchors(restored.anchoring))
      expect((await proof()).broken).toMatchObject({ what: 'cut' })
      await goOnRestored(restored, to)
      const begins = expect.stringMatching(/^Restored to .+Z from base \d{8}T\d{6}Z$/)
      expect(await proof()).toMatchObject({ broken: null, begins })
      await keepTrail(restored)
      expect(await proof()).toMatchObject({ broken: null, begins, unsealed: 0 })
      expect(existsSync(join(to, 'restored.json'))).toBe(false)
    })
  } finally {
    await copy.close()
    await server.stop()
  }
}, 60_000)
