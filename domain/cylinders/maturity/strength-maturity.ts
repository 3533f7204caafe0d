import { STRENGTH } from '~/domain/cylinders/specimen/cylinder-strength'
import { EngineeringFault } from '~/domain/kit/fault'
import { atLeast, within } from '~/domain/kit/within'

/** One result of a mix that was cured at a known temperature: nominal age in days, its maturity, and MPa. */
export type CurvePoint = { ageDays: number; maturity: number; mpa: number }
export type CurveKind = 'hyperbolic' | 'logarithmic'

/** S = Su·k(M − M₀)/(1 + k(M − M₀)), or S = a + b·log₁₀ M; MPa of maturity in the unit of the points. */
type Shape = { kind: 'hyperbolic'; su: number; k: number; m0: number } | { kind: 'logarithmic'; a: number; b: number }
export type StrengthMaturity = Shape & {
  points: number
  /** Residual standard deviation, MPa. */
  scatter: number
  /** Half of the band in MPa that four results in five lie in; at least {@link LEAST_BAND} of the strength. */
  half: number
  /** Least and greatest maturity of the points: the curve says nothing beyond the greatest. */
  range: [number, number]
}

/** ASTM C1074-19 clause 8.1. */
export const CURVE_AGES = [1, 3, 7, 14, 28]
/** A check of the curve may differ by so much (ASTM C1074-19 clause 10): the band is never said to be narrower. */
export const LEAST_BAND = 0.1
/** Of specimens with a sensor a result further off than this, % of the curve, asks for a new one: ASTM C1074-19 clause 10. */
export const NEW_CURVE_BEYOND = 10
export type CurveLine = { maturity: number; low: number; mpa: number; high: number }
const LEAST_MATURITY = 1

/**
 * The strength–maturity relationship of a mix by least squares. ASTM C1074-19 clauses 8 and X1 (hyperbolic, Carino), Plowman
 * 1956 (logarithmic). Faults: `too-few-ages` where one of `ages` has no result, `too-few-results`, `no-growth`, and of bounds.
 */
export function strengthMaturity(
  points: readonly CurvePoint[],
  kind: CurveKind,
  ages: readonly number[] = CURVE_AGES,
): StrengthMaturity {
  const missing = ages.filter(age => !points.some(point => point.ageDays === age))
  if (missing.length)
    throw new EngineeringFault(
      'too-few-ages',
      `The curve needs results at ${listed(ages)} days; ${listed(missing)} ${missing.length === 1 && missing[0] === 1 ? 'day is' : 'days are'} missing`,
      'points',
    )
  for (const { maturity, mpa } of points) {
    within(mpa, 'mpa', STRENGTH, 'MPa')
    within(maturity, 'maturity', [LEAST_MATURITY, 1e6])
  }
  const unknowns = kind === 'hyperbolic' ? 3 : 2
  atLeast(points, unknowns + 1, 'points')
  const shape = kind === 'hyperbolic' ? hyperbola(points) : logarithm(points)
  const growing = shape.kind === 'hyperbolic' ? shape.su > 0 && shape.k > 0 : shape.b > 0
  if (!growing) throw new EngineeringFault('no-growth', 'The results do not rise with maturity', 'points')
  const squares = points.reduce((sum, { maturity, mpa }) => sum + (mpa - strengthBy(shape, maturity)) ** 2, 0)
  const freedom = points.length - unknowns
  const scatter = Math.sqrt(squares / freedom)
  const half = studentT90(freedom) * scatter * Math.sqrt(1 + 1 / points.length)
  const maturities = points.map(point => point.maturity)
  return { ...shape, points: points.length, scatter, half, range: [Math.min(...maturities), Math.max(...maturities)] }
}

/** MPa at a maturity; 0 before strength begins. Beyond the range of its points a curve has no answer: `beyond-curve`. */
export function strengthAt(curve: StrengthMaturity, maturity: number): { low: number; mpa: number; high: number } {
  within(maturity, 'maturity', [0, 1e7])
  if (maturity > curve.range[1] * (1 + 1e-9))
    throw new EngineeringFault('beyond-curve', 'The results of the mix end at a lower maturity', 'maturity')
  const mpa = strengthBy(curve, maturity)
  const half = Math.max(curve.half, LEAST_BAND * mpa)
  return { low: Math.max(0, mpa - half), mpa, high: mpa + half }
}

const LINE = 60

/** The curve with its band as points from casting to the end of its results, close to each other where it is steep. */
export function curveLine(curve: StrengthMaturity): CurveLine[] {
  return Array.from({ length: LINE + 1 }, (_, step) => {
    const maturity = curve.range[1] * (step / LINE) ** 2
    return { maturity, ...strengthAt(curve, maturity) }
  })
}

