import { describe, expect, test } from 'vitest'
import { random as randomFrom } from '~/domain/kit/random'
import { hoursAt, type MaturityRules, maturityAt, maturityOf, maturityRate, type Reading } from './maturity-index'
import { coolest, strengthForecast } from './strength-forecast'
import { CURVE_AGES, type CurvePoint, maturityFor, strengthAt, strengthMaturity } from './strength-maturity'

const CASES = 2000
const SAUL: MaturityRules = {
  ...{ method: 'temperature-time-factor', datum: 0, activationEnergy: 41.57, reference: 23, longestGap: 1 },
}
const ARRHENIUS: MaturityRules = { ...SAUL, method: 'equivalent-age' }
const fault = (of: () => unknown) => {
  try {
    return of()
  } catch (error) {
    return (error as { fault: string }).fault
  }
}
const hourly = (celsius: (hour: number) => number, hours: number): Reading[] =>
  Array.from({ length: hours + 1 }, (_, hour) => ({ hours: hour, celsius: celsius(hour) }))

describe('maturity of a record', () => {
  test('Nurse–Saul by hand: three unequal intervals over a datum of 0 °C', () => {
    // 0 to 0.5 h at (20 + 24)/2 = 22: 11; to 1.5 h at 29: 29; to 2 h at 33: 16.5; together 56.5 °C·h.
    const readings = [
      [0, 20],
      [0.5, 24],
      [1.5, 34],
      [2, 32],
    ].map(([hours, celsius]) => ({ hours: hours!, celsius: celsius! }))
    const found = maturityOf(readings, SAUL)
    expect(found.value).toBeCloseTo(56.5, 12)
    expect(found.peak).toEqual({ hours: 1.5, celsius: 34 })
    expect(found.gaps).toEqual([])
  })

  test('M. S. Shetty, Concrete Technology, maturity: seven days of 20 °C by day and 10 °C by night over −11 °C are 4368 °C·h', () => {
    const datum = { ...SAUL, datum: -11 }
    const day = 7 * 12 * (maturityRate(20, datum) + maturityRate(10, datum))
    expect(day).toBeCloseTo(4368, 9)
    // Plowman for 40 MPa at full maturity, as printed there: 32 + 54·log(4368/1000) = 66.5 %, 26.6 MPa.
    const plowman = (maturity: number) => 0.4 * (32 + 54 * Math.log10(maturity / 1000))
    const points = CURVE_AGES.map(ageDays => ({
      ageDays,
      maturity: ageDays * 24 * 29,
      mpa: plowman(ageDays * 24 * 29),
    }))
    const curve = strengthMaturity(points, 'logarithmic')
    expect(strengthAt(curve, day).mpa).toBeCloseTo(26.6, 1)
    // 28 days at 18 °C are 19 488 °C·h there.
    expect(28 * 24 * maturityRate(18, datum)).toBe(19488)
  })

  test('equivalent age by hand: with Q = 5000 K an hour at 40 °C is 2.50 h at 23 °C, one at 10 °C is 0.46 h', () => {
    // exp(−5000·(1/313.15 − 1/296.15)) = exp(0.91656); exp(−5000·(1/283.15 − 1/296.15)) = exp(−0.77516).
    const q5000 = { ...ARRHENIUS, activationEnergy: 5 * 8.314 }
    expect(maturityRate(40, q5000)).toBeCloseTo(Math.exp(0.91656), 3)
    expect(maturityRate(10, q5000)).toBeCloseTo(Math.exp(-0.77516), 3)
  })

  test('a gap is told and counted at its colder end; what is under the datum counts nothing', () => {
    const found = maturityOf(
      [
        { hours: 0, celsius: 30 },
        { hours: 1, celsius: 30 },
        { hours: 5, celsius: 20 },
      ],
      SAUL,
    )
    expect(found.gaps).toEqual([{ from: 1, to: 5 }])
    expect(found.value).toBe(30 + 4 * 20)
    const cold = maturityOf(
      hourly(() => -5, 10),
      SAUL,
    )
    expect([cold.value, cold.coldHours]).toEqual([0, 10])
    expect(
      maturityOf(
        hourly(() => -5, 10),
        ARRHENIUS,
      ).value,
    ).toBe(0)
    const late = maturityOf(
      [
        { hours: 3, celsius: 25 },
        { hours: 4, celsius: 25 },
      ],
      SAUL,
    )
    expect([late.gaps, late.value]).toEqual([[{ from: 0, to: 3 }], 100])
  })

  test('what is no record is refused', () => {
    const [a, b] = [
      { hours: 0, celsius: 25 },
      { hours: 1, celsius: 26 },
    ]
    expect(fault(() => maturityOf([a], SAUL))).toBe('too-few-results')
    expect(fault(() => maturityOf([b, a], SAUL))).toBe('out-of-order')
    expect(fault(() => maturityOf([a, { ...b, hours: 0 }], SAUL))).toBe('out-of-order')
    expect(fault(() => maturityOf([a, { ...b, celsius: 180 }], SAUL))).toBe('out-of-bounds')
    expect(fault(() => maturityOf([a, { ...b, celsius: Number.NaN }], SAUL))).toBe('not-a-number')
    expect(fault(() => maturityOf([{ ...a, hours: -1 }, b], SAUL))).toBe('out-of-order')
    expect(fault(() => maturityOf([a, b], { ...ARRHENIUS, activationEnergy: 41_570 }))).toBe('out-of-bounds')
  })

  test('2,000 records: more heat is never less maturity, and at the reference temperature it is the age', () => {
    const random = randomFrom(14)
    for (let run = 0; run < CASES; run++) {
      const rules = random() < 0.5 ? SAUL : { ...ARRHENIUS, reference: 20 + 3 * Math.round(random()) }
      let hours = 0
      const record = Array.from({ length: 12 }, () => {
        hours += 0.1 + random() * 3
        return { hours, celsius: -10 + 70 * random() }
      })
      const warmer = record.map(one => ({ ...one, celsius: one.celsius + 20 * random() }))
      const [cold, warm] = [maturityOf(record, rules), maturityOf(warmer, rules)]
      expect(warm.value).toBeGreaterThanOrEqual(cold.value)
      for (let at = 1; at < 12; at++)
        expect(cold.series[at]!.maturity).toBeGreaterThanOrEqual(cold.series[at - 1]!.maturity)
      if (rules.method === 'equivalent-age') {
        const even = record.map(one => ({ ...one, celsius: rules.reference }))
        expect(maturityOf(even, rules).value).toBeCloseTo(hours, 9)
      }
      // When it is reached is the inverse of how much there is.
      const when = hoursAt(cold, maturityAt(cold, hours * 1.5, 22, rules), 22, rules)
      expect(when).toBeCloseTo(hours * 1.5, 6)
    }
  })
})

