/** Share of the 28-day strength at an age in days, by the class of the cement (EN 1992-1-1 §3.1.2(6), expression 3.2). */
export const hardening = (age: number, slowness: number): number => Math.exp(slowness * (1 - Math.sqrt(28 / age)))

/** The s of the expression: rapid (class R), normal (N) and slow (S) cements. */
export const SLOWNESS = { rapid: 0.2, normal: 0.25, slow: 0.38 } as const

/**
 * Strength at an age in days from strengths at tested ages (`knots`, rising; `curve` the same length, never falling, MPa).
 * Between two tested ages it rises as concrete hardens, so five days are more than three; before the first it falls as a
 * cement of this slowness says; after the last it stays.
 */
export function strengthAt(age: number, knots: readonly number[], curve: ArrayLike<number>, slowness: number): number {
  const first = knots[0]!
  if (age < first) return (curve[0]! * hardening(age, slowness)) / hardening(first, slowness)
  const after = knots.findIndex(knot => knot > age)
  if (after < 0) return curve[knots.length - 1]!
  const [from, to] = [curve[after - 1]!, curve[after]!]
  const at = (day: number) => hardening(day, SLOWNESS.normal)
  const [young, old] = [at(knots[after - 1]!), at(knots[after]!)]
  return from + ((to - from) * (at(age) - young)) / (old - young)
}
