import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { EN } from '~/tests/kit/given/content-rules'
import { exposureVerdicts, mixEvidence, type TrialResult } from './mix-design-evidence'
import { EXPOSURE_CLASSES } from './requisition-choices'
import { fitOf, misses } from './requisition-fit'

const RULES = { asks: 'required', batches: 1, marginMpa: 6, productionResults: 15 } as const
const NONE = { results: 0, meanMargin: null, since: '2025-11-24' }
const trial = (of: Partial<TrialResult> = {}): TrialResult => ({
  trialNo: 'TB-1',
  fck: 32,
  mean: 38.9,
  dueOn: '2026-12-18',
  approved: true,
  counts: true,
  ...of,
})

describe('evidence of a mix', () => {
  test('EN 206 A.5: the mean of the trial lies the margin above fck, no less', () => {
    expect(mixEvidence(RULES, [trial({ mean: 38 })], NONE)).toMatchObject({ met: true, by: 'trial', margin: 6 })
    expect(mixEvidence(RULES, [trial({ mean: 37.9 })], NONE)).toMatchObject({ met: false, by: null, margin: 5.9 })
  })

  test('a result that is not approved, does not count or is still to come is none', () => {
    const missing = (of: Partial<TrialResult>) => mixEvidence(RULES, [trial(of)], NONE).missing
    expect(missing({ mean: null })).toEqual(['TB-1 is tested on 18/12/2026'])
    expect(missing({ approved: false })).toEqual(['The result of TB-1 is not approved yet'])
    expect(missing({ counts: false })[0]).toBe('The result of TB-1 does not count')
  })

  test('enough production results of other versions replace a trial', () => {
    const made = { results: 15, meanMargin: 6.2, since: '2025-11-24' }
    expect(mixEvidence(RULES, [], made)).toMatchObject({ met: true, by: 'production', missing: [] })
    expect(mixEvidence(RULES, [], { ...made, results: 14 }).met).toBe(false)
    expect(mixEvidence({ ...RULES, productionResults: 0 }, [], made).met).toBe(false)
  })

  test('seeded: a stronger trial never takes evidence away', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 90, noNaN: true }), { minLength: 1, maxLength: 5 }), means => {
        const met = (more: number) =>
          mixEvidence(
            RULES,
            means.map(mean => trial({ mean: mean + more })),
            NONE,
          ).met
        return !met(0) || met(2)
      }),
      { seed: 14, numRuns: 2000 },
    )
  })
})

test('exposure classes of a mix: its strength, w/(c + k·a), c + k·a and, for frost and salt, its air', () => {
  const of = (airPercent: string) =>
    exposureVerdicts(
      { strengthMpa: 45, ratio: '0.450', cementitiousRatio: '0.450', equivalent: '340.0', airPercent },
      EN,
    )
      .filter(({ misses }) => !misses.length)
      .map(({ exposureClass }) => exposureClass)
  expect(of('1')).toEqual([
    'X0',
    'XC1',
    'XC2',
    'XC3',
    'XC4',
    'XS1',
    'XS2',
    'XS3',
    'XD1',
    'XD2',
    'XD3',
    'XF1',
    'XA1',
    'XA2',
  ])
  expect(of('4')).toEqual(expect.arrayContaining(['XF2', 'XF3', 'XF4']))
  expect(of('4')).not.toContain('XA3')
})

test('the verdict at booking is that of a requisition for the same mix and class', () => {
  fc.assert(
    fc.property(
      fc.record({
        strengthMpa: fc.integer({ min: 10, max: 90 }),
        ratio: fc.option(fc.integer({ min: 250, max: 800 }).map(of => (of / 1000).toFixed(3))),
        cementitiousRatio: fc.constant(null),
        equivalent: fc.integer({ min: 1500, max: 5000 }).map(of => (of / 10).toFixed(1)),
        airPercent: fc.integer({ min: 0, max: 80 }).map(of => (of / 10).toFixed(1)),
      }),
      fc.uniqueArray(fc.constantFrom(...EXPOSURE_CLASSES), { minLength: 1, maxLength: 8 }),
      (mix, classes) => {
        const booked = exposureVerdicts(mix, EN, classes)
        expect(booked.map(of => of.exposureClass)).toEqual(classes)
        for (const { exposureClass, misses: missed } of booked) {
          const wanted = { strengthMpa: 0, exposureClasses: [exposureClass], targetCarbon: null }
          const asked = misses(fitOf(wanted, { ...mix, gwpPerM3: null }, EN))
          expect(missed.length).toBe(asked.length)
          expect(missed.length === 0).toBe(asked.length === 0)
        }
      },
    ),
    { seed: 20261124, numRuns: 2000 },
  )
})
