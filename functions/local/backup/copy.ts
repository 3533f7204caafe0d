import { createHash } from 'node:crypto'
import { type FileHandle, open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest, Slice } from './catalog'
import { MOST_BYTES } from './seal'

type Copied = Pick<Manifest, 'folders' | 'files' | 'parts' | 'bytes'>

/** Of PostgreSQL's folder: what a running server makes anew is left out, with what is no part of a base. */
const EMPTY =
  /^postgres\/(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans|archived|wal-in)\//
const LEFT_OUT = /(^|\/)(pgsql_tmp[^/]*|pg_internal\.init[^/]*|postmaster\.(pid|opts)|t\d+_\d+[^/]*)(\/|$)/
const LAST = 'postgres/global/pg_control'

/**
 * Copies a folder that is being written to: a file that goes meanwhile is gone, one that grows is taken as far as it was; the
 * log puts both right. Pieces of files fill parts of one size, which `put` stores under their number.
 */
export function copier(put: (no: number, part: Buffer) => Promise<void>) {
  const made: Copied = { folders: [], files: [], parts: [], bytes: 0 }
  let part = Buffer.allocUnsafe(MOST_BYTES)
  let filled = 0

  async function flush() {
    if (!filled) return
    const full = part.subarray(0, filled)
    await put(made.parts.length, full)
    made.parts.push(createHash('sha256').update(full).digest('hex'))
    part = Buffer.allocUnsafe(MOST_BYTES)
    filled = 0
  }

  async function take(path: string, handle: FileHandle) {
    const hash = createHash('sha256')
    const slices: Slice[] = []
    const { size } = await handle.stat()
    let bytes = 0
    while (bytes < size) {
      if (filled === MOST_BYTES) await flush()
      const room = Math.min(MOST_BYTES - filled, size - bytes)
      const { bytesRead } = await handle.read(part, filled, room, bytes)
      if (!bytesRead) break
      hash.update(part.subarray(filled, filled + bytesRead))
      slices.push([made.parts.length, filled, bytesRead])
      filled += bytesRead
      bytes += bytesRead
    }
    made.files.push({ path, bytes, sha256: hash.digest('hex'), slices })
    made.bytes += bytes
  }

  return {
    /** `under` is the name of the folder in the backup. */
    async folder(root: string, under: string, keep: (path: string) => boolean = () => true) {
      const { folders, files } = await listed(root, under)
      made.folders.push(...folders.filter(path => keep(path) && isPart(path)))
      const wanted = files.filter(path => keep(path) && isPart(path))
      // The control file says where replay begins, so it must not be older than the pages.
      for (const path of wanted.sort((a, b) => Number(a === LAST) - Number(b === LAST))) {
        const handle = await open(join(root, path.slice(under.length)), 'r').catch(error => {
          if (error.code === 'ENOENT') return null
          throw error
        })
        if (handle) await take(path, handle).finally(() => handle.close())
      }
    },
    async text(path: string, content: string) {
      const bytes = Buffer.from(content)
      if (filled + bytes.length > MOST_BYTES) await flush()
      bytes.copy(part, filled)
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      made.files.push({ path, bytes: bytes.length, sha256, slices: [[made.parts.length, filled, bytes.length]] })
      filled += bytes.length
    },
    async end(): Promise<Copied> {
      await flush()
      return made
    },
  }
}

const isPart = (path: string) => !EMPTY.test(path) && !LEFT_OUT.test(path)

async function listed(root: string, under: string) {
  const folders: string[] = [under]
  const files: string[] = []
  const walk = async (at: string) => {
    const entries = await readdir(join(root, at), { withFileTypes: true }).catch(error => {
      if (error.code === 'ENOENT') return []
      throw error
    })
    for (const entry of entries) {
      const path = at ? `${at}/${entry.name}` : entry.name
      if (entry.isDirectory()) {
        folders.push(`${under}/${path}`)
        await walk(path)
      } else if (entry.isFile()) files.push(`${under}/${path}`)
    }
  }
  await walk('')
  return { folders, files }
}
