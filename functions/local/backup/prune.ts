import { basesIn, manifestOf, placeOf } from './catalog'
import { isSegment, placeIn } from './segments'
import type { Vault } from './vault'

/** Older bases go, then the log that none of the kept ones needs, and what cut-off bases left. Histories stay. */
export async function prune(vault: Vault, system: string, keep: number): Promise<{ bases: number; segments: number }> {
  const bases = await basesIn(vault, system)
  const gone = bases.slice(0, Math.max(0, bases.length - keep))
  const [oldest] = bases.slice(gone.length)
  if (!oldest) return { bases: 0, segments: 0 }
  // The manifest first: a base that is half gone must not look whole.
  for (const { id } of gone) await vault.remove(placeOf(system).manifest(id))
  const kept = new Set(bases.slice(gone.length).map(({ id }) => id))
  const newest = bases.at(-1)!.id
  for (const { name } of await vault.list(placeOf(system).bases)) {
    const id = name.split('/')[2]!
    // What is newer than the newest whole one may be in the making.
    if (!kept.has(id) && id < newest) await vault.remove(name)
  }
  const from = placeIn((await manifestOf(vault, oldest)).startSegment)
  let segments = 0
  for (const { name } of await vault.list(placeOf(system).wal)) {
    const segment = name.split('/').at(-1)!
    if (!isSegment(segment.slice(0, 24)) || placeIn(segment) >= from) continue
    await vault.remove(name)
    segments++
  }
  return { bases: gone.length, segments }
}
