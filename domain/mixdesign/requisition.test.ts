import { describe, expect, test } from 'vitest'
import { EN } from '~/tests/kit/given/content-rules'
import { specifiedStrength } from '../cylinders/specimen/kind'
import { askedTogether, DURABILITY } from './durability'
import { EXPOSURE_CLASSES } from './requisition-choices'
import { fitOf, misses, saidMiss } from './requisition-fit'
import { judged, REQUISITION_TEST_TYPES, REQUISITION_TESTS, testsOf } from './requisition-tests'

const mix = {
  ...{ strengthMpa: 45, ratio: '0.450', cementitiousRatio: '0.430', equivalent: '380.0' },
  ...{ airPercent: '1.00', gwpPerM3: '310.500' },
}
const asked = (more: object = {}) => ({ strengthMpa: 40, exposureClasses: [], targetCarbon: null, ...more })
const missed = (demand: object, of: object = {}) =>
  misses(fitOf(asked(demand), { ...mix, ...of }, EN)).map(({ check }) => check)

describe('whether a mix meets a requisition', () => {
  test('only what is asked is checked', () => {
    expect(fitOf(asked(), mix, EN)).toEqual([
      { check: 'strength', name: 'Strength', asked: '≥ 40 MPa', given: '45 MPa', ok: true },
    ])
  })

  test('strength, ratio, cement and carbon each miss by themselves, at their limit they hold', () => {
    expect(missed({ strengthMpa: 46 })).toEqual(['strength'])
    expect(missed({ exposureClasses: ['XS2'] })).toEqual([])
    expect(missed({ exposureClasses: ['XS2'] }, { ratio: '0.451' })).toEqual(['ratio'])
    expect(missed({ exposureClasses: ['XA3'] }, { equivalent: '359.9' })).toEqual(['binder'])
    expect(missed({ targetCarbon: '310.500' })).toEqual([])
    expect(missed({ targetCarbon: '310.499' })).toEqual(['carbon'])
  })

  test('an exposure class asks for more strength than the requisition does', () => {
    expect(missed({ strengthMpa: 25, exposureClasses: ['XS3'] }, { strengthMpa: 30 })).toEqual(['exposure-strength'])
  })

  test('a grade is a cube strength: XS3 asks C35/45, so grades 35 and 40 are too weak and 45 is not', () => {
    const by = (strengthMpa: number) =>
      missed({ strengthMpa, exposureClasses: ['XS3'] }, { strengthMpa, equivalent: '400' })
    expect([35, 40, 45].map(by)).toEqual([['exposure-strength'], ['exposure-strength'], []])
    expect(missed({ strengthMpa: 30, exposureClasses: ['XC4'] }, { strengthMpa: 30 })).toEqual(['exposure-strength'])
  })

  test('a class passes by its cube exactly where it passes by its cylinder', () => {
    for (const name of EXPOSURE_CLASSES)
      for (let grade = 10; grade <= 115; grade++) {
        const { cube, cylinder } = DURABILITY[name]
        expect(grade >= cube, `${name} ${grade}`).toBe(specifiedStrength(grade, '150x300') >= cylinder)
      }
  })

  test('classes that hold at the same place are met together: the strictest of each', () => {
    const both = { strengthMpa: 30, exposureClasses: ['XC4', 'XF4'] }
    expect(missed({ ...both, exposureClasses: ['XC4'] }, { strengthMpa: 37 })).toEqual([])
    expect(missed(both, { strengthMpa: 37 })).toEqual(['air'])
    expect(missed({ ...both, exposureClasses: ['XF4', 'XS3'] }, { strengthMpa: 37, ratio: '0.450' })).toEqual([
      'exposure-strength',
      'air',
    ])
    const [strength] = misses(
      fitOf(asked({ ...both, exposureClasses: ['XF4', 'XS3'] }), { ...mix, strengthMpa: 37 }, EN),
    )
    expect(strength!.name).toBe('Strength for XS3, XF4')
  })

  test('frost with much water or salt asks for air', () => {
    for (const exposureClass of ['XF2', 'XF3', 'XF4'])
      expect([
        missed({ exposureClasses: [exposureClass] }),
        missed({ exposureClasses: [exposureClass] }, { airPercent: '4.00' }),
      ]).toEqual([['air'], []])
    expect(missed({ exposureClasses: ['XF1'] })).toEqual([])
  })

  test('a figure that the mix does not have is not met, and is said so', () => {
    const [miss] = misses(fitOf(asked({ targetCarbon: '300' }), { ...mix, gwpPerM3: null }, EN))
    expect(saidMiss(miss!)).toBe('Carbon A1–A3: ≤ 300 kg CO₂e/m³ is asked, the mix has no figure')
  })

  test('several classes together ask at least what each of them asks, and one alone what it asks', () => {
    for (const one of EXPOSURE_CLASSES)
      for (const other of EXPOSURE_CLASSES) {
        const { ratio, binder, air, cube, cylinder } = askedTogether([one, other])
        for (const of of [DURABILITY[one], DURABILITY[other]]) {
          expect(ratio ?? 9).toBeLessThanOrEqual(of.ratio ?? 9)
          for (const [both, each] of [
            [binder, of.binder],
            [air, of.air],
            [cube, of.cube],
            [cylinder, of.cylinder],
          ])
            expect(both ?? 0).toBeGreaterThanOrEqual(each ?? 0)
        }
        const { where: _, ...alone } = DURABILITY[one]
        expect(askedTogether([one, one])).toEqual(alone)
      }
  })

  test('harsher exposure never asks for less', () => {
    for (const family of ['XC', 'XS', 'XA'])
      EXPOSURE_CLASSES.filter(name => name.startsWith(family)).reduce((mild, harsh) => {
        expect(DURABILITY[harsh].ratio).toBeLessThanOrEqual(DURABILITY[mild].ratio!)
        expect(DURABILITY[harsh].binder).toBeGreaterThanOrEqual(DURABILITY[mild].binder!)
        return harsh
      })
  })
})

describe('tests of a requisition', () => {
  test.each([
    ['0.02', null, '0.03', 'pass'],
    ['0.03', null, '0.03', 'pass'],
    ['0.031', null, '0.03', 'fail'],
    ['2.2', '2.3', '3.1', 'fail'],
    ['2.3', '2.3', '3.1', 'pass'],
    ['2.3', null, null, null],
    [null, '2.3', null, null],
  ])('%s between %s and %s is %s', (result, least, most, verdict) => {
    expect(judged({ result, least, most })).toBe(verdict)
  })

  test('every test belongs to a material, and every material that is bought has tests', () => {
    for (const type of REQUISITION_TEST_TYPES) expect(REQUISITION_TESTS[type].kinds.length).toBeGreaterThan(0)
    for (const kind of ['cement', 'addition', 'sand', 'stone', 'water', 'admixture'])
      expect(testsOf(kind).length, kind).toBeGreaterThan(0)
    expect(testsOf('sand').map(({ testType }) => testType)).not.toContain('strength_28d')
  })
})