/** Su 48 MPa, k 0.02 per h, M₀ 6 h: 23.5 MPa at 3 days and so on, exactly on the curve. */
const KNOWN = { su: 48, k: 0.02, m0: 6 }
const onCurve = (maturity: number) =>
  (KNOWN.su * KNOWN.k * (maturity - KNOWN.m0)) / (1 + KNOWN.k * (maturity - KNOWN.m0))
const exact: CurvePoint[] = CURVE_AGES.map(ageDays => ({ ageDays, maturity: ageDays * 24, mpa: onCurve(ageDays * 24) }))

describe('the curve of a mix', () => {
  test('results that lie on a hyperbola give its three figures', () => {
    const curve = strengthMaturity(exact, 'hyperbolic')
    if (curve.kind !== 'hyperbolic') throw new Error('asked for a hyperbola')
    expect(curve.su).toBeCloseTo(KNOWN.su, 3)
    expect(curve.k).toBeCloseTo(KNOWN.k, 5)
    expect(curve.m0).toBeCloseTo(KNOWN.m0, 2)
    expect(curve.scatter).toBeLessThan(1e-3)
    // Though the points scatter nothing, the band is not narrower than a check may differ.
    expect(strengthAt(curve, 168).low).toBeCloseTo(0.9 * onCurve(168), 2)
  })

  test('every age of the standard is asked for, in words', () => {
    const some = exact.filter(({ ageDays }) => ageDays === 7 || ageDays === 28)
    expect(() => strengthMaturity(some, 'hyperbolic')).toThrow(
      'The curve needs results at 1, 3, 7, 14 and 28 days; 1, 3 and 14 days are missing',
    )
    expect(fault(() => strengthMaturity(some, 'logarithmic'))).toBe('too-few-ages')
    expect(fault(() => strengthMaturity(some, 'hyperbolic', [7, 28]))).toBe('too-few-results')
    const falling = exact.map((point, at) => ({ ...point, mpa: 40 - 5 * at }))
    expect(fault(() => strengthMaturity(falling, 'logarithmic'))).toBe('no-growth')
    expect(
      fault(() =>
        strengthMaturity(
          exact.map(point => ({ ...point, mpa: point.mpa * 1000 })),
          'hyperbolic',
        ),
      ),
    ).toBe('out-of-bounds')
  })

  test('beyond its results it has no answer', () => {
    const curve = strengthMaturity(exact, 'hyperbolic')
    expect(fault(() => strengthAt(curve, 30 * 24))).toBe('beyond-curve')
    expect(maturityFor(curve, 47, 'mean')).toBeNull()
    expect(maturityFor(curve, 24, 'mean')).toBeCloseTo(KNOWN.m0 + 24 / (KNOWN.k * 24), 1)
  })

  test('2,000 mixes with scatter: strength rises with maturity, the band holds it, and the lower end is later', () => {
    const random = randomFrom(1074)
    for (let run = 0; run < CASES; run++) {
      const [su, k, m0] = [30 + 40 * random(), 0.005 + 0.04 * random(), 10 * random()]
      const points = CURVE_AGES.map(ageDays => {
        const grown = k * (ageDays * 24 - m0)
        return { ageDays, maturity: ageDays * 24, mpa: ((su * grown) / (1 + grown)) * (0.96 + 0.08 * random()) }
      })
      const curve = strengthMaturity(points, run % 10 ? 'logarithmic' : 'hyperbolic')
      let before = -1
      for (const maturity of [1, 6, 12, 24, 72, 168, 336, 600, 672]) {
        const { low, mpa, high } = strengthAt(curve, maturity)
        expect(mpa).toBeGreaterThanOrEqual(before)
        expect(low).toBeLessThanOrEqual(mpa)
        expect(high).toBeGreaterThanOrEqual(mpa)
        before = mpa
      }
      const asked = strengthAt(curve, 100).mpa
      if (asked < 1) continue
      const [mean, low] = [maturityFor(curve, asked, 'mean'), maturityFor(curve, asked, 'low')]
      expect(mean).toBeCloseTo(100, 4)
      if (low !== null) {
        expect(low).toBeGreaterThan(mean!)
        expect(strengthAt(curve, low).low).toBeCloseTo(asked, 4)
      }
    }
  }, 60_000)
})

