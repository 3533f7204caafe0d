import { expect, test } from 'vitest'
import { answerState, nextTruck } from './next-truck'

const truck = (truckNo: string, wished = false, why?: string) => ({
  queueId: truckNo,
  truckNo,
  wished,
  refusals: why ? [{ rule: 'bans' as const, text: why, mayOverride: [] }] : [],
})

test('R-119 the first in rank that fits is called, and those before it are named with why', () => {
  const { next, skipped } = nextTruck([truck('T1', false, 'banned'), truck('T2'), truck('T3')], false)
  expect(next?.truckNo).toBe('T2')
  expect(skipped).toEqual([{ queueId: 'T1', truckNo: 'T1', why: 'banned' }])
})

test('an order that wishes certain trucks gets no other', () => {
  const { next, skipped } = nextTruck([truck('T1'), truck('T2', true)], true)
  expect(next?.truckNo).toBe('T2')
  expect(skipped[0]!.why).toContain('other trucks')
  expect(nextTruck([truck('T1')], true).next).toBeNull()
})

test('a truck that does not answer is called again after the alert and then the next is offered', () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 1, minute))
  const state = (minute: number) => answerState(at(0), at(minute), { alert: 3, next: 6 })
  expect([state(2), state(3), state(5), state(6)]).toEqual(['waiting', 'alert', 'alert', 'next'])
  expect(answerState(null, at(9), { alert: 3, next: 6 })).toBe('waiting')
})
