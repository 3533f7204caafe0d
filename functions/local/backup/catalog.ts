import { StartFailure } from '../start-failure'
import { Damaged } from './seal'
import type { Vault } from './vault'

/** [part, from, bytes]: where a piece of a file lies. */
export type Slice = [number, number, number]

/** What a base is made of. It is written last: a base without one was cut off and does not count. */
export type Manifest = {
  format: 1
  id: string
  /** PostgreSQL's own number of the cluster, which a restored one keeps. */
  system: string
  release: string
  startedAt: string
  /** From here on any moment can be restored with it. */
  usableFrom: string
  startSegment: string
  /** A named point of the log at which every table had exactly the rows of `counts`. */
  point: string
  counts: Record<string, number>
  /** False when the tables were too busy to be held still for a moment: the counts are near the point then. */
  exact: boolean
  folders: string[]
  files: { path: string; bytes: number; sha256: string; slices: Slice[] }[]
  parts: string[]
  bytes: number
}

export const placeOf = (system: string) => ({
  wal: `wal/${system}`,
  files: `files/${system}`,
  bases: `base/${system}`,
  manifest: (id: string) => `base/${system}/${id}/manifest`,
  part: (id: string, no: number) => `base/${system}/${id}/part-${String(no).padStart(5, '0')}`,
})

export type BaseRef = { system: string; id: string; at: Date }

/** Whole bases, the oldest first. A base is named by its moment. */
export async function basesIn(vault: Vault, system?: string): Promise<BaseRef[]> {
  const found = await vault.list(system ? placeOf(system).bases : 'base')
  return found
    .flatMap(({ name }) => {
      const [, of, id] = /^base\/(\d+)\/(\d{8}T\d{6}Z)\/manifest$/.exec(name) ?? []
      return of && id ? [{ system: of, id, at: momentOf(id) }] : []
    })
    .sort((a, b) => a.at.getTime() - b.at.getTime())
}

export const baseId = (at: Date) => at.toISOString().replace(/[-:]|\.\d+/g, '')

function momentOf(id: string): Date {
  const [, y, mo, d, h, mi, s] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(id)!
  return new Date(`${y}-${mo}-${d}T${h}:${mi}:${s}Z`)
}

export async function manifestOf(vault: Vault, { system, id }: BaseRef): Promise<Manifest> {
  const name = placeOf(system).manifest(id)
  const content = await vault.get(name)
  if (!content) throw new Damaged(name)
  return JSON.parse(content.toString()) as Manifest
}

/** The newest base from which the moment can be reached. */
export async function baseFor(vault: Vault, at: Date | null): Promise<Manifest> {
  const bases = await basesIn(vault)
  for (const ref of [...bases].reverse()) {
    if (at && ref.at > at) continue
    const manifest = await manifestOf(vault, ref)
    if (!at || new Date(manifest.usableFrom) <= at) return manifest
  }
  const [oldest] = bases
  if (!oldest) throw new StartFailure(`There is no finished base at ${vault.place}.`)
  const { usableFrom } = await manifestOf(vault, oldest)
  throw new StartFailure(`The backup at ${vault.place} begins at ${usableFrom}; nothing earlier can be restored.`)
}
