import { expect, test } from 'vitest'
import { mayStepRequest, statusByTests, untested } from './test-request'

test('a request follows its tests: testing with the first, done when every wanted test is approved', () => {
  const sieve = { testType: 'sieve', status: 'submitted' }
  expect(statusByTests('sampled', ['sieve'], [])).toBe('sampled')
  expect(statusByTests('requested', ['sieve'], [sieve])).toBe('testing')
  expect(statusByTests('testing', ['sieve'], [{ ...sieve, status: 'approved' }])).toBe('done')
  expect(statusByTests('testing', ['sieve', 'cement'], [{ ...sieve, status: 'approved' }])).toBe('testing')
  expect(statusByTests('rejected', ['sieve'], [{ ...sieve, status: 'approved' }])).toBe('rejected')
  expect(untested(['sieve', 'cement'], [{ ...sieve, status: 'approved' }])).toEqual(['cement'])
})

test('what is done or rejected takes no further step', () => {
  expect(mayStepRequest('requested', 'sampled')).toBe(true)
  expect(mayStepRequest('requested', 'done')).toBe(false)
  expect(mayStepRequest('done', 'testing')).toBe(false)
  expect(mayStepRequest('rejected', 'requested')).toBe(false)
})
