import type { Span } from './bar'

/** A count that holds from its minute until the next step. */
export type Step = { at: number; count: number }

/** How many of the spans run at once, as steps; touching spans do not count twice. */
export function stepsOf(spans: readonly Span[]): Step[] {
  const changes = new Map<number, number>()
  for (const { from, until } of spans) {
    if (until <= from) continue
    changes.set(from, (changes.get(from) ?? 0) + 1)
    changes.set(until, (changes.get(until) ?? 0) - 1)
  }
  let count = 0
  const steps: Step[] = []
  for (const [at, change] of [...changes].sort(([a], [b]) => a - b)) {
    if (change === 0) continue
    count += change
    steps.push({ at, count })
  }
  return steps
}

export function countAt(steps: readonly Step[], minute: number): number {
  let low = 0
  let high = steps.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (steps[middle]!.at <= minute) low = middle + 1
    else high = middle
  }
  return steps[low - 1]?.count ?? 0
}

/** The spans in which more is needed than there is, with the largest shortfall of each. */
export function shortfalls(needed: readonly Step[], there: readonly Step[]): (Span & { short: number })[] {
  const moments = [...new Set([...needed, ...there].map(step => step.at))].sort((a, b) => a - b)
  const found: (Span & { short: number })[] = []
  let open: (Span & { short: number }) | null = null
  for (const at of moments) {
    const short = countAt(needed, at) - countAt(there, at)
    if (short > 0) {
      open ??= { from: at, until: at, short }
      open.short = Math.max(open.short, short)
    } else if (open) {
      found.push({ ...open, until: at })
      open = null
    }
  }
  return found
}
