import type { Production, ProductionChange } from './production-result'

type Kept = { state: string; sigma: number | null; told: readonly string[] }
export type HistoryLine = Pick<ProductionChange, 'from' | 'to' | 'why' | 'at' | 'name' | 'on'> & {
  kind: ProductionChange['kind'] | 'correction'
}

/** What tells one move from another when results are read again. */
const keyOf = ({ kind, at, on, sigma, state }: ProductionChange) =>
  [kind, state, at ?? on, sigma?.toFixed(4) ?? ''].join(' ')

const standing = (state: string, sigma: number | null) => (sigma === null ? state : `${state}, SD ${sigma.toFixed(2)}`)

/**
 * What a history still lacks: the moves since the last one that was told. Where results that were told have changed since,
 * the past stays as it was written and one line says where production stands now.
 */
export function historyLines(
  kept: Kept,
  { changes, state, sigma }: Production,
  { on, why }: { on: string; why: string },
): { lines: HistoryLine[]; told: string[] } {
  const told = changes.map(keyOf)
  if (kept.told.every((key, place) => told[place] === key)) return { lines: changes.slice(kept.told.length), told }
  const [from, to] = [standing(kept.state, kept.sigma), standing(state, sigma)]
  if (from === to) return { lines: [], told }
  return { lines: [{ kind: 'correction', from, to, why, at: null, name: null, on }], told }
}