/** The maturity at which the curve, or the lower end of its band, reaches a strength in MPa; null beyond its points. */
export function maturityFor(curve: StrengthMaturity, mpa: number, by: 'mean' | 'low'): number | null {
  within(mpa, 'mpa', [0.1, 150], 'MPa')
  const asked = by === 'mean' ? mpa : Math.max(mpa + curve.half, mpa / (1 - LEAST_BAND))
  const needed = inverse(curve, asked)
  return needed === null || needed > curve.range[1] * (1 + 1e-9) ? null : needed
}

function inverse(curve: Shape, mpa: number): number | null {
  if (curve.kind === 'logarithmic') return 10 ** ((mpa - curve.a) / curve.b)
  return mpa < curve.su ? curve.m0 + mpa / (curve.k * (curve.su - mpa)) : null
}

function strengthBy(curve: Shape, maturity: number): number {
  if (curve.kind === 'logarithmic') return maturity > 0 ? Math.max(0, curve.a + curve.b * Math.log10(maturity)) : 0
  const grown = curve.k * Math.max(0, maturity - curve.m0)
  return (curve.su * grown) / (1 + grown)
}

function logarithm(points: readonly CurvePoint[]): Shape {
  const xs = points.map(point => Math.log10(point.maturity))
  const meanX = xs.reduce((sum, x) => sum + x, 0) / xs.length
  const meanY = points.reduce((sum, point) => sum + point.mpa, 0) / points.length
  const spread = xs.reduce((sum, x) => sum + (x - meanX) ** 2, 0)
  const b = xs.reduce((sum, x, at) => sum + (x - meanX) * (points[at]!.mpa - meanY), 0) / spread
  return { kind: 'logarithmic', a: meanY - b * meanX, b }
}

const STEPS = 24
const ZOOMS = 40

/**
 * For a k and an M₀ the best Su is known, so that two unknowns are searched: a grid over both that closes in on its best
 * point. M₀ is not before casting and not after half of the first result's maturity.
 */
function hyperbola(points: readonly CurvePoint[]): Shape {
  const least = Math.min(...points.map(point => point.maturity))
  let best = { error: Number.POSITIVE_INFINITY, su: 0, logK: 0, m0: 0 }
  let [k, m] = [
    { from: -7, to: 1 },
    { from: 0, to: least / 2 },
  ]
  for (let zoom = 0; zoom < ZOOMS; zoom++) {
    for (let i = 0; i <= STEPS; i++)
      for (let j = 0; j <= STEPS; j++) {
        const [logK, m0] = [between(k, i / STEPS), between(m, j / STEPS)]
        const found = { ...bestSu(points, 10 ** logK, m0), logK, m0 }
        if (found.error < best.error) best = found
      }
    k = around(k, best.logK, -7, 1)
    m = around(m, best.m0, 0, least / 2)
  }
  return { kind: 'hyperbolic', su: best.su, k: 10 ** best.logK, m0: best.m0 }
}

function bestSu(points: readonly CurvePoint[], k: number, m0: number): { error: number; su: number } {
  let [fs, ff] = [0, 0]
  for (const { maturity, mpa } of points) {
    const f = (k * (maturity - m0)) / (1 + k * (maturity - m0))
    fs += f * mpa
    ff += f * f
  }
  const su = fs / ff
  const error = points.reduce((sum, { maturity, mpa }) => {
    const grown = k * (maturity - m0)
    return sum + (mpa - (su * grown) / (1 + grown)) ** 2
  }, 0)
  return { error, su }
}

type Span = { from: number; to: number }
const between = ({ from, to }: Span, share: number) => from + share * (to - from)
/** The next, smaller span around the best place, within what is allowed. */
const around = ({ from, to }: Span, at: number, least: number, most: number): Span => {
  const half = (to - from) / 3
  return { from: Math.max(least, at - half), to: Math.min(most, at + half) }
}

/** One-sided 90 % of Student's t by degrees of freedom; 30 and more are near the normal 1.282. */
const T90 = [3.078, 1.886, 1.638, 1.533, 1.476, 1.44, 1.415, 1.397, 1.383, 1.372, 1.363, 1.356, 1.35, 1.345, 1.341]
const studentT90 = (freedom: number): number => T90[freedom - 1] ?? 1.282 + 0.88 / freedom

const listed = (values: readonly number[]): string =>
  values.length < 2 ? values.join('') : `${values.slice(0, -1).join(', ')} and ${values.at(-1)}`