describe('strength by a record and a curve', () => {
  const rules = { ...ARRHENIUS, reference: 20, datum: 0 }
  const curve = strengthMaturity(exact, 'hyperbolic')

  test('at the reference temperature it is the curve by age; asked strength is reached when the curve says', () => {
    const record = maturityOf(
      hourly(() => 20, 24),
      rules,
    )
    const { now, reached, line } = strengthForecast(record, curve, rules, { asked: 24, ahead: 20, until: 168 })
    expect(now.mpa).toBeCloseTo(onCurve(24), 2)
    // 24 of 48 MPa: k(M − M₀) = 1, M = 6 + 50 = 56 h.
    expect(reached?.mean).toBeCloseTo(56, 1)
    expect(reached!.low!).toBeGreaterThan(56)
    expect(line.at(-1)).toMatchObject({ hours: 168 })
    expect(strengthForecast(record, curve, rules, { asked: 24, ahead: -5, until: 48 }).reached).toEqual({
      mean: null,
      low: null,
    })
    expect(strengthForecast(record, curve, rules, { asked: null, ahead: 20, until: 48 }).reached).toBeNull()
  })

  test('a hot day is ahead of a cold one', () => {
    const of = (celsius: number) =>
      strengthForecast(
        maturityOf(
          hourly(() => celsius, 24),
          rules,
        ),
        curve,
        rules,
        { asked: 20, ahead: celsius, until: 72 },
      )
    expect(of(45).now.mpa).toBeGreaterThan(of(25).now.mpa)
    expect(of(45).reached!.low!).toBeLessThan(of(25).reached!.low!)
  })

  test('of concrete older than the results of its mix the strength of the oldest is said', () => {
    const record = maturityOf(
      hourly(() => 60, 24 * 20),
      rules,
    )
    expect(strengthForecast(record, curve, rules, { asked: null, ahead: 30, until: 0 }).now.mpa).toBeCloseTo(
      onCurve(672),
      2,
    )
  })

  test('what comes is as warm as the coldest of the last twelve hours', () => {
    expect(
      coolest(
        maturityOf(
          hourly(hour => 50 - hour, 24),
          rules,
        ),
      ),
    ).toBe(26)
    expect(
      coolest(
        maturityOf(
          hourly(hour => (hour < 10 ? 5 : 30), 24),
          rules,
        ),
      ),
    ).toBe(30)
  })
})
