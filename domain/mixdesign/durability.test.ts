import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ACI, EN } from '~/tests/kit/given/content-rules'
import { exposureRows } from '../deliveries/ledger-exposure'
import { aciClassesOf, askedTogether, DURABILITY_OF, exposureName } from './durability'
import { exposureVerdicts } from './mix-design-evidence'
import { EXPOSURE_CLASSES } from './requisition-choices'
import { fitOf, misses, saidMiss } from './requisition-fit'
import { strengthAs } from './strength-class'
import { designedFigures } from './trial-batch-ledger'

test('ACI 318 Table 19.3.2.1: chlorides from outside ask 0.40 and 35 MPa, frost with salt the same and 6 % of air', () => {
  const aci = (...of: Parameters<typeof askedTogether>[0]) => askedTogether(of, 'aci318')
  expect(aci('XS1')).toEqual({
    ratio: 0.4,
    binder: null,
    cylinder: 35,
    cube: strengthAs(35, 'cylinder', 'cube'),
    air: null,
  })
  expect(aci('XF4')).toMatchObject({ ratio: 0.4, cylinder: 35, air: 6 })
  expect(aci('XF1')).toMatchObject({ ratio: 0.55, cylinder: 24, air: 5 })
  expect(aci('XA1')).toMatchObject({ ratio: 0.5, cylinder: 28, air: null })
  expect(aci('XC1')).toMatchObject({ ratio: null, cylinder: 17 })
  expect(aci('XC1', 'XF3', 'XS1')).toMatchObject({ ratio: 0.4, cylinder: 35, air: 6 })
  expect(aciClassesOf(['XC2', 'XF4'])).toEqual(['C1', 'F3', 'C2'])
})

test('each standard counts additions its own way: 200 kg of cement with 200 of slag, 150 of water', () => {
  const of = (name: string, kind: string, kgPerM3: string) => ({
    ...{ materialId: name, name, kind, kgPerM3, density: kind === 'addition' ? '2900' : '3150' },
    ...{ chloridePercent: '0.01', alkaliPercent: '0.5', solidsPercent: null },
  })
  const recipe = [of('Cement', 'cement', '200'), of('GGBS', 'addition', '200'), of('Water', 'water', '150')]
  // EN 206: 150 / (200 + 0.6 × 200) = 0.469; ACI 318: 150 / 400 = 0.375.
  const design = designedFigures(recipe, EN)
  expect(design).toMatchObject({ ratio: '0.469', cementitiousRatio: '0.375', equivalent: '320.0' })
  const said = (rules: typeof EN) =>
    misses(
      fitOf(
        { strengthMpa: 45, exposureClasses: ['XS2'], targetCarbon: null },
        { strengthMpa: 45, airPercent: '2', gwpPerM3: null, ...designedFigures(recipe, rules) },
        rules,
      ),
    ).map(saidMiss)
  expect(said(EN)).toEqual(['Water to cement, w/(c + k·a): ≤ 0.45 is asked, the mix has 0.469'])
  expect(said(ACI)).toEqual([])
  expect(exposureVerdicts({ strengthMpa: 45, airPercent: '2', ...design }, ACI, ['XS2'])[0]!.misses).toEqual([])
  expect(exposureVerdicts({ strengthMpa: 40, airPercent: '2', ...design }, ACI, ['XS2'])[0]!.misses).toHaveLength(1)
})

test('a load is judged by the standard of its company: ACI leaves the ratio no room, and the air 1.5 %', () => {
  const row = (key: 'water-cement' | 'equivalent-cement' | 'air', value: string) => ({
    ...{ key, name: key, unit: '', value, least: null, most: null, source: '' },
    ...{ missing: null, verdict: 'within' as const },
  })
  const rows = [row('water-cement', '0.469'), row('equivalent-cement', '320'), row('air', '4.5')]
  const made = (standard: 'en206' | 'aci318', wcm: string) =>
    exposureRows({ classes: ['XF4'], strengthMpa: 45, standard }, rows, wcm).map(({ name, least, most, verdict }) => [
      name,
      least ?? most,
      verdict,
    ])
  expect(made('en206', '0.375')).toEqual([
    ['Strength of the mix for XF4', '37', 'within'],
    ['w/(c + k·a) for XF4', '0.470', 'within'],
    ['c + k·a for XF4', '330.0', 'below'],
    ['Air for XF4', '3.5', 'within'],
  ])
  expect(made('aci318', '0.401')).toEqual([
    ['Strength of the mix for XF4', expect.any(String), 'within'],
    ['w/cm for XF4', '0.400', 'above'],
    ['Air for XF4', '4.5', 'within'],
  ])
})

