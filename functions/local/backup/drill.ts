import { mkdirSync, rmSync, statfsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { secondsSinceLastLine } from '~/db/kit/drill'
import { openDb } from '~/db/kit/open'
import { StartFailure } from '../start-failure'
import { baseFor, type Manifest } from './catalog'
import { attachmentCheck, type Check, databaseChecks, rowCountCheck } from './checks'
import { type Laid, lay, recover } from './recover'
import { withShelf } from './restore'
import { restoreFiles } from './shelf-files'
import { connected, plainCounts } from './still-counts'
import type { Vault } from './vault'

export type Drilled = {
  base: string | null
  checks: Check[]
  lostSeconds: number | null
  restoreSeconds: number | null
}

/** Restores the newest base and all of its log to a side folder, and looks whether a portal could go on from there. */
export async function drill({ vault, side }: { vault: Vault; side: string }): Promise<Drilled> {
  const startedAt = new Date()
  const manifest = await baseFor(vault, null)
  assertRoom(side, manifest)
  rmSync(side, { recursive: true, force: true })
  mkdirSync(side, { recursive: true, mode: 0o755 })
  try {
    const laid = await lay(vault, manifest, side)
    const counts = await countsAtPoint(laid)
    const server = await recover(laid, 'end')
    const db = openDb(server.url('portal'), { max: 2, statementSeconds: 300, application: 'portal-drill' })
    try {
      const files = await withShelf(side, async shelf => {
        const restored = await restoreFiles(vault, manifest.system, null, shelf)
        return { restored, check: await attachmentCheck(db, shelf) }
      })
      const restoreSeconds = Math.round((Date.now() - startedAt.getTime()) / 1000)
      const lost = Math.max(0, startedAt.getTime() - server.reached.getTime()) / 1000
      files.check.found += ` of ${files.restored} files`
      const checks = [counts, ...(await databaseChecks(db)), files.check]
      return { base: manifest.id, checks, lostSeconds: Math.round(lost), restoreSeconds }
    } finally {
      await db.close()
      await server.stop()
    }
  } finally {
    rmSync(side, { recursive: true, force: true })
  }
}

/** Of a database elsewhere, for instance a branch that was made at a moment: the checks alone. */
export async function drillDatabase(url: string): Promise<Drilled> {
  const db = openDb(url, { max: 2, statementSeconds: 300, application: 'portal-drill' })
  try {
    const lostSeconds = await secondsSinceLastLine(db.sql)
    return { base: null, checks: await databaseChecks(db), lostSeconds, restoreSeconds: null }
  } finally {
    await db.close()
  }
}

/** Replay stops at the point whose counts the base kept; the copy can be read there. */
async function countsAtPoint(laid: Laid): Promise<Check> {
  const { point, counts, exact } = laid.manifest
  const server = await recover(laid, { point })
  try {
    await pausedIn(server.url('portal'))
    return await rowCountCheck(counts, await plainCounts(server.url('portal')), exact)
  } finally {
    await server.stop()
  }
}

async function pausedIn(url: string): Promise<void> {
  const client = await connected(url)
  try {
    for (const end = Date.now() + 3600_000; Date.now() < end; await sleep(50)) {
      const { rows } = await client.query<{ state: string }>('select pg_get_wal_replay_pause_state() as state')
      if (rows[0]!.state === 'paused') return
    }
    throw new StartFailure('The log did not come to the point of the base within an hour.')
  } finally {
    await client.end()
  }
}

/** A drill must not fill the disk of the portal that it is for. */
function assertRoom(side: string, { bytes }: Manifest): void {
  const { bavail, bsize } = statfsSync(dirname(resolve(side)))
  const needed = bytes * 1.5 + 512 * 1024 * 1024
  if (bavail * bsize < needed)
    throw new StartFailure(`A drill needs ${Math.ceil(needed / 2 ** 20)} MB beside ${side}; there is less.`)
}
