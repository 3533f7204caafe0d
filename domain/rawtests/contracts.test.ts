import { expect, test } from 'vitest'
import { AndreasenInput, andreasen } from '~/domain/rawtests/aggregate/andreasen'
import { FinenessModulusInput, finenessModulus } from '~/domain/rawtests/aggregate/fineness-modulus'
import { FullerInput, fuller } from '~/domain/rawtests/aggregate/fuller'
import { SieveAnalysisInput } from '~/domain/rawtests/aggregate/sieve-analysis'
import { TarantulaInput, tarantula } from '~/domain/rawtests/aggregate/tarantula'
import { MortarFlexureInput, mortarFlexure } from '~/domain/rawtests/cement/mortar-prisms'
import { VicatReadings, vicatInitial } from '~/domain/rawtests/cement/setting-time'
import { AutoclaveInput, autoclaveExpansion } from '~/domain/rawtests/cement/soundness'

test('every contract feeds its rule', () => {
  const { sizes, maximumSize, exponent } = FullerInput.parse({ sizes: [20, 5], maximumSize: 20 })
  expect(fuller(sizes, maximumSize, exponent).map(point => point.passing)).toEqual([100, 50])
  const { sizes: fine, ...curve } = AndreasenInput.parse({ sizes: [10], largest: 20 })
  expect(andreasen(fine, curve)[0]!.passing).toBeGreaterThan(80)
  const sand = [4, 2, 1, 0.5, 0.25, 0.125].map((size, index) => ({ size, passing: 100 - 15 * index }))
  const modulus = FinenessModulusInput.parse({ grading: sand, series: 'EN' })
  expect(finenessModulus(modulus.grading, modulus.series).value).toBeCloseTo(2.25, 10)
  const { loads, span } = MortarFlexureInput.parse({ loads: [3, 3.1, 3.2] })
  expect(mortarFlexure(loads, span).reported).toBe(7.3)
  const readings = VicatReadings.parse([
    { minutes: 100, penetration: 30 },
    { minutes: 120, penetration: 20 },
  ])
  expect(vicatInitial(readings)).toBe(110)
  const { before, after, gauge } = AutoclaveInput.parse({ before: 250, after: 251 })
  expect(autoclaveExpansion(before, after, gauge)).toBe(0.4)
  const kept = [37.5, 25, 19, 12.5, 9.5, 4.75, 2.36, 1.18, 0.6, 0.3, 0.15, 0.075].map((size, index) => ({
    size,
    passing: 100 - 9 * index,
  }))
  expect(tarantula(TarantulaInput.parse({ grading: kept }).grading).sieves).toHaveLength(12)
})

test('text for numbers, unknown fields and missing lists are refused before any rule runs', () => {
  const good = {
    sieves: [
      { size: 4, retained: 10 },
      { size: 2, retained: 10 },
    ],
    pan: 80,
    totalMass: 100,
  }
  expect(SieveAnalysisInput.safeParse(good).success).toBe(true)
  expect(SieveAnalysisInput.safeParse({ ...good, pan: '80' }).success).toBe(false)
  expect(SieveAnalysisInput.safeParse({ ...good, pan: null }).success).toBe(false)
  expect(SieveAnalysisInput.safeParse({ ...good, operator: 'x' }).success).toBe(false)
  expect(SieveAnalysisInput.safeParse({ ...good, sieves: undefined }).success).toBe(false)
})
