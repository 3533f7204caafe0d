import { createHmac } from 'node:crypto'
import type { Shelf } from '~/functions/parts'
import { placeOf } from './catalog'
import { Damaged } from './seal'
import type { Vault } from './vault'

type Stored = { key: string; type: string; at: number }

/** Every file of the shelf as its own object; a key that is written again is a new version of it. */
export function shelfFiles(shelf: Shelf, system: string) {
  const { files } = placeOf(system)
  const due = new Map<string, number>()
  let compared = false

  async function compare(vault: Vault) {
    const there = new Map<string, number>()
    for (const { name } of await vault.list(files)) {
      const { mark, at } = parsed(name)
      there.set(mark, Math.max(at, there.get(mark) ?? 0))
    }
    for (const { key, at } of await shelf.list('')) {
      const stored = there.get(markOf(vault, key))
      // The shelf tells whole seconds, and a put is noted when it begins.
      if (stored === undefined || at.getTime() - stored > 60_000) due.set(key, due.get(key) ?? at.getTime())
    }
    compared = true
  }

  const stored = (key: string, at: number) => void due.set(key, at)

  return {
    /** A file that another process put on the shelf. */
    stored,
    /** The shelf as before, whose new files are carried at the next round. */
    shelf: {
      ...shelf,
      async put(key, bytes, type) {
        const at = Date.now()
        await shelf.put(key, bytes, type)
        stored(key, at)
      },
    } satisfies Shelf,
    async round(vault: Vault): Promise<void> {
      if (!compared) await compare(vault)
      for (const [key, at] of [...due]) {
        const file = await shelf.get(key)
        if (file) {
          const head = Buffer.from(`${JSON.stringify({ key, type: file.type, at } satisfies Stored)}\n`)
          await vault.put(`${files}/${markOf(vault, key)}-${at}`, Buffer.concat([head, file.body]))
        }
        if (due.get(key) === at) due.delete(key)
      }
    },
  }
}

/** Puts each file as it was at the moment on the shelf; one that came later is taken where there is no earlier. */
export async function restoreFiles(vault: Vault, system: string, at: Date | null, shelf: Shelf): Promise<number> {
  const chosen = new Map<string, string>()
  const versions = (await vault.list(placeOf(system).files)).map(({ name }) => ({ name, ...parsed(name) }))
  for (const { name, mark, at: made } of versions.sort((a, b) => a.at - b.at))
    if (!chosen.has(mark) || !at || made <= at.getTime()) chosen.set(mark, name)
  for (const name of chosen.values()) {
    const content = await vault.get(name)
    if (!content) throw new Damaged(name)
    const end = content.indexOf(0x0a)
    const { key, type } = JSON.parse(content.subarray(0, end).toString()) as Stored
    await shelf.put(key, content.subarray(end + 1), type)
  }
  return chosen.size
}

/** Keys tell of customers and orders, so the store sees a mark of them alone. */
const markOf = (vault: Vault, key: string) => createHmac('sha256', vault.key.bytes).update(`file ${key}`).digest('hex')

function parsed(name: string) {
  const [mark = '', at = ''] = name.split('/').at(-1)!.split('-')
  return { mark, at: Number(at) }
}
