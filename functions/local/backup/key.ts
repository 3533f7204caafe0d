import { createHash, hkdfSync, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { StartFailure } from '../start-failure'

/** `id` tells a key from another without giving it away; it lies beside the backup. */
export type BackupKey = { file: string; bytes: Buffer; id: string }

const BYTES = 32

export function readKey(file: string): BackupKey {
  const bytes = Buffer.from(content(file).trim(), 'base64')
  if (bytes.length !== BYTES) throw new StartFailure(`PORTAL_BACKUP_KEY_FILE: ${file} holds no backup key.`)
  const id = createHash('sha256')
    .update(Buffer.from(hkdfSync('sha256', bytes, '', 'key id', 32)))
    .digest('hex')
  return { file, bytes, id: id.slice(0, 16) }
}

function content(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'ENOENT') throw new StartFailure(`PORTAL_BACKUP_KEY_FILE: ${file} cannot be read (${code}).`)
    throw new StartFailure(
      `PORTAL_BACKUP_KEY_FILE: there is no key at ${file}. Make one with "npm run backup -- --new-key" and keep a copy elsewhere: nothing is restored without it.`,
    )
  }
}

/** Never over another one: what was sealed with that would be lost. */
export function makeKey(file: string): BackupKey {
  mkdirSync(dirname(resolve(file)), { recursive: true, mode: 0o700 })
  try {
    writeFileSync(file, `${randomBytes(BYTES).toString('base64')}\n`, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new StartFailure(
      code === 'EEXIST' ? `There is a key at ${file} already; it stays.` : `${file} cannot be written (${code}).`,
    )
  }
  return readKey(file)
}

/** Who gets hold of a folder must not find the key to it in the same place. */
export function assertApart(file: string, data: string, target: string): void {
  const inside = (folder: string) => !relative(resolve(folder), resolve(file)).startsWith('..')
  if (inside(data)) throw new StartFailure('PORTAL_BACKUP_KEY_FILE must be outside the data folder.')
  if (target.startsWith('s3://')) return
  if (inside(target)) throw new StartFailure('PORTAL_BACKUP_KEY_FILE must be outside the backup folder.')
  if (!relative(resolve(data), resolve(join(target, 'x'))).startsWith('..'))
    throw new StartFailure('PORTAL_BACKUP must be outside the data folder.')
}
