import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { VERSION } from '~/domain/kit/release'

const FILE = join(import.meta.dirname, '..', 'fuzz-ledger.tsv')
const HEAD = 'call\trequests\trelease\tslices'

export type Slice = { seed: number; count: number }
/** What a call was asked in the long form without a fault: `release` is the one it was last asked on. */
export type Asked = { requests: number; release: string; slices: Slice[] }

/** By call; a slice repeats by its seed and the name of the call. */
export function fuzzLedger(): Map<string, Asked> {
  if (!existsSync(FILE)) return new Map()
  const [, ...rows] = readFileSync(FILE, 'utf8').trimEnd().split('\n')
  return new Map(
    rows.map(row => {
      const [call = '', requests, release = '', slices = ''] = row.split('\t')
      return [call, { requests: Number(requests), release, slices: slices.split(' ').map(sliceOf) }]
    }),
  )
}

const sliceOf = (text: string): Slice => {
  const [seed, count] = text.split(':')
  return { seed: Number(seed), count: Number(count) }
}

/** The next seed that no slice has had. */
export const freshSeed = (): number =>
  1 + Math.max(0, ...[...fuzzLedger().values()].flatMap(({ slices }) => slices.map(({ seed }) => seed)))

/** Sets what this slice has asked of each call so far, over what the file says by now; calls that are gone leave. */
export function enter(seed: number, counts: ReadonlyMap<string, number>, served: ReadonlySet<string>): void {
  const ledger = fuzzLedger()
  for (const [call, count] of counts) {
    const others = (ledger.get(call)?.slices ?? []).filter(of => of.seed !== seed)
    const slices = count ? [...others, { seed, count }] : others
    const requests = slices.reduce((sum, of) => sum + of.count, 0)
    if (requests) ledger.set(call, { requests, release: VERSION, slices })
    else ledger.delete(call)
  }
  const rows = [...ledger]
    .filter(([call]) => served.has(call))
    .map(([call, { requests, release, slices }]) =>
      [call, requests, release, slices.map(({ seed, count }) => `${seed}:${count}`).join(' ')].join('\t'),
    )
  writeFileSync(FILE, `${[HEAD, ...rows.sort()].join('\n')}\n`)
}
