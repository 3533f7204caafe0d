import { expect, test } from 'vitest'
import { SETTINGS } from '../kit/setting'
import { dutySpans } from './duty-spans'
import { RULE_SETS, ruleSetOf } from './rule-set'

const at = (time: string) => new Date(`2026-11-20T${time}:00Z`)

test('a day of duty as spans: cut to the day, the last one still runs', () => {
  const events = [
    { event: 'clock_in', at: at('00:00') },
    { event: 'break_start', at: at('03:00') },
    { event: 'break_end', at: at('03:45') },
  ]
  expect(dutySpans(events, at('01:00'), at('05:00'))).toEqual([
    { state: 'duty', from: at('01:00'), to: at('03:00') },
    { state: 'break', from: at('03:00'), to: at('03:45') },
    { state: 'duty', from: at('03:45'), to: at('05:00') },
  ])
  expect(dutySpans([...events, { event: 'clock_out', at: at('04:00') }], at('00:00'), at('05:00'))).toHaveLength(3)
  expect(dutySpans([], at('00:00'), at('05:00'))).toEqual([])
})

test('the usual rules are Singapore’s; rules of one’s own have no country', () => {
  expect(ruleSetOf(SETTINGS['fleet.fatigue'].usual)).toMatchObject({ country: 'SG' })
  for (const set of RULE_SETS) expect(ruleSetOf(set)?.country).toBe(set.country)
  expect(ruleSetOf({ ...RULE_SETS[0]!, continuousHours: 5 })).toBeNull()
})