test('every class of every standard asks a cube at least as much as its cylinder', () => {
  for (const { of } of Object.values(DURABILITY_OF))
    for (const name of EXPOSURE_CLASSES) expect(of(name).cube).toBeGreaterThanOrEqual(of(name).cylinder)
})

test('a class is chosen by the name that the standard in force has for it', () => {
  expect(exposureName('XS1', 'en206')).toBe('XS1')
  expect(exposureName('XS1', 'aci318')).toBe('C2 (XS1)')
  expect(exposureName('XF4', 'aci318')).toBe('F3, C2 (XF4)')
  for (const standard of ['en206', 'aci318'] as const)
    expect(new Set(EXPOSURE_CLASSES.map(name => exposureName(name, standard))).size).toBe(EXPOSURE_CLASSES.length)
})

test('90 kg of cement with 250 kg of fly ash are no concrete for tide and spray: 29.7 kg of the ash count, by 0.4', () => {
  const of = (name: string, kind: string, kgPerM3: string, density: string) => ({
    ...{ materialId: name, name, kind, kgPerM3, density },
    ...{ chloridePercent: '0.01', alkaliPercent: '0.5', solidsPercent: null },
  })
  const recipe = [
    of('Cement', 'cement', '90', '3150'),
    of('Fly ash', 'addition', '250', '2300'),
    of('Water', 'water', '150', '1000'),
  ]
  // 90 + 0.4 × 0.33 × 90 = 101.88; 150 / 101.88 = 1.472. All binder would be 340 kg at 0.441.
  const design = designedFigures(recipe, EN)
  expect(design).toMatchObject({ equivalent: '101.9', ratio: '1.472', cementitiousRatio: '0.441' })
  const wanted = { strengthMpa: 45, exposureClasses: ['XS3'], targetCarbon: null }
  const found = misses(fitOf(wanted, { strengthMpa: 45, airPercent: '2', gwpPerM3: null, ...design }, EN))
  expect(found.map(({ check, asked }) => [check, asked])).toEqual([
    ['ratio', '≤ 0.45'],
    ['binder', '≥ 340 kg/m³'],
  ])
})

test('the durability of a concrete is never judged better by its cube than by its cylinder, nor worse', () => {
  const mix = fc.record({
    cylinder: fc.integer({ min: 50, max: 1100 }).map(tenth => tenth / 10),
    ratio: fc.integer({ min: 250, max: 800 }).map(of => (of / 1000).toFixed(3)),
    equivalent: fc.integer({ min: 1500, max: 5000 }).map(of => (of / 10).toFixed(1)),
    airPercent: fc.integer({ min: 0, max: 80 }).map(of => (of / 10).toFixed(1)),
  })
  const standard = fc.constantFrom('en206' as const, 'aci318' as const)
  const judged = { held: 0, missed: 0 }
  fc.assert(
    fc.property(mix, fc.constantFrom(...EXPOSURE_CLASSES), standard, ({ cylinder, ...of }, exposureClass, by) => {
      const asked = DURABILITY_OF[by].of(exposureClass)
      const atMost = (most: number | null, has: string) => most === null || Number(has) <= most
      const atLeast = (least: number | null, has: string) => least === null || Number(has) >= least
      const byCylinder =
        cylinder >= asked.cylinder &&
        atMost(asked.ratio, of.ratio) &&
        atLeast(asked.binder, of.equivalent) &&
        atLeast(asked.air, of.airPercent)
      const strengthMpa = strengthAs(cylinder, 'cylinder', 'cube')
      const facts = { ...of, strengthMpa, cementitiousRatio: of.ratio, gwpPerM3: null }
      const demand = { strengthMpa: 0, exposureClasses: [exposureClass], targetCarbon: null }
      const byCube = misses(fitOf(demand, facts, by === 'en206' ? EN : ACI)).length === 0
      expect([exposureClass, by, cylinder, byCube]).toEqual([exposureClass, by, cylinder, byCylinder])
      judged[byCube ? 'held' : 'missed']++
    }),
    { numRuns: 2000, seed: 318 },
  )
  expect(Math.min(judged.held, judged.missed)).toBeGreaterThan(100)
})
