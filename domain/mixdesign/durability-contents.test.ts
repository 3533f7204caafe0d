import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ACI, EN } from '~/tests/kit/given/content-rules'
import { type ContentRules, contentLimits } from './durability-contents'
import { EXPOSURE_CLASSES, type ExposureClass } from './requisition-choices'
import { fitOf, type MixFacts, misses } from './requisition-fit'

const classes = fc.uniqueArray(fc.constantFrom(...EXPOSURE_CLASSES), { maxLength: 5 })
const standard = fc.constantFrom('en206' as const, 'aci318' as const)
const company = fc.record({
  chloridePercent: fc.constantFrom('0.10', '0.20', '0.40', '1.00'),
  alkaliKgPerM3: fc.option(fc.constantFrom('2.50', '3.00', '3.50', '5.00')),
})
const most = (value: string | null) => (value === null ? Number.POSITIVE_INFINITY : Number(value))

test('the printed classes: EN 206 Table 15 and ACI 318 Table 19.3.2.1', () => {
  const chloride = (...of: Parameters<typeof contentLimits>) => contentLimits(...of).chloride
  expect(chloride({ classes: [], reinforcement: 'none' }, EN).most).toBe('1.00')
  expect(chloride({ classes: [] }, EN)).toEqual({ most: '0.40', source: 'Cl 0.40, EN 206 Table 15', of: 'cement' })
  expect(chloride({ classes: ['XC4', 'XS1'] }, EN).most).toBe('0.40')
  expect(chloride({ classes: [], reinforcement: 'prestressed' }, EN).most).toBe('0.20')
  expect(chloride({ classes: ['XC1'] }, ACI)).toMatchObject({ most: '1.00', of: 'cementitious' })
  expect(chloride({ classes: ['XC4'] }, ACI).most).toBe('0.30')
  expect(chloride({ classes: ['XS3'] }, ACI).most).toBe('0.15')
  expect(chloride({ classes: ['XS3'], reinforcement: 'prestressed' }, ACI).most).toBe('0.06')
})

test('no standard gives a limit of alkali: without one of the company the verdict is "limit not set"', () => {
  for (const standard of ['en206', 'aci318'] as const) {
    const alkali = (classes: ExposureClass[], alkaliKgPerM3: string | null) =>
      contentLimits({ classes }, { standard, company: { chloridePercent: '1.00', alkaliKgPerM3 } }).alkali
    expect(alkali(['XC2'], null)).toMatchObject({ most: null, source: expect.stringContaining('Limit not set') })
    expect(alkali(['XC2'], '3.50')).toEqual({ most: '3.50', source: 'Limit of the company' })
    expect(alkali(['XC1'], '3.50').most).toBeNull()
  }
})

test('the company is never looser than the standard, nor the standard than the company', () => {
  fc.assert(
    fc.property(classes, standard, company, (named, by, own) => {
      const both = contentLimits({ classes: named }, { standard: by, company: own })
      const alone = contentLimits({ classes: named }, { ...EN, standard: by })
      expect(most(both.chloride.most)).toBe(Math.min(most(alone.chloride.most), Number(own.chloridePercent)))
      expect([null, own.alkaliKgPerM3]).toContain(both.alkali.most)
    }),
    { numRuns: 2000, seed: 14 },
  )
})

test('one exposure class more never allows more, and nor does more steel', () => {
  fc.assert(
    fc.property(classes, fc.constantFrom(...EXPOSURE_CLASSES), standard, (named, more, by) => {
      fc.pre(named.length > 0)
      const of = (list: typeof named, reinforcement: 'none' | 'steel' | 'prestressed' = 'steel') =>
        contentLimits(
          { classes: list, reinforcement },
          { standard: by, company: { chloridePercent: '1.00', alkaliKgPerM3: '3.50' } },
        )
      const [less, all] = [of(named), of([...named, more])]
      expect(most(all.chloride.most)).toBeLessThanOrEqual(most(less.chloride.most))
      expect(most(all.alkali.most)).toBeLessThanOrEqual(most(less.alkali.most))
      const [none, tense] = [of(named, 'none'), of(named, 'prestressed')]
      expect(most(tense.chloride.most)).toBeLessThanOrEqual(most(less.chloride.most))
      expect(most(less.chloride.most)).toBeLessThanOrEqual(most(none.chloride.most))
    }),
    { numRuns: 2000, seed: 15 },
  )
})

test('a mix with more chloride or alkali than its class allows does not fit it; what is not declared is not judged', () => {
  const mix: MixFacts = {
    strengthMpa: 60,
    ratio: '0.350',
    cementitiousRatio: '0.350',
    equivalent: '420',
    airPercent: '5',
    gwpPerM3: null,
  }
  const wanted = { strengthMpa: 40, exposureClasses: ['XS2'], targetCarbon: null }
  const own: ContentRules = { standard: 'en206', company: { chloridePercent: '0.20', alkaliKgPerM3: '3.50' } }
  const missed = (more: Partial<MixFacts>, rules = own) =>
    misses(fitOf(wanted, { ...mix, ...more }, rules)).map(of => of.check)
  expect(missed({})).toEqual([])
  expect(missed({ chloride: '0.200', alkali: '3.50' })).toEqual([])
  expect(missed({ chloride: '0.201', alkali: '3.51' })).toEqual(['chloride', 'alkali'])
  expect(missed({ chloride: '0.400', alkali: '9.00' }, EN)).toEqual([])
  expect(missed({ chloride: '0.160' }, ACI)).toEqual(['chloride'])
  expect(
    misses(fitOf({ ...wanted, exposureClasses: ['XC1'] }, { ...mix, chloride: '0.200', alkali: '4.00' }, own)),
  ).toEqual([])
})
