import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Shelf } from '~/domain/kit/ports'
import type { Settings } from '~/functions/settings'
import { s3Client, s3Shelf } from './s3'

/** `s3://bucket/prefix`; without a bucket, `s3:///prefix`, it is the portal's own. */
const BUCKET = /^s3:\/\/([^/]*)\/?(.*?)\/*$/

/** Where batch computers that speak no HTTP leave their files: a folder or a bucket, as the settings say, or nowhere. */
export function batchFilesOf(settings: Pick<Settings, 'batchFiles' | 'shelf' | 'aws'>): { batchFiles?: Shelf } {
  const place = settings.batchFiles
  if (!place) return {}
  const [, named, prefix = ''] = BUCKET.exec(place) ?? []
  if (named === undefined) return { batchFiles: folderFiles(place) }
  const bucket = named || settings.shelf.bucket
  if (!bucket) throw new Error('PORTAL_BATCH_FILES names no bucket, and the portal has none of its own')
  return { batchFiles: under(s3Shelf(s3Client(settings), bucket), prefix ? `${prefix}/` : '') }
}

/** A shelf that knows the keys beneath one beginning alone. */
const under = (shelf: Shelf, prefix: string): Shelf => ({
  put: (key, bytes, type) => shelf.put(prefix + key, bytes, type),
  get: key => shelf.get(prefix + key),
  remove: key => shelf.remove(prefix + key),
  list: async beginning =>
    (await shelf.list(prefix + beginning)).map(({ key, at }) => ({ key: key.slice(prefix.length), at })),
})

/** A file appears under its name when it is whole; what begins with a dot is not finished and is not listed. */
export const folderFiles = (folder: string): Shelf => ({
  async put(key, bytes) {
    const file = join(folder, key)
    await mkdir(dirname(file), { recursive: true })
    const unfinished = join(dirname(file), `.${crypto.randomUUID()}`)
    await writeFile(unfinished, bytes)
    await rename(unfinished, file)
  },
  async get(key) {
    const body = await readFile(join(folder, key)).catch(noneThere)
    return body ? { body, type: 'application/octet-stream' } : null
  },
  async remove(key) {
    await rm(join(folder, key), { force: true })
  },
  /** Of one folder: the beginning ends with its slash. */
  async list(prefix) {
    const names = (await readdir(join(folder, prefix)).catch(noneThere)) ?? []
    const entries = await Promise.all(
      names
        .filter(name => !name.startsWith('.'))
        .map(async name => ({ key: prefix + name, of: await stat(join(folder, prefix, name)).catch(noneThere) })),
    )
    return entries.flatMap(({ key, of }) => (of?.isFile() ? [{ key, at: of.mtime }] : []))
  },
})

function noneThere(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
  throw error
}
