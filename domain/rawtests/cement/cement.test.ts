import fc from 'fast-check'
import { expect, test } from 'vitest'
import { blaineC204, blaineEn196, en196Factor } from '~/domain/rawtests/cement/blaine'
import { C150_TYPES, cementC150, cementEn197, EN197_CLASSES } from '~/domain/rawtests/cement/limits'
import { millConsistency } from '~/domain/rawtests/cement/mill-consistency'
import { mortarCubes } from '~/domain/rawtests/cement/mortar-cubes'
import { mortarFlexure, mortarPrisms } from '~/domain/rawtests/cement/mortar-prisms'
import { settingTime, vicatInitial } from '~/domain/rawtests/cement/setting-time'
import { autoclaveExpansion, leChatelier } from '~/domain/rawtests/cement/soundness'
import { faultOf } from '~/tests/kit/rules/fault-of'

test('Blaine: the published constant 524.29', () => {
  expect(en196Factor()).toBeCloseTo(524.29, 2)
  expect(blaineEn196({ constant: 2, density: 3.1, seconds: [100, 100.4, 99.6, 100] }).surface).toBeCloseTo(
    (524.29 * 20) / 31,
    2,
  )
})

test('Blaine: at equal density, porosity and temperature only the times count', () => {
  const bed = { density: 3.15, porosity: 0.5 }
  const result = blaineC204({ sample: { ...bed, seconds: 84 }, standard: { ...bed, seconds: 78.2, surface: 377 } })
  expect(result.surface).toBeCloseTo((377 * Math.sqrt(84)) / Math.sqrt(78.2), 9)
  expect(result.reported).toBe(391)
})

test('Blaine: a surface in cm²/g, scattered times and impossible porosity are faults', () => {
  const bed = { density: 3.15, porosity: 0.5, seconds: 80 }
  expect(faultOf(() => blaineC204({ sample: bed, standard: { ...bed, surface: 3770 } }))).toBe('out-of-bounds')
  expect(faultOf(() => blaineEn196({ constant: 2, density: 3.1, seconds: [100, 103] }))).toBe('times-scatter')
  expect(faultOf(() => blaineC204({ sample: { ...bed, porosity: 50 }, standard: { ...bed, surface: 377 } }))).toBe(
    'out-of-bounds',
  )
})

test('mortar prisms: 52.0 is 17.5 % away, is left out, and the result is 42.7', () => {
  const result = mortarPrisms({ loads: [68.0, 69.6, 70.4, 66.4, 67.2, 83.2] })
  expect(result.results).toEqual([42.5, 43.5, 44.0, 41.5, 42.0, 52.0])
  expect(result.mean).toBeCloseTo(44.25, 10)
  expect(result.rejected?.index).toBe(5)
  expect(result.rejected?.deviation).toBeCloseTo(17.5, 1)
  expect(result.reported).toBe(42.7)
  expect(mortarPrisms({ loads: [68, 69.6, 70.4, 66.4, 67.2, 68.8] }).rejected).toBeNull()
})

test('mortar prisms: a second outlier voids the set, five loads are not six', () => {
  expect(faultOf(() => mortarPrisms({ loads: [68, 69.6, 70.4, 66.4, 50, 83.2] }))).toBe('prisms-void')
  expect(faultOf(() => mortarPrisms({ loads: [68, 69.6, 70.4, 66.4, 50] }))).toBe('six-results-needed')
  expect(faultOf(() => mortarPrisms({ loads: [68_000, 69.6, 70.4, 66.4, 67, 68] }))).toBe('out-of-bounds')
  expect(mortarFlexure([3, 3.1, 3.2])).toEqual({ results: [7, 7.3, 7.5], reported: 7.3 })
})

test('mortar prisms: the result lies among the results that were kept', () => {
  const loads = fc.array(fc.double({ min: 60, max: 75, noNaN: true }), { minLength: 6, maxLength: 6 })
  fc.assert(
    fc.property(loads, given => {
      const fault = faultOf(() => mortarPrisms({ loads: given }))
      fc.pre(fault === 'none')
      const { results, reported, rejected } = mortarPrisms({ loads: given })
      const kept = results.filter((_, index) => index !== rejected?.index)
      expect(reported).toBeGreaterThanOrEqual(Math.min(...kept) - 1e-9)
      expect(reported).toBeLessThanOrEqual(Math.max(...kept) + 1e-9)
    }),
  )
})

test('mortar cubes: three out of range lose one, two out of range are void', () => {
  expect(mortarCubes({ loads: [100, 101, 102] })).toEqual({ results: [40, 40.4, 40.8], rejected: null, reported: 40.4 })
  expect(mortarCubes({ loads: [100, 101, 120] })).toMatchObject({ rejected: 2, reported: 40.2 })
  expect(faultOf(() => mortarCubes({ loads: [100, 110] }))).toBe('cubes-void')
})

