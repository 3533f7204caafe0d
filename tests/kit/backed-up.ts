import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { s3Client, s3Shelf } from '~/functions/kit/parts/s3'
import { takeBase } from '~/functions/local/backup/base'
import { archiving, type Carrier, startCarrier } from '~/functions/local/backup/carrier'
import { makeKey } from '~/functions/local/backup/key'
import { openBackup } from '~/functions/local/backup/options'
import { openDatabase } from '~/functions/local/database'
import { startEmulator } from '~/functions/local/emulator'
import { upToDate } from '~/functions/local/schema'
import { keptSecrets } from '~/functions/local/secrets'
import { startOptions } from '~/functions/start-options'
import { newFolder, removeFolder } from './portal'

type Row = { n: number; sent: number; heard: number }

/** A data folder with its server, whose log is carried to a store beside it; without the portal around them. */
export async function backedUp({
  walSeconds = 3,
  arriveSeconds = 20,
  target,
}: {
  walSeconds?: number
  /** How long what was written may take to arrive in the store. */
  arriveSeconds?: number
  target?: string
} = {}) {
  const home = newFolder()
  const data = join(home, 'data')
  mkdirSync(data)
  const options = {
    ...startOptions({
      PORTAL_BACKUP: target ?? join(home, 'store'),
      PORTAL_BACKUP_KEY_FILE: join(home, 'backup.key'),
      PORTAL_BACKUP_WAL_SECONDS: String(walSeconds),
    }).backup!,
  }
  makeKey(options.keyFile)
  const { DATABASE_PASSWORD } = keptSecrets(join(data, 'secrets.json'))
  const region = 'ap-southeast-1'
  const emulator = await startEmulator({ folder: join(data, 'emulator'), region })
  const plain = s3Shelf(
    s3Client({ aws: { region, endpoint: emulator.endpoint, localKey: emulator.accessKey } }),
    emulator.bucket,
  )
  const said: string[] = []
  const log = {
    info() {},
    warn() {},
    error: (event: string, of?: object) => said.push(`${event} ${JSON.stringify(of)}`),
  }

  const begin = async () => {
    const database = await openDatabase(null, data, DATABASE_PASSWORD, archiving(options))
    const carrier = await startCarrier({
      options,
      data,
      postgres: database.folder!,
      ownerUrl: database.url,
      shelf: plain,
      log,
    })
    return { database, carrier }
  }
  let running = await begin()
  await upToDate({ ownerUrl: running.database.url, appUrl: null, secret: DATABASE_PASSWORD })
  await ask(running.database.url, 'create table written (n int primary key)')

  return {
    home,
    data,
    options,
    said,
    url: () => running.database.url,
    postgres: () => running.database.folder!,
    carrier: (): Carrier => running.carrier,
    shelf: () => running.carrier.shelf,
    vault: () => openBackup(options, data, { make: false }),
    base: async () =>
      takeBase({
        vault: await openBackup(options, data, { make: true }),
        ownerUrl: running.database.url,
        data,
        postgres: running.database.folder!,
        arriveSeconds,
      }),
    /** Everything that is committed now has arrived in the store. */
    async arrived() {
      const [row] = await ask<{ name: string }>(
        running.database.url,
        'select pg_walfile_name(pg_current_wal_lsn()) as name',
      )
      await ask(running.database.url, 'select pg_current_xact_id(); select pg_switch_wal()')
      await until(() => (running.carrier.last()?.segment ?? '') >= row!.name, arriveSeconds)
    },
    /** Another start on the same folder, as after everything was killed. */
    async again() {
      void running.carrier.leave()
      void running.carrier.stop()
      running = await begin()
    },
    async stop() {
      await running.carrier.leave()
      await running.database.stop()
      await running.carrier.stop()
      await emulator.stop()
      removeFolder(home)
    },
  }
}

export async function until(holds: () => boolean | Promise<boolean>, seconds = 20): Promise<void> {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await sleep(50)) if (await holds()) return
  throw new Error(`It did not come true within ${seconds} s: ${holds}`)
}

export async function ask<T extends object>(url: string, text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<T>(text)).rows
  } finally {
    await client.end()
  }
}

/** Which of the written rows are in a restored folder. */
export async function numbersIn(data: string): Promise<Set<number>> {
  const database = await openDatabase(null, data, keptSecrets(join(data, 'secrets.json')).DATABASE_PASSWORD)
  try {
    return new Set((await ask<{ n: number }>(database.url, 'select n from written')).map(({ n }) => n))
  } finally {
    await database.stop()
  }
}

/** Commits a row every so many milliseconds, and keeps when each was sent and when it was acknowledged. */
export function writer(url: string, from = 0, everyMs = 5) {
  const rows: Row[] = []
  let stopped = false
  const writing = (async () => {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    await client.connect()
    const began = Date.now()
    for (let n = from; !stopped; n++) {
      const sent = Date.now()
      await client.query('insert into written values ($1)', [n])
      rows.push({ n, sent, heard: Date.now() })
      // By the clock: a commit that took long is made up for.
      await sleep(Math.max(0, began + (n - from + 1) * everyMs - Date.now()))
    }
    await client.end()
  })()
  writing.catch(() => {})
  return {
    rows,
    async stop() {
      stopped = true
      await writing
    },
  }
}
