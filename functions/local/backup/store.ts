import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3'

/** Where a backup lies: whole objects by name, in a folder or a bucket. What was put is safe when `put` is back. */
export type Store = {
  place: string
  put(name: string, bytes: Buffer): Promise<void>
  get(name: string): Promise<Buffer | null>
  list(prefix: string): Promise<{ name: string; bytes: number }[]>
  remove(name: string): Promise<void>
}

export type Target = { target: string; endpoint: string | null; region: string }

export function storeAt({ target, endpoint, region }: Target): Store {
  const [, bucket, prefix = ''] = /^s3:\/\/([^/]+)\/?(.*?)\/?$/.exec(target) ?? []
  if (!bucket) return folderStore(resolve(target))
  const client = new S3Client({ region, ...(endpoint ? { endpoint, forcePathStyle: true } : {}) })
  return bucketStore(client, bucket, prefix ? `${prefix}/` : '')
}

const BESIDE = '.writing-'

function folderStore(root: string): Store {
  const at = (name: string) => join(root, ...name.split('/'))
  return {
    place: root,
    /** Written beside its place, synced and renamed: a cut-off write leaves nothing that looks whole. */
    async put(name, bytes) {
      const path = at(name)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      const beside = join(dirname(path), `${BESIDE}${randomUUID()}`)
      try {
        await written(beside, bytes)
        await rename(beside, path)
        await synced(dirname(path))
      } catch (error) {
        await rm(beside, { force: true }).catch(() => {})
        throw error
      }
    },
    async get(name) {
      try {
        return await readFile(at(name))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
        throw error
      }
    },
    async list(prefix) {
      const found: { name: string; bytes: number }[] = []
      const walk = async (folder: string) => {
        const entries = await readdir(folder, { withFileTypes: true }).catch(error => {
          if (error.code === 'ENOENT') return []
          throw error
        })
        for (const entry of entries) {
          const path = join(folder, entry.name)
          if (entry.isDirectory()) await walk(path)
          else if (!entry.name.startsWith(BESIDE))
            found.push({ name: path.slice(root.length + 1).replaceAll(sep, '/'), bytes: (await stat(path)).size })
        }
      }
      await walk(at(prefix))
      return found.sort((a, b) => (a.name < b.name ? -1 : 1))
    },
    remove: name => rm(at(name), { force: true }),
  }
}

async function written(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

async function synced(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

function bucketStore(client: S3Client, bucket: string, prefix: string): Store {
  const of = (name: string) => ({ Bucket: bucket, Key: `${prefix}${name}` })
  return {
    place: `s3://${bucket}/${prefix}`,
    async put(name, bytes) {
      await client.send(new PutObjectCommand({ ...of(name), Body: bytes }))
    },
    async get(name) {
      try {
        const { Body } = await client.send(new GetObjectCommand(of(name)))
        return Body ? Buffer.from(await Body.transformToByteArray()) : null
      } catch (error) {
        if (error instanceof NoSuchKey) return null
        throw error
      }
    },
    async list(of) {
      const found = []
      for await (const { Contents = [] } of paginateListObjectsV2(
        { client },
        { Bucket: bucket, Prefix: `${prefix}${of}/` },
      ))
        for (const { Key, Size } of Contents) if (Key) found.push({ name: Key.slice(prefix.length), bytes: Size ?? 0 })
      return found
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand(of(name)))
    },
  }
}
