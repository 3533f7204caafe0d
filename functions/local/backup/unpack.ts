import { createHash } from 'node:crypto'
import { chownSync } from 'node:fs'
import { type FileHandle, mkdir, open } from 'node:fs/promises'
import { dirname, join, normalize } from 'node:path'
import type { Account } from '../postgres-home'
import { StartFailure } from '../start-failure'
import { type Manifest, placeOf } from './catalog'
import { Damaged } from './seal'
import type { Vault } from './vault'

type Places = { postgres: string; data: string; account: Account | null }

/**
 * Lays the files of a base where they belong; every file's hash is looked at before anything is started on them. PostgreSQL
 * syncs the whole folder itself before it replays, as after a crash.
 */
export async function unpack(vault: Vault, manifest: Manifest, to: Places): Promise<void> {
  const at = (path: string) => {
    const [root, rest] = [path.split('/')[0], normalize(path).split('/').slice(1).join('/')]
    if ((root !== 'postgres' && root !== 'data') || rest.startsWith('..'))
      throw new Damaged(`the list of ${manifest.id}`)
    return join(to[root], rest)
  }
  const own = (path: string, name: string) => {
    if (to.account && path.startsWith('postgres')) chownSync(name, to.account.uid, to.account.gid)
  }
  for (const path of [...manifest.folders].sort()) {
    await mkdir(at(path), { recursive: true, mode: 0o700 })
    own(path, at(path))
  }
  const read = partReader(vault, manifest)
  // In the order of the parts, so that each is read once.
  for (const { path, slices, sha256 } of manifest.files) {
    const name = at(path)
    await mkdir(dirname(name), { recursive: true, mode: 0o700 })
    const hash = createHash('sha256')
    const file = await open(name, 'wx', 0o600)
    try {
      for (const [no, from, bytes] of slices) {
        const piece = (await read(no)).subarray(from, from + bytes)
        hash.update(piece)
        await written(file, piece)
      }
    } finally {
      await file.close()
    }
    if (hash.digest('hex') !== sha256) throw new Damaged(`${path} of base ${manifest.id}`)
    own(path, name)
  }
}

async function written(file: FileHandle, piece: Buffer) {
  for (let done = 0; done < piece.length; ) done += (await file.write(piece, done)).bytesWritten
}

/** The part in hand, and the next one on its way. */
function partReader(vault: Vault, { system, id, parts }: Manifest) {
  const ready = new Map<number, Promise<Buffer>>()
  const fetched = (no: number) => {
    const part = ready.get(no) ?? partOf(no)
    ready.set(no, part)
    part.catch(() => {})
    return part
  }
  async function partOf(no: number): Promise<Buffer> {
    const name = placeOf(system).part(id, no)
    const content = await vault.get(name)
    if (!content) throw new StartFailure(`The backup lacks ${name}.`)
    if (createHash('sha256').update(content).digest('hex') !== parts[no]) throw new Damaged(name)
    return content
  }
  return (no: number): Promise<Buffer> => {
    for (const done of ready.keys()) if (done < no) ready.delete(done)
    const part = fetched(no)
    if (no + 1 < parts.length) void fetched(no + 1)
    return part
  }
}
