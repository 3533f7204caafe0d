import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contentLimits, STANDARD_ALONE } from './durability-contents'
import { EXPOSURE_CLASSES } from './requisition-choices'
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
  const en = { standard: 'en206' as const, classes: [] }
  expect(chloride({ ...en, reinforcement: 'none' }, STANDARD_ALONE).most).toBe('1.00')
  expect(chloride(en, STANDARD_ALONE)).toEqual({ most: '0.40', source: 'Cl 0.40, EN 206 Table 15', of: 'cement' })
  expect(chloride({ ...en, classes: ['XC4', 'XS1'] }, STANDARD_ALONE).most).toBe('0.20')
  expect(chloride({ ...en, reinforcement: 'prestressed' }, STANDARD_ALONE).most).toBe('0.20')
  expect(chloride({ ...en, classes: ['XD3'], reinforcement: 'prestressed' }, STANDARD_ALONE).most).toBe('0.10')
  const aci = { standard: 'aci318' as const }
  expect(chloride({ ...aci, classes: ['XC1'] }, STANDARD_ALONE)).toMatchObject({ most: '1.00', of: 'cementitious' })
  expect(chloride({ ...aci, classes: ['XC4'] }, STANDARD_ALONE).most).toBe('0.30')
  expect(chloride({ ...aci, classes: ['XS3'] }, STANDARD_ALONE).most).toBe('0.15')
  expect(chloride({ ...aci, classes: ['XS3'], reinforcement: 'prestressed' }, STANDARD_ALONE).most).toBe('0.06')
  expect(contentLimits({ ...en, classes: ['XC1'] }, STANDARD_ALONE).alkali.most).toBeNull()
  expect(contentLimits({ ...en, classes: ['XC2'] }, STANDARD_ALONE).alkali.most).toBe('3.50')
})

test('the company is never looser than the standard, nor the standard than the company', () => {
  fc.assert(
    fc.property(classes, standard, company, (named, by, own) => {
      const both = contentLimits({ classes: named, standard: by }, own)
      const alone = contentLimits({ classes: named, standard: by }, STANDARD_ALONE)
      for (const key of ['chloride', 'alkali'] as const)
        expect(most(both[key].most)).toBe(
          Math.min(most(alone[key].most), most(key === 'chloride' ? own.chloridePercent : own.alkaliKgPerM3)),
        )
    }),
    { numRuns: 2000, seed: 14 },
  )
})

test('one exposure class more never allows more, and nor does more steel', () => {
  fc.assert(
    fc.property(classes, fc.constantFrom(...EXPOSURE_CLASSES), standard, (named, more, by) => {
      fc.pre(named.length > 0)
      const of = (list: typeof named, reinforcement: 'none' | 'steel' | 'prestressed' = 'steel') =>
        contentLimits({ classes: list, standard: by, reinforcement }, STANDARD_ALONE)
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
  const mix: MixFacts = { strengthMpa: 60, ratio: '0.350', equivalent: '420', airPercent: '5', gwpPerM3: null }
  const wanted = { strengthMpa: 40, exposureClass: 'XS2', targetCarbon: null }
  const missed = (more: Partial<MixFacts>) => misses(fitOf(wanted, { ...mix, ...more })).map(of => of.check)
  expect(missed({})).toEqual([])
  expect(missed({ chloride: '0.200', alkali: '3.50' })).toEqual([])
  expect(missed({ chloride: '0.201', alkali: '3.51' })).toEqual(['chloride', 'alkali'])
  expect(misses(fitOf({ ...wanted, exposureClass: 'XC1' }, { ...mix, chloride: '0.300', alkali: '4.00' }))).toEqual([])
})
