import { expect, test } from 'vitest'
import { bs882Sand, bs882ZoneHeld } from '~/domain/rawtests/limits/bs882'
import { c33Coarse, raisedFinesLimit } from '~/domain/rawtests/limits/c33-coarse'
import { c33Fine } from '~/domain/rawtests/limits/c33-fine'
import { en12620 } from '~/domain/rawtests/limits/en-12620'
import { checkGrading, GRADING_SPECIFICATIONS, gradingSpecification } from '~/domain/rawtests/limits/grading-limits'
import { faultOf } from '~/tests/kit/rules/fault-of'

const grading = (passing: Record<string, number>) =>
  Object.entries(passing)
    .map(([size, value]) => ({ size: Number(size), passing: value }))
    .sort((a, b) => b.size - a.size)

const SAND = grading({ 9.5: 100, 4.75: 99, 2.36: 88, 1.18: 75, 0.6: 57, 0.3: 25, 0.15: 7 })

test('built-in specifications: limits fall with the sieve and every minimum is below its maximum', () => {
  expect(GRADING_SPECIFICATIONS).toHaveLength(1 + 15 + 8 + 4 + 4)
  for (const { limits } of GRADING_SPECIFICATIONS) {
    limits.forEach((limit, index) => {
      expect(limit.min).toBeLessThanOrEqual(limit.max)
      const coarser = limits[index - 1]
      if (coarser) expect(limit.size < coarser.size && limit.max <= coarser.max && limit.min <= coarser.min).toBe(true)
    })
  }
})

test('ASTM C33 fine: a good sand passes, its base and fines are judged', () => {
  const result = c33Fine({ grading: SAND, baseFinenessModulus: 2.6, passing75um: 3.2, use: 'abrasion' })
  expect(result.finenessModulus).toBe(2.49)
  expect(result.limits.verdict).toBe('pass')
  expect(result.findings.filter(finding => !finding.pass).map(finding => finding.rule)).toEqual(['finer than 75 µm'])
  expect(c33Fine({ grading: SAND, passing75um: 3.2 }).verdict).toBe('pass')
  expect(c33Fine({ grading: SAND, baseFinenessModulus: 2.7 }).verdict).toBe('fail')
})

test('ASTM C33 fine: more than 45 % between two neighbours fails even inside the limits', () => {
  const gap = grading({ 9.5: 100, 4.75: 100, 2.36: 95, 1.18: 75, 0.6: 29, 0.3: 20, 0.15: 5 })
  const result = c33Fine({ grading: gap })
  expect(result.limits.verdict).toBe('pass')
  expect(result.findings.find(finding => !finding.pass)).toMatchObject({ value: 46, max: 45 })
})

test('ASTM C33 coarse size 57: a dash is no requirement, a missing sieve is not a pass', () => {
  const good = grading({ 37.5: 100, 25: 97, 19: 10, 12.5: 45, 4.75: 6, 2.36: 2 }).filter(point => point.size !== 19)
  expect(c33Coarse({ grading: good, sizeNumber: '57' }).verdict).toBe('pass')
  expect(c33Coarse({ grading: good.filter(point => point.size !== 12.5), sizeNumber: '57' }).verdict).toBe('incomplete')
  expect(c33Coarse({ grading: good, sizeNumber: '57', passing75um: 1.2 }).verdict).toBe('fail')
  expect(c33Coarse({ grading: good, sizeNumber: '57', passing75um: 1.2, cleanFines: true }).verdict).toBe('pass')
  expect(faultOf(() => c33Coarse({ grading: good, sizeNumber: '58' }))).toBe('unknown-specification')
})

test('ASTM C33 coarse: the fines limit rises by what the sand leaves unused', () => {
  expect(raisedFinesLimit(40, 3, 1)).toBeCloseTo(1 + (40 / 60) * 2, 12)
  expect(faultOf(() => raisedFinesLimit(40, 3, 4))).toBe('out-of-bounds')
})

test('BS 882: a sand can be C and M at once; crushed rock may pass 20 % at 150 µm', () => {
  const both = grading({ 10: 100, 5: 95, 2.36: 80, 1.18: 65, 0.6: 45, 0.3: 20, 0.15: 6 })
  expect(bs882Sand({ grading: both }).zones).toEqual(['C', 'M'])
  const dusty = both.map(point => (point.size === 0.15 ? { ...point, passing: 18 } : point))
  expect(bs882Sand({ grading: dusty }).overall.verdict).toBe('fail')
  expect(bs882Sand({ grading: dusty, crushedRock: true }).overall.verdict).toBe('pass')
  expect(bs882Sand({ grading: dusty, crushedRock: true, heavyDutyFloor: true }).overall.verdict).toBe('fail')
})

test('BS 882: one sample in ten consecutive may leave the zone', () => {
  const inside = grading({ 10: 100, 5: 95, 2.36: 80, 1.18: 65, 0.6: 45, 0.3: 20, 0.15: 6 })
  const out = inside.map(point => (point.size === 0.6 ? { ...point, passing: 20 } : point))
  const run = (outside: number[]) => Array.from({ length: 25 }, (_, index) => (outside.includes(index) ? out : inside))
  expect(bs882ZoneHeld(run([3, 13, 23]), 'M')).toEqual({ held: true, outside: [3, 13, 23] })
  expect(bs882ZoneHeld(run([3, 12]), 'M').held).toBe(false)
})

test('EN 12620: GC90/15 4/20 with its mid-size sieve, and the note on passing D', () => {
  const rows = grading({ 40: 100, 31.5: 100, 20: 96, 10: 48, 4: 9, 2: 3 })
  const input = { grading: rows, d: 4, D: 20, category: 'GC90/15' }
  const result = en12620(input)
  expect(result.verdict).toBe('pass')
  expect(result.sieves.map(sieve => [sieve.rule, sieve.size])).toEqual([
    ['2D', 40],
    ['1.4D', 31.5],
    ['D', 20],
    ['d', 4],
    ['d/2', 2],
    ['mid-size', 10],
  ])
  expect(en12620({ ...input, typicalMidSize: 30 }).sieves.at(-1)).toMatchObject({
    min: 25,
    max: 47.5,
    verdict: 'above',
  })
  const fine = grading({ 8: 100, 6.3: 100, 4: 99.5, 2: 80 })
  expect(en12620({ grading: fine, d: 0, D: 4, category: 'GF85' })).toMatchObject({
    verdict: 'pass',
    declareTypicalGrading: true,
  })
  expect(faultOf(() => en12620({ ...input, category: 'GX' }))).toBe('unknown-category')
  expect(faultOf(() => en12620({ ...input, d: 16 }))).toBe('size-designation')
})

test('a grading that rises, or is not in percent, is a fault', () => {
  const limits = gradingSpecification('bs882-graded-20-5').limits
  expect(faultOf(() => checkGrading(grading({ 20: 90, 10: 95 }), limits))).toBe('passing-rises')
  expect(faultOf(() => checkGrading(grading({ 20: 900, 10: 95 }), limits))).toBe('out-of-bounds')
})
