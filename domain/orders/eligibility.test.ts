import { expect, test } from 'vitest'
import { decidingRule } from './eligibility'

const rule = (allowed: boolean, of: object) => ({
  plantId: 'p1',
  projectId: null,
  locationId: null,
  productId: null,
  reason: 'x',
  allowed,
  ...of,
})
const asked = { plantId: 'p1', projectId: 'j1', locationId: 'l1', productId: 'c1' }

test('the most particular rule decides, and without one a plant may', () => {
  const rules = [
    rule(false, { projectId: 'j1' }),
    rule(true, { projectId: 'j1', productId: 'c1' }),
    rule(false, { locationId: 'l1' }),
    rule(true, { locationId: 'l2' }),
  ]
  expect(decidingRule(rules, asked)?.allowed).toBe(false)
  expect(decidingRule(rules.slice(0, 2), asked)?.allowed).toBe(true)
  expect(decidingRule(rules.slice(0, 2), { ...asked, productId: undefined })?.allowed).toBe(false)
  expect(decidingRule(rules, { ...asked, plantId: 'p2' })).toBeUndefined()
})
