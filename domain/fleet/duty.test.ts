import { expect, test } from 'vitest'
import { dutyEventOf } from './duty'

test('R-131 a change of operation status tells the hours of duty', () => {
  expect(dutyEventOf('off_duty', 'in_service')).toBe('clock_in')
  expect(dutyEventOf('in_service', 'resting')).toBe('break_start')
  expect(dutyEventOf('resting', 'in_service')).toBe('break_end')
  expect(dutyEventOf('resting', 'off_duty')).toBe('clock_out')
  expect(dutyEventOf('in_service', 'out_of_service')).toBe('clock_out')
  expect(dutyEventOf('off_duty', 'out_of_service')).toBeNull()
})
