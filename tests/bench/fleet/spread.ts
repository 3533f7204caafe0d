/** Of durations in ms: half are under p50, nineteen of twenty under p95. */
export type Spread = { p50: number; p95: number; max: number }

export function spreadOf(times: readonly number[]): Spread {
  const sorted = [...times].sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!
  return { p50: at(0.5), p95: at(0.95), max: sorted.at(-1)! }
}

export async function timed(rounds: number, one: (turn: number) => Promise<unknown>): Promise<Spread> {
  const times: number[] = []
  for (let turn = 0; turn < rounds; turn++) {
    const began = performance.now()
    await one(turn)
    times.push(performance.now() - began)
  }
  return spreadOf(times)
}

export const GOAL_MS = 400

export function say(name: string, { p50, p95, max }: Spread, more = ''): void {
  const ms = (value: number) => value.toFixed(1).padStart(7)
  const mark = p95 > GOAL_MS ? `  above the goal of ${GOAL_MS} ms` : ''
  console.log(`  ${name.padEnd(34)} p50 ${ms(p50)}  p95 ${ms(p95)}  max ${ms(max)} ms${more}${mark}`)
}
