import { resolve } from 'node:path'
import type { BackupOptions } from '~/functions/start-options'
import { StartFailure } from '../start-failure'
import { assertApart, readKey } from './key'
import { storeAt } from './store'
import { openVault, type Vault } from './vault'

/** The backup of the settings; `make` where a first one may begin. */
export async function openBackup(options: BackupOptions, data: string, { make }: { make: boolean }): Promise<Vault> {
  assertApart(options.keyFile, resolve(data), options.target)
  return openVault(storeAt(options), readKey(options.keyFile), { make }).catch(error => {
    throw error instanceof StartFailure ? error : new StartFailure(notReached(options.target, error))
  })
}

export const notReached = (target: string, error: Error & { code?: string }) =>
  `The backup at ${target} cannot be reached (${error.code ?? error.name}: ${error.message.split('\n')[0]}).`

export function wanted(backup: BackupOptions | null): BackupOptions {
  if (!backup)
    throw new StartFailure(
      'There is no backup: set PORTAL_BACKUP to a folder or s3://bucket, and PORTAL_BACKUP_KEY_FILE.',
    )
  return backup
}
