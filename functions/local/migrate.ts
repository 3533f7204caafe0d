import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pending } from '~/db/kit/migrate'
import { RELEASE } from '~/domain/kit/release'
import { BadSetting } from '~/functions/settings'
import { startOptions } from '~/functions/start-options'
import { openDatabase } from './database'
import { lockFolder } from './lock'
import { inOneSentence, MIGRATIONS_FOLDER, migrationReport, upToDate } from './schema'
import { keptSecrets } from './secrets'
import { StartFailure } from './start-failure'

type Place = { url: string; secret?: string; close(): Promise<void> }

/**
 * `npm run db:migrate [-- --dry-run]`: the database of DATABASE_URL, else that of the portal that runs on the data folder,
 * else the data folder's own, which is started for it. A deploy runs this before it shifts people to the new code.
 */
export async function migrateCommand(args: string[]): Promise<void> {
  try {
    const options = startOptions(process.env)
    const place = await placeOf(options.databaseUrl, resolve(options.data), options.port)
    try {
      if (args.includes('--dry-run')) await print(place.url)
      else
        console.log(migrationReport(await upToDate({ ...place, ownerUrl: place.url, appUrl: options.appDatabaseUrl })))
    } finally {
      await place.close()
    }
  } catch (error) {
    if (!(error instanceof StartFailure || error instanceof BadSetting)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}

async function print(ownerUrl: string): Promise<void> {
  const found = await inOneSentence(() => pending({ ownerUrl, folder: MIGRATIONS_FOLDER, release: RELEASE }))
  for (const { name, text } of found) console.log(`-- ${name}\n${text.trim()}\n`)
  console.log(found.length ? `-- ${found.length} to apply, none applied` : '-- nothing to apply')
}

async function placeOf(given: string | null, data: string, port: number): Promise<Place> {
  const secretsFile = join(data, 'secrets.json')
  const running = join(data, 'running.json')
  if (!given && existsSync(running)) {
    const { ownerUrl } = JSON.parse(readFileSync(running, 'utf8')) as { ownerUrl: string }
    return { url: ownerUrl, close: async () => {} }
  }
  if (!given && !existsSync(join(data, 'postgres')))
    throw new StartFailure('There is no database: set DATABASE_URL, or PORTAL_DATA to a data folder.')
  if (given) return { url: given, close: async () => {}, ...kept(secretsFile) }
  const unlock = await lockFolder(data, port)
  try {
    const { DATABASE_PASSWORD } = keptSecrets(secretsFile)
    const database = await openDatabase(null, data, DATABASE_PASSWORD)
    return { url: database.url, close: () => database.stop().finally(unlock) }
  } catch (error) {
    unlock()
    throw error
  }
}

/** Only read: a machine that deploys keeps no secrets of a portal. */
function kept(file: string): { secret?: string } {
  return existsSync(file) ? { secret: keptSecrets(file).DATABASE_PASSWORD } : {}
}
