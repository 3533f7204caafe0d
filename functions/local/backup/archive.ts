import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartFailure } from '../start-failure'
import { placeOf } from './catalog'
import { isKept, isSegment, nextPlace, placeIn } from './segments'
import type { Vault } from './vault'

/**
 * The server asks for a segment until its mark lies here, and keeps the segment as long; the mark is written when the
 * segment is safe in the store. So nothing is lost when anything is killed, and no second copy fills the disk. While the
 * store takes nothing the server is told at once, and does not hold up its own end.
 */
export const MARKS = 'archived'
const FAILING = 'failing'
export const ARCHIVE_COMMAND = `i=0; while [ $i -lt 10 ]; do test -f ${MARKS}/%f && exit 0; test -f ${MARKS}/${FAILING} && exit 1; sleep 0.2; i=$((i+1)); done; exit 1`

/** `at` is null for what an earlier run carried. */
export type Archived = { segment: string; at: Date | null }

/** Carries finished segments of the log in `folder` to the store. */
export function archive(folder: string, system: string, before: () => Promise<void>) {
  const { wal } = placeOf(system)
  const marks = join(folder, MARKS)
  const status = join(folder, 'pg_wal', 'archive_status')
  let looked = false
  let last: Archived | null = null
  let gap: string | null = null

  async function carry(vault: Vault, name: string): Promise<void> {
    const content = await readFile(join(folder, 'pg_wal', name))
    const stored = `${wal}/${name}`
    const there = await vault.get(stored)
    if (!there) await vault.put(stored, content)
    else if (!there.equals(content))
      throw new StartFailure(`${vault.place} holds another ${name}: a second portal writes to the same backup.`)
    if (isSegment(name)) follow(name, (await stat(join(status, `${name}.ready`))).mtime)
  }

  /** After a pause without a backup the log in the store has a hole, which only a new base closes. */
  function follow(name: string, at: Date) {
    const place = placeIn(name)
    if (last && placeIn(last.segment) < place && nextPlace(placeIn(last.segment)) !== place) gap = place
    last = { segment: name, at }
  }

  return {
    last: () => last,
    gap: () => gap,
    closed() {
      gap = null
    },
    /** One round; throws when the store does not take what is due, and the next round takes it up again. */
    async round(open: () => Promise<Vault>): Promise<number> {
      const ready = await dueIn(status)
      try {
        const vault = await open()
        if (!looked) last = newest((await vault.list(wal)).map(({ name }) => name.slice(wal.length + 1)))
        looked = true
        // Files first: no row of a stored segment then names a file that the store lacks.
        await before()
        const marked = new Set(await readdir(marks))
        for (const name of ready) {
          if (marked.has(name)) continue
          await carry(vault, name)
          await writeFile(join(marks, name), '', { mode: 0o644 })
        }
        await rm(join(marks, FAILING), { force: true })
      } catch (error) {
        await writeFile(join(marks, FAILING), '', { mode: 0o644 })
        throw error
      }
      await tidy(marks, status)
      return ready.length
    },
  }
}

/** Where the log ended before this start; when it was is told by the next segment. */
function newest(known: string[]): Archived | null {
  const segments = known.filter(isSegment).sort((a, b) => (placeIn(a) < placeIn(b) ? -1 : 1))
  const segment = segments.at(-1)
  return segment ? { segment, at: null } : null
}

async function dueIn(status: string): Promise<string[]> {
  const names = (await readdir(status)).filter(name => name.endsWith('.ready')).map(name => name.slice(0, -6))
  // Histories of timelines first, as the server does: they are short and a restore needs them.
  return names.filter(isKept).sort((a, b) => Number(isSegment(a)) - Number(isSegment(b)) || (a < b ? -1 : 1))
}

/** A mark has served when the server has taken note. */
async function tidy(marks: string, status: string): Promise<void> {
  const waiting = new Set(
    (await readdir(status)).filter(name => name.endsWith('.ready')).map(name => name.slice(0, -6)),
  )
  for (const name of await readdir(marks))
    if (name !== FAILING && !waiting.has(name)) await rm(join(marks, name), { force: true })
}
