import { resolve } from 'node:path'
import type { Parts } from '~/functions/parts'
import type { StartOptions } from '~/functions/start-options'
import type { Database } from '../database'
import type { Ending } from '../ending'
import { StartFailure } from '../start-failure'
import { archiving, type Carrier, startCarrier } from './carrier'
import { assertApart } from './key'
import { startSchedule } from './schedule'

/**
 * The backup beside the portal. A wrong setting stops the start; a store that cannot be reached or a key that is gone does
 * not: the company goes on working, and `/readyz`, the log and the screen of IT say what is late.
 */
export function backupOf({ backup, data, databaseUrl }: StartOptions, end: Ending) {
  let carrier: Carrier | undefined
  if (backup && databaseUrl)
    throw new StartFailure(
      'PORTAL_BACKUP is for the PostgreSQL that comes with the portal; DATABASE_URL names another.',
    )
  if (backup) assertApart(backup.keyFile, resolve(data), backup.target)
  end.add('backup', () => carrier?.stop())
  return {
    /** What the server is started with. */
    given: backup ? archiving(backup) : {},
    async begin(parts: Parts, database: Database): Promise<string> {
      if (!backup) return 'off; PORTAL_BACKUP names a folder or a bucket'
      const { log, shelf } = parts
      carrier = await startCarrier({
        options: backup,
        data,
        postgres: database.folder!,
        ownerUrl: database.url,
        shelf,
        log,
      })
      parts.shelf = carrier.shelf
      end.add('beat of the backup', () => carrier?.leave())
      return `to ${backup.target} every ${backup.walSeconds} s`
    },
    /** Whether files that are put on the shelf are carried away, and how a process that puts one says so. */
    on: backup !== null,
    stored: (key: string, at: number) => carrier?.stored(key, at),
    /** Once the portal has noted that it runs, since bases and drills look for that. */
    schedule(parts: Parts) {
      if (!backup || !carrier) return
      const schedule = startSchedule({ options: backup, carrier, db: parts.db, log: parts.log })
      parts.backup = schedule.state
      end.add('schedule of the backup', schedule.stop)
    },
  }
}
