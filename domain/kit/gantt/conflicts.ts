import { type Bar, spanOf } from './bar'

export type Conflict = { load: string; row: string; at: number; word: string }

/** Every load that breaks a rule, in the order of the day, each once. */
export function conflictsOf(bars: readonly Bar[]): Conflict[] {
  const seen = new Map<string, Conflict>()
  for (const bar of bars) {
    if (!bar.breach || bar.faint || seen.has(bar.load)) continue
    seen.set(bar.load, { load: bar.load, row: bar.row, at: spanOf(bar).from, word: bar.breach })
  }
  return [...seen.values()].sort((a, b) => a.at - b.at || (a.load < b.load ? -1 : 1))
}

/** The conflict after the present one, or before it with −1; behind the last comes the first. */
export function nextConflict(all: readonly Conflict[], present: string | null, step: 1 | -1 = 1): Conflict | null {
  if (!all.length) return null
  const at = all.findIndex(one => one.load === present)
  if (at < 0) return step > 0 ? all[0]! : all.at(-1)!
  return all[(at + step + all.length) % all.length]!
}
