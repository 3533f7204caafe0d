import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { commitNothing } from '~/db/kit/drill'
import { type Db, openDb } from '~/db/kit/open'
import type { Log, Shelf } from '~/functions/parts'
import type { BackupOptions } from '~/functions/start-options'
import { StartFailure } from '../start-failure'
import { ARCHIVE_COMMAND, archive, MARKS } from './archive'
import { systemOf } from './base'
import { notReached, openBackup } from './options'
import { shelfFiles } from './shelf-files'
import { connected } from './still-counts'
import type { Vault } from './vault'

/** What PostgreSQL has to be started with, so that its log can be carried away. */
export const archiving = ({ walSeconds }: BackupOptions): Record<string, string | number> => ({
  wal_level: 'replica',
  archive_mode: 'on',
  archive_command: ARCHIVE_COMMAND,
  archive_timeout: walSeconds,
})

type Wish = { options: BackupOptions; data: string; postgres: string; ownerUrl: string; shelf: Shelf; log: Log }

const ROUND_MS = 250
const SAID_AGAIN_MS = 10 * 60_000

/** Carries log and files away as long as it runs; it outlives the server, whose last segment comes at its end. */
export async function startCarrier({ options, data, postgres, ownerUrl, shelf, log }: Wish) {
  const marks = join(postgres, MARKS)
  mkdirSync(marks, { recursive: true })
  // The server runs as another user when the portal is root, and may look here whatever the umask is.
  chmodSync(marks, 0o755)
  const system = await systemNumber(ownerUrl)
  const files = shelfFiles(shelf, system)
  let vault: Vault | null = null
  let fault: string | null = null
  let saidAt = 0
  const open = async () => (vault ??= await openBackup(options, data, { make: true }))
  const carried = archive(postgres, system, async () => files.round(await open()))
  const beats = openDb(ownerUrl, { max: 1, application: 'portal-backup' })
  let beatAt = 0
  let stopped = false

  /** A commit in each segment: an idle night reaches as far as a busy day, and age means the same in both. */
  async function beat(db: Db) {
    if (Date.now() - beatAt < options.walSeconds * 1000) return
    beatAt = Date.now()
    await commitNothing(db.sql).catch(() => {})
  }

  function complain(error: Error) {
    const sentence = error instanceof StartFailure ? error.message : notReached(options.target, error)
    if (sentence !== fault || Date.now() - saidAt > SAID_AGAIN_MS) {
      saidAt = Date.now()
      log.error('backup: the log is not carried away', { fault: sentence })
    }
    fault = sentence
    // Another disk may have been mounted, or another bucket made: it is looked at anew.
    vault = null
  }

  const running = (async () => {
    for (; !stopped; await sleep(fault ? ROUND_MS * 4 : ROUND_MS)) {
      void beat(beats)
      await carried.round(open).then(
        () => {
          if (fault) log.info('backup: the log is carried away again')
          fault = null
        },
        error => complain(error as Error),
      )
    }
  })()

  return {
    system,
    open,
    shelf: files.shelf,
    stored: files.stored,
    last: carried.last,
    gap: carried.gap,
    closed: carried.closed,
    fault: () => fault,
    /** Before the server stops, which waits for nobody who is connected. */
    leave: () => beats.close(),
    async stop() {
      // The segment that the server closed as its last is due now.
      await sleep(ROUND_MS)
      stopped = true
      await running
    },
  }
}

export type Carrier = Awaited<ReturnType<typeof startCarrier>>

async function systemNumber(ownerUrl: string): Promise<string> {
  const client = await connected(ownerUrl)
  try {
    return await systemOf(client)
  } finally {
    await client.end()
  }
}
