import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addBackupRun, type NewBackupRun } from '~/db/kit/backup-run'
import { openDb } from '~/db/kit/open'
import { BadSetting } from '~/functions/settings'
import { isAlive } from '../process'
import { StartFailure } from '../start-failure'

/** A command that cannot go on says why in one sentence and ends with 1. */
export async function inOneLine(run: () => Promise<unknown>): Promise<void> {
  try {
    await run()
  } catch (error) {
    if (!(error instanceof StartFailure || error instanceof BadSetting)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}

/** The portal that runs on the data folder; what a killed one left does not count. */
export function runningOn(data: string): { ownerUrl: string } | null {
  const file = join(data, 'running.json')
  if (!existsSync(file)) return null
  const { pid, ownerUrl } = JSON.parse(readFileSync(file, 'utf8')) as { pid: number; ownerUrl: string }
  return isAlive(pid) ? { ownerUrl } : null
}

/** Noted as it ended, also when it failed; a database that does not answer does not hide the fault itself. */
export async function noted<T>(
  url: string | null,
  of: Pick<NewBackupRun, 'kind' | 'place'>,
  run: () => Promise<{ result: T; facts: Partial<NewBackupRun> }>,
): Promise<T> {
  const startedAt = new Date()
  const note = async (facts: Partial<NewBackupRun>) => {
    if (!url) return
    const db = openDb(url, { max: 1, application: 'portal-backup' })
    await addBackupRun(db.sql, { ...of, ...facts, startedAt, finishedAt: new Date() }).catch(error =>
      console.error(`The run could not be noted: ${(error as Error).message.split('\n')[0]}`),
    )
    await db.close()
  }
  try {
    const { result, facts } = await run()
    await note(facts)
    return result
  } catch (error) {
    await note({ fault: (error as Error).message })
    throw error
  }
}

/** What stands after `--name`. */
export function argument(args: string[], name: string): string | null {
  const at = args.indexOf(`--${name}`)
  if (at < 0) return null
  const value = args[at + 1]
  if (!value || value.startsWith('--')) throw new StartFailure(`--${name} needs a value.`)
  return value
}

export const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(1)} MB`
