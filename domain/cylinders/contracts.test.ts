import { expect, test } from 'vitest'
import { Aci318CoresInput, aci318Cores } from '~/domain/cylinders/conformity/aci318-acceptance'
import { En206SigmaInput, en206Sigma } from '~/domain/cylinders/conformity/en206-sigma'
import { cumulativeSums } from '~/domain/cylinders/control/cusum'
import { plantSummary } from '~/domain/cylinders/control/plant-summary'
import { PlantSummaryInput } from '~/domain/cylinders/control/plant-summary-input'
import { StrengthCusumInput } from '~/domain/cylinders/control/strength-cusum'
import { CusumInput, MASKS, vMask } from '~/domain/cylinders/control/v-mask'
import { checkDischarge, DischargeInput } from '~/domain/cylinders/fresh/discharge-limit'
import { SlumpLimitsInput } from '~/domain/cylinders/fresh/slump-limits'
import {
  CharacteristicStrengthInput,
  characteristicStrength,
} from '~/domain/cylinders/specimen/characteristic-strength'
import { HardenedDensityInput, hardenedDensity } from '~/domain/cylinders/specimen/hardened-density'
import { TestAgeInput, testAge } from '~/domain/cylinders/specimen/test-age'

test('instants arrive as ISO text and reach the rule as instants', () => {
  const at = (hour: number) => `2026-03-02T${String(hour).padStart(2, '0')}:00:00+08:00`
  const discharge = DischargeInput.parse({ firstWaterAt: at(8), dischargedAt: at(10) })
  expect(checkDischarge(discharge)).toMatchObject({ minutes: 120, late: true })
  const age = TestAgeInput.parse({ castAt: at(8), testedAt: '2026-03-30T08:00:00+08:00', nominalDays: 28 })
  expect(testAge(age.castAt, age.testedAt, age.nominalDays, age.specimen)).toMatchObject({
    hours: 672,
    withinTolerance: true,
  })
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

test('the smaller contracts feed their rules', () => {
  const density = HardenedDensityInput.parse({ by: 'displacement', inAir: 8.1, inWater: 4.72 })
  expect(hardenedDensity(density).reported).toBe(2390)
  expect(hardenedDensity({ by: 'dimensions', mass: 8.1, volume: 3_375_000 }).reported).toBe(2400)
  const { results, k } = CharacteristicStrengthInput.parse({ results: [25, 28, 32, 31] })
  expect(characteristicStrength(results, k).characteristic).toBeCloseTo(29 - 1.64 * 3.162, 3)
  const { cores, fc } = Aci318CoresInput.parse({ cores: [26, 25, 26], fc: 30 })
  expect(aci318Cores(cores, fc).conforms).toBe(true)
  const { values, target, sigma, mask } = CusumInput.parse({ values: [45, 39, 39, 39, 39, 39], target: 45, sigma: 3 })
  expect(vMask(cumulativeSums(values, target), sigma, MASKS[mask])[0]).toMatchObject({
    direction: 'down',
    changeAfter: 0,
  })
})
