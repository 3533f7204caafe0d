import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { openDb } from '~/db/kit/open'
import { inOneGo, SYSTEM } from '~/db/kit/work'
import { revokeEverySession } from '~/db/users/session'
import { newId } from '~/domain/kit/uuid'
import { s3Client, s3Shelf } from '~/functions/kit/parts/s3'
import type { Shelf } from '~/functions/parts'
import { startEmulator } from '../emulator'
import { markRestored } from '../restored'
import { StartFailure } from '../start-failure'
import { baseFor, type Manifest } from './catalog'
import { lay, recover } from './recover'
import { restoreFiles } from './shelf-files'
import type { Vault } from './vault'

export type Restored = { manifest: Manifest; reached: Date; files: number; seconds: number }

type Wish = { vault: Vault; at: Date | null; to: string }

/** A data folder as it was at the moment, made beside its place and then renamed: nothing that is half done looks whole. */
export async function restore({ vault, at, to }: Wish): Promise<Restored> {
  const began = performance.now()
  assertFree(to)
  const manifest = await baseFor(vault, at)
  const making = `${resolve(to)}.restoring`
  rmSync(making, { recursive: true, force: true })
  mkdirSync(making, { recursive: true, mode: 0o755 })
  const postgres = await recover(await lay(vault, manifest, making), at ? { at } : 'end')
  try {
    await closeDoors(postgres.url('portal'), manifest, postgres.reached)
  } finally {
    await postgres.stop()
  }
  const files = await withShelf(making, shelf => restoreFiles(vault, manifest.system, at, shelf))
  markRestored(making, `Restored ${at ? `to ${at.toISOString()} ` : ''}from base ${manifest.id}`)
  if (existsSync(to)) rmSync(to, { recursive: true })
  renameSync(making, to)
  return { manifest, reached: postgres.reached, files, seconds: (performance.now() - began) / 1000 }
}

export function assertFree(to: string): void {
  if (existsSync(to) && readdirSync(to).length)
    throw new StartFailure(`${to} is not empty; restore to a folder that is empty or not there yet (--to).`)
  if (!existsSync(dirname(resolve(to)))) throw new StartFailure(`There is no folder ${dirname(resolve(to))}.`)
}

/** Who was signed in at that moment may have been signed out since, so everybody signs in anew; the trail says why. */
async function closeDoors(url: string, { id }: Manifest, reached: Date): Promise<void> {
  const db = openDb(url, { max: 1, application: 'portal-backup' })
  try {
    await inOneGo(db, { by: SYSTEM, now: new Date(), requestId: newId() }, work =>
      revokeEverySession(work, 'restored', { base: id, reached: reached.toISOString() }),
    )
  } finally {
    await db.close()
  }
}

/** The object store of a data folder that no portal runs on. */
export async function withShelf<T>(data: string, use: (shelf: Shelf) => Promise<T>): Promise<T> {
  const region = 'ap-southeast-1'
  const emulator = await startEmulator({ folder: join(data, 'emulator'), region })
  try {
    const aws = { region, endpoint: emulator.endpoint, localKey: emulator.accessKey }
    return await use(s3Shelf(s3Client({ aws }), emulator.bucket))
  } finally {
    await emulator.stop()
  }
}
