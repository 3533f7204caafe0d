import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type BackupOptions, startOptions } from '~/functions/start-options'
import { takeBase } from './backup/base'
import { archiving, startCarrier } from './backup/carrier'
import type { Manifest } from './backup/catalog'
import { inOneLine, megabytes, noted, runningOn } from './backup/command'
import { makeKey } from './backup/key'
import { openBackup, wanted } from './backup/options'
import { prune } from './backup/prune'
import { withShelf } from './backup/restore'
import { connected } from './backup/still-counts'
import { openDatabase } from './database'
import { localLog } from './local-parts'
import { lockFolder } from './lock'
import { keptSecrets } from './secrets'
import { StartFailure } from './start-failure'

/** `npm run backup [-- --new-key]`: a base now, of the portal that runs on the data folder, or of one that rests. */
export const backupCommand = (args: string[]): Promise<void> =>
  inOneLine(async () => {
    const given = startOptions(process.env)
    const options = wanted(given.backup)
    const data = resolve(given.data)
    if (args.includes('--new-key')) {
      const { file } = makeKey(options.keyFile)
      return console.log(`Made ${file}. Keep a copy of it elsewhere: nothing is restored without it.`)
    }
    if (given.databaseUrl) throw new StartFailure(OTHERS)
    if (!existsSync(join(data, 'secrets.json'))) throw new StartFailure(`There is no portal in ${data}.`)
    const began = performance.now()
    const running = runningOn(data)
    const { bytes, id, exact } = running
      ? await ofRunning(options, data, running.ownerUrl)
      : await ofResting(options, data, given.port)
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    console.log(
      `Base ${id}: ${megabytes(bytes)} in ${seconds} s at ${options.target}${exact ? '' : '; counts are not exact'}`,
    )
  })

const OTHERS =
  'DATABASE_URL names a server that has its own backup; PORTAL_BACKUP is for the one that comes with the portal.'

async function ofRunning(options: BackupOptions, data: string, ownerUrl: string): Promise<Manifest> {
  const client = await connected(ownerUrl)
  const { rows } = await client.query<{ mode: string; folder: string }>(
    `select current_setting('archive_mode') as mode, current_setting('data_directory') as folder`,
  )
  await client.end()
  if (rows[0]!.mode !== 'on')
    throw new StartFailure(
      'The portal that runs was started without PORTAL_BACKUP; start it again with the same settings.',
    )
  return base(options, data, rows[0]!.folder, ownerUrl)
}

async function ofResting(options: BackupOptions, data: string, port: number): Promise<Manifest> {
  const unlock = await lockFolder(data, port)
  try {
    await openBackup(options, data, { make: true })
    const { DATABASE_PASSWORD } = keptSecrets(join(data, 'secrets.json'))
    const database = await openDatabase(null, data, DATABASE_PASSWORD, archiving(options))
    const log = localLog(join(data, 'portal.log'))
    const wish = { options, data, postgres: database.folder!, ownerUrl: database.url, log }
    return await withShelf(data, async shelf => {
      const carrier = await startCarrier({ ...wish, shelf })
      try {
        return await base(options, data, database.folder!, database.url)
      } finally {
        await carrier.leave()
        await database.stop()
        await carrier.stop()
      }
    })
  } finally {
    unlock()
  }
}

async function base(options: BackupOptions, data: string, postgres: string, ownerUrl: string): Promise<Manifest> {
  const vault = await openBackup(options, data, { make: true })
  const made = await noted(ownerUrl, { kind: 'base', place: vault.place }, async () => {
    const manifest = await takeBase({ vault, ownerUrl, data, postgres })
    return { result: manifest, facts: { base: manifest.id, bytes: manifest.bytes } }
  })
  const { bases, segments } = await prune(vault, made.system, options.keep)
  if (bases) console.log(`Removed ${bases} older bases and ${segments} segments of their log`)
  return made
}
