import { expect, test } from 'vitest'
import { checkDischarge, DischargeInput } from '~/domain/cylinders/discharge-limit'
import { En206SigmaInput, en206Sigma } from '~/domain/cylinders/en206-sigma'
import { plantSummary } from '~/domain/cylinders/plant-summary'
import { PlantSummaryInput } from '~/domain/cylinders/plant-summary-input'
import { SlumpLimitsInput } from '~/domain/cylinders/slump-limits'
import { StrengthCusumInput } from '~/domain/cylinders/strength-cusum'
import { TestAgeInput, testAge } from '~/domain/cylinders/test-age'

test('instants arrive as ISO text and reach the rule as instants', () => {
  const at = (hour: number) => `2026-03-02T${String(hour).padStart(2, '0')}:00:00+08:00`
  const discharge = DischargeInput.parse({ firstWaterAt: at(8), dischargedAt: at(10) })
  expect(checkDischarge(discharge)).toMatchObject({ minutes: 120, late: true })
  const age = TestAgeInput.parse({ castAt: at(8), testedAt: '2026-03-30T08:00:00+08:00', nominalDays: 28 })
  expect(testAge(age.castAt, age.testedAt, age.nominalDays)).toMatchObject({ hours: 672, withinTolerance: true })
  const results = Array.from({ length: 35 }, (_, index) => ({
    value: index % 2 ? 44 : 46,
    sampledAt: new Date(Date.UTC(2026, 0, 1 + 3 * index)).toISOString(),
  }))
  expect(en206Sigma(En206SigmaInput.parse({ results })).sigma).toBeCloseTo(1.772, 10)
  expect(plantSummary(PlantSummaryInput.parse({ tests: [], now: at(8) }))).toEqual([])
})

test('null, nonsense and unknown fields are refused before any rule runs', () => {
  const good = { firstWaterAt: '2026-03-02T00:00:00Z', dischargedAt: '2026-03-02T01:00:00Z' }
  expect(DischargeInput.safeParse(good).success).toBe(true)
  expect(DischargeInput.safeParse({ ...good, dischargedAt: null }).success).toBe(false)
  expect(DischargeInput.safeParse({ ...good, dischargedAt: 0 }).success).toBe(false)
  expect(DischargeInput.safeParse({ ...good, dischargedAt: 'yesterday' }).success).toBe(false)
  expect(DischargeInput.safeParse({ ...good, minutes: 5 }).success).toBe(false)
  expect(SlumpLimitsInput.safeParse({ by: 'maximum', maximum: '75' }).success).toBe(false)
  expect(StrengthCusumInput.safeParse({ results: [], target: 45, sigma: 3, usualGain: 12 }).success).toBe(false)
})
