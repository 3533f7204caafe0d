import { chownSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Postgres, startPostgres } from '../postgres'
import { type PostgresHome, postgresHome } from '../postgres-home'
import { output } from '../process'
import { keptSecrets } from '../secrets'
import { StartFailure } from '../start-failure'
import type { Manifest } from './catalog'
import { RESTORE_COMMAND, serveLog } from './serve-log'
import { unpack } from './unpack'
import type { Vault } from './vault'

/** A base on its way back to life in a folder of its own. */
export type Laid = { vault: Vault; manifest: Manifest; folder: string; home: PostgresHome }

export async function lay(vault: Vault, manifest: Manifest, folder: string): Promise<Laid> {
  const home = await postgresHome(join(folder, 'postgres'), output)
  await unpack(vault, manifest, { postgres: home.folder, data: folder, account: home.account })
  writeFileSync(join(home.folder, 'recovery.signal'), '', { mode: 0o600 })
  if (home.account) chownSync(join(home.folder, 'recovery.signal'), home.account.uid, home.account.gid)
  return { vault, manifest, folder, home }
}

/** How far the log is replayed: to a named point and no further, to a moment, or to its end. */
export type Until = { point: string } | { at: Date } | 'end'

const LONGEST = 24 * 3600 * 1000

/** The server with the log replayed: stopped still at a point to be read, or open for work. */
export async function recover(laid: Laid, until: Until): Promise<Postgres & { reached: Date }> {
  const { vault, manifest, folder, home } = laid
  const serving = await serveLog(vault, manifest.system, home.folder, home.account)
  const still = typeof until === 'object' && 'point' in until
  try {
    const postgres = await startPostgres({
      folder: join(folder, 'postgres'),
      password: keptSecrets(join(folder, 'secrets.json')).DATABASE_PASSWORD,
      given: {
        restore_command: RESTORE_COMMAND,
        recovery_target_action: still ? 'pause' : 'promote',
        // Nobody gets in to read before the replay is over, unless reading is what it stops for.
        hot_standby: still ? 'on' : 'off',
        ...target(until),
      },
      within: LONGEST,
      attempts: 1,
    })
    if (serving.fault()) await postgres.stop()
    if (serving.fault()) throw serving.fault()
    const stop = () => postgres.stop().finally(() => serving.stop())
    if (!still) await serving.stop()
    return { ...postgres, stop, reached: reachedOf(manifest, home.folder) }
  } catch (error) {
    await serving.stop()
    throw serving.fault() ?? inWords(home.folder, until, error as Error)
  }
}

function target(until: Until): Record<string, string> {
  if (until === 'end') return {}
  return 'point' in until
    ? { recovery_target_name: until.point }
    : {
        recovery_target_time: until.at.toISOString().replace('T', ' ').replace('Z', '+00'),
        recovery_target_inclusive: 'on',
      }
}

/** What is whole is the base at least, also where nothing was committed after it. */
function reachedOf({ usableFrom }: Manifest, folder: string): Date {
  const base = new Date(usableFrom)
  const committed = committedIn(folder)
  return committed && committed > base ? committed : base
}

/** The moment of the last commit that the log brought back; null where it held none. */
function committedIn(folder: string): Date | null {
  const logged = logOf(folder).match(/last completed transaction was at log time (\S+ \S+?)\+00/)
  return logged ? new Date(`${logged[1]!.replace(' ', 'T')}Z`) : null
}

function inWords(folder: string, until: Until, error: Error): Error {
  const log = logOf(folder)
  const reached = committedIn(folder)?.toISOString()
  if (/recovery ended before configured recovery target was reached/.test(log) && typeof until === 'object')
    return new StartFailure(
      'at' in until
        ? `The backup reaches only to ${reached ?? 'the end of its base'}, not to ${until.at.toISOString()}; leave --at away for its end.`
        : `The log of the backup ends before "${until.point}".`,
    )
  const fatal = [...log.matchAll(/(?:FATAL|PANIC):\s+(.*)/g)].at(-1)?.[1]
  return fatal ? new StartFailure(`PostgreSQL did not replay the log: ${fatal}.`) : error
}

function logOf(folder: string): string {
  try {
    return readFileSync(`${folder}.log`, 'utf8')
  } catch {
    return ''
  }
}
