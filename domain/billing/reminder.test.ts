import { expect, test } from 'vitest'
import { USUAL_STEPS } from '../kit/reminder-step'
import { stepDue } from './reminder'

const on = (day: string, before: { step: number; day: string }[] = []) => {
  const found = stepDue(USUAL_STEPS, '2026-10-31', before, day)
  return 'step' in found ? found.step : found.rule
}

test('nothing is late on its due date or before, and the first step comes on its day', () => {
  expect(['2026-10-01', '2026-10-31', '2026-11-02', '2026-11-03'].map(day => on(day))).toEqual([
    'not-due',
    'not-due',
    'too-soon',
    1,
  ])
})

test('each step comes once, in order, as far from the one before as they are set', () => {
  const first = [{ step: 1, day: '2026-11-03' }]
  expect(on('2026-11-16', first)).toBe('too-soon')
  expect(on('2026-11-17', first)).toBe(2)
  const late = [{ step: 1, day: '2026-12-20' }]
  expect(on('2026-12-21', late)).toBe('too-soon')
  expect(on('2027-01-03', late)).toBe(2)
  expect(on('2027-06-01', [...late, { step: 2, day: '2027-01-03' }])).toBe(3)
  expect(on('2027-06-01', [{ step: 3, day: '2027-02-01' }])).toBe('last-step')
})
