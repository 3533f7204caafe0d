import { expect, test } from 'vitest'
import { waterToBinder } from './mix-figures'

const line = (kind: string, kgPerM3: string, density = '1000', solidsPercent: string | null = null) => ({
  ...{ name: kind, kind, kgPerM3, density, solidsPercent },
})

test('the ratio of a mix counts the water of its admixtures beyond 3 L/m³, and is rounded once', () => {
  // By hand: 178 kg and 68 % of 3.47 kg are 180.360 kg on 385 kg of binder, 0.46847; of 4 places it would be shown as 0.469.
  const mix = [line('cement', '385', '3150'), line('water', '178')]
  expect(waterToBinder([...mix, line('admixture', '3.47', '1070', '32')])).toBe('0.4680')
  // 2.80 L of it are below 3 L/m³: 178 / 385.
  expect(waterToBinder([...mix, line('admixture', '3', '1070', '32')])).toBe('0.4620')
  expect(waterToBinder([line('water', '178')])).toBeNull()
  expect(waterToBinder([line('cement', '385', '3150')])).toBeNull()
})
