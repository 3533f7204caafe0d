import { StartFailure } from '../start-failure'
import type { BackupKey } from './key'
import { Damaged, seal, unseal } from './seal'
import type { Store } from './store'

/** A store whose objects are sealed: nothing goes in readable and nothing comes out that was changed. */
export type Vault = {
  place: string
  key: BackupKey
  /** How many bytes lie in the store for it. */
  put(name: string, content: Buffer): Promise<number>
  get(name: string): Promise<Buffer | null>
  list(prefix: string): Promise<{ name: string; bytes: number }[]>
  remove(name: string): Promise<void>
}

const MARK = 'backup.json'

/** The mark says whose key the store takes; it is written by the first backup alone. */
export async function openVault(store: Store, key: BackupKey, { make }: { make: boolean }): Promise<Vault> {
  const mark = await store.get(MARK)
  if (!mark && !make) throw new StartFailure(`There is no backup at ${store.place}.`)
  if (!mark) await store.put(MARK, Buffer.from(`${JSON.stringify({ format: 1, key: key.id })}\n`))
  else if (keyOf(mark) !== key.id)
    throw new StartFailure(`The key in ${key.file} is not the one that the backup at ${store.place} was made with.`)
  return {
    place: store.place,
    key,
    async put(name, content) {
      const bytes = await seal(key.bytes, name, content)
      await store.put(name, bytes)
      return bytes.length
    },
    async get(name) {
      const bytes = await store.get(name)
      return bytes && unseal(key.bytes, name, bytes)
    },
    list: store.list,
    remove: store.remove,
  }
}

function keyOf(mark: Buffer): string {
  try {
    return String((JSON.parse(mark.toString()) as { key: string }).key)
  } catch {
    throw new Damaged(MARK)
  }
}
