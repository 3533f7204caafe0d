import { expect, test } from 'vitest'
import { type AgreedSubmittal, customerAgreement } from './customer-agreement'

const one = (more: Partial<AgreedSubmittal> = {}): AgreedSubmittal => ({
  submittalNo: 'MS-26-0001',
  mixDesignId: 'a',
  answeredOn: '2026-11-01',
  validUntil: '2026-12-31',
  ...more,
})
const asked = (more: Partial<Parameters<typeof customerAgreement>[1]> = {}, loads: 'mapped' | 'all' = 'mapped') =>
  customerAgreement(
    { agreement: 'required', loads },
    {
      mixDesignId: 'a',
      mixName: 'C40 version 1',
      day: '2026-11-20',
      mapped: { mixDesignId: 'a', agreedBefore: false },
      agreed: [],
      ...more,
    },
  ).missing

test('B8 a mapped mix without an agreed submittal is not agreed', () => {
  expect(asked()).toBe('The customer has not agreed to C40 version 1')
  expect(asked({ agreed: [one()] })).toBeNull()
  expect(asked({ agreed: [one({ validUntil: null })] })).toBeNull()
})

test('an agreement holds from the day of the answer to its last day, both included', () => {
  expect(asked({ agreed: [one()], day: '2026-11-01' })).toBeNull()
  expect(asked({ agreed: [one()], day: '2026-12-31' })).toBeNull()
  expect(asked({ agreed: [one()], day: '2026-10-31' })).toContain('has not agreed')
  expect(asked({ agreed: [one({ validUntil: '2026-11-30' }), one()], day: '2027-01-01' })).toBe(
    "The customer's agreement to C40 version 1 ended on 31/12/2026 (MS-26-0001)",
  )
})

test('another version of the mix needs its own agreement, also where the mapping is older than submittals', () => {
  expect(asked({ agreed: [one({ mixDesignId: 'b' })] })).toContain('has not agreed')
  const before = { mixDesignId: 'a', agreedBefore: true }
  expect(asked({ mapped: before })).toBeNull()
  expect(asked({ mapped: before, mixDesignId: 'b' })).toContain('has not agreed')
})

test('a product that the project maps to nothing is asked about by setting alone', () => {
  expect(asked({ mapped: null })).toBeNull()
  expect(asked({ mapped: null }, 'all')).toContain('has not agreed')
  expect(asked({ mapped: null, agreed: [one()] }, 'all')).toBeNull()
})