test('setting: to five minutes, Vicat 25 mm between readings', () => {
  expect(settingTime({ initial: 142, final: 203 })).toEqual({ initial: 140, final: 205 })
  expect(faultOf(() => settingTime({ initial: 150, final: 140 }))).toBe('final-before-initial')
  expect(
    vicatInitial([
      { minutes: 90, penetration: 40 },
      { minutes: 105, penetration: 31 },
      { minutes: 120, penetration: 19 },
    ]),
  ).toBe(113)
  expect(
    faultOf(() =>
      vicatInitial([
        { minutes: 90, penetration: 40 },
        { minutes: 105, penetration: 31 },
      ]),
    ),
  ).toBe('set-not-reached')
})

test('soundness: mean of two openings to 0.5 mm, autoclave in percent', () => {
  expect(
    leChatelier({
      moulds: [
        { before: 12, after: 13 },
        { before: 11, after: 12.4 },
      ],
    }).reported,
  ).toBe(1)
  expect(
    faultOf(() =>
      leChatelier({
        moulds: [
          { before: 12, after: 11 },
          { before: 11, after: 12 },
        ],
      }),
    ),
  ).toBe('needles-closed')
  expect(autoclaveExpansion(250, 250.42)).toBe(0.17)
})

test('EN 197-1: 42.5N with 9.8 MPa at 2 days fails, 28 days has a top as well', () => {
  const good = { strength: { 2: 18, 28: 52 }, initialSet: 140, expansion: 1 }
  expect(cementEn197(good, '42.5N').verdict).toBe('pass')
  const early = cementEn197({ ...good, strength: { 2: 9.8, 28: 52 } }, '42.5N')
  expect(early.findings.filter(row => row.verdict === 'fail').map(row => row.rule)).toEqual(['strength at 2 d'])
  expect(cementEn197({ ...good, strength: { 2: 9.8, 28: 52 } }, '42.5N', true).verdict).toBe('pass')
  expect(cementEn197({ ...good, strength: { 2: 18, 28: 63 } }, '42.5N').verdict).toBe('fail')
  expect(cementEn197({ ...good, initialSet: null }, '42.5N').verdict).toBe('incomplete')
  expect(cementEn197({ ...good, sulfate: 3.8 }, '42.5N').verdict).toBe('fail')
  expect(cementEn197({ ...good, strength: { 2: 32, 28: 60 }, sulfate: 3.8 }, '42.5R').verdict).toBe('pass')
  expect(faultOf(() => cementEn197(good, '43N'))).toBe('unknown-class')
  expect(faultOf(() => cementEn197({ ...good, strength: { 2: 1800 } }, '42.5N'))).toBe('out-of-bounds')
})

test('ASTM C150: type I, no Blaine floor for type III, and every class has at least one strength', () => {
  const good = { strength: { 3: 25, 7: 33 }, initialSet: 120, blaine: 380, autoclave: 0.05, mortarAir: 8 }
  expect(cementC150(good, 'I').verdict).toBe('pass')
  expect(cementC150({ ...good, blaine: 250 }, 'I').verdict).toBe('fail')
  expect(cementC150({ ...good, blaine: 440 }, 'IV').findings.find(row => row.rule === 'Blaine fineness')?.verdict).toBe(
    'fail',
  )
  expect(cementC150({ ...good, strength: { 1: 13, 3: 25 }, blaine: null }, 'III').verdict).toBe('pass')
  for (const { strength } of [...Object.values(EN197_CLASSES), ...Object.values(C150_TYPES)]) {
    expect(Object.keys(strength).length).toBeGreaterThan(0)
  }
})

test('a source loses the testing error: √(s² − e²)', () => {
  const result = millConsistency({ strengths: [52, 54, 53, 55, 51, 56], duplicateDifferences: [0.8, 1.2, -1] })
  expect(result.testing).toBeCloseTo(1 / 1.128, 10)
  expect(result.source! ** 2 + result.testing! ** 2).toBeCloseTo(result.total ** 2, 9)
  expect(result.movingMeans.slice(3)).toEqual([null, 53, 53.8])
})

test('EN 197-1 Table 10: a single result may set 15, 10 or 5 minutes earlier by its class, and hold 0.5 % more SO3', () => {
  const strength = { '2': 25, '7': 30, '28': 58 }
  const of = (cementClass: string, initialSet: number, sulfate: number, single: boolean) => {
    const { findings } = cementEn197({ strength, initialSet, expansion: 1, sulfate }, cementClass, single)
    return ['initial set', 'sulfate (SO3)'].map(rule => findings.find(of => of.rule === rule)?.verdict)
  }
  expect(of('42.5N', 47, 3.9, true)).toEqual(['fail', 'pass'])
  expect(of('42.5N', 50, 4.1, true)).toEqual(['pass', 'fail'])
  expect(of('32.5R', 60, 4.0, true)).toEqual(['pass', 'pass'])
  expect(of('52.5N', 39, 4.5, true)).toEqual(['fail', 'pass'])
  expect(of('52.5N', 40, 4.6, true)).toEqual(['pass', 'fail'])
  expect(of('42.5N', 50, 3.9, false)).toEqual(['fail', 'fail'])
})
