import { describe, expect, test } from 'vitest'
import { EscalationRules, USUAL_ESCALATION } from '../kit/escalation-setting'
import { escalationDetail, escalationTitle, mayActOn, minutesWaited, rolesOfStep, stepsDue } from './escalation'

const at = (text: string) => new Date(text)
const time = { hours: { from: '06:30', to: '18:00' }, holidays: new Set(['2026-12-25']) }
const waited = (since: string, now: string) => minutesWaited(at(since), at(now), false, time)

describe('how long something waits', () => {
  test.each([
    ['of a day between its hours alone', '2026-12-23T09:00:00Z', '2026-12-23T20:00:00Z', 60],
    ['of a night not at all', '2026-12-23T11:00:00Z', '2026-12-23T20:00:00Z', 0],
    ['over a holiday and a Sunday', '2026-12-24T09:30:00Z', '2026-12-27T22:40:00Z', 30 + 690 + 10],
  ])('%s', (_, since, now, minutes) => expect(waited(since, now)).toBe(minutes))

  test('urgent by the clock', () =>
    expect(minutesWaited(at('2026-12-24T22:00:00Z'), at('2026-12-25T00:00:00Z'), true, time)).toBe(120))

  test('hours that go on after midnight count until they end', () => {
    const night = { hours: { from: '20:00', to: '04:00' }, holidays: new Set<string>() }
    expect(minutesWaited(at('2026-12-23T12:00:00Z'), at('2026-12-24T00:00:00Z'), false, night)).toBe(480)
  })
})

describe('which steps are due', () => {
  const rule = USUAL_ESCALATION.find(row => row.kind === 'siteRequests')!
  const due = (minutes: number, told: number[] = []) =>
    stepsDue(rule, at('2026-12-23T00:00:00Z'), new Date(Date.UTC(2026, 11, 23, 0, minutes)), time, new Set(told)).map(
      of => of.step,
    )
  test.each([
    [9, [], []],
    [10, [], [1]],
    [10, [1], []],
    [20, [1], [2]],
    [20, [], [1, 2]],
    [20, [1, 2], []],
    // Nobody is skipped: the second step alone would be news, the first is none any more.
    [3 * 24 * 60 + 15, [], []],
    [3 * 24 * 60 + 15, [1], [2]],
    [3 * 24 * 60 + 20, [1], []],
  ])('after %i minutes with %j told: %j', (minutes, told, steps) => expect(due(minutes, told)).toEqual(steps))
})

describe('to whom', () => {
  const above = (step: 1 | 2, had: Parameters<typeof rolesOfStep>[1]) =>
    rolesOfStep({ step, to: 'above' }, had, 'drafts')
  test('the role above of those that may act, and none of those that have it', () => {
    expect(above(1, ['salesperson'])).toEqual(['sales_manager'])
    expect(above(2, ['salesperson'])).toEqual(['ceo'])
    expect(above(1, ['salesperson', 'sales_manager'])).toEqual(['ceo'])
    expect(above(1, ['ceo'])).toEqual(['admin'])
    expect(above(1, [])).toEqual(['admin'])
    // The CEO decides no e-modification.
    expect(rolesOfStep({ step: 1, to: 'above' }, ['dispatcher_manager'], 'emodifications')).toEqual(['admin'])
    expect(rolesOfStep({ step: 2, to: 'ceo' }, ['salesperson'], 'drafts')).toEqual(['ceo'])
  })

  test('the usual rules fit their shape, name each kind once and only roles that may act on it', () => {
    expect(EscalationRules.parse(USUAL_ESCALATION)).toEqual(USUAL_ESCALATION)
    for (const { kind, firstTo, secondTo } of USUAL_ESCALATION)
      for (const role of [firstTo, secondTo])
        if (role && role !== 'above') expect([kind, role, mayActOn([role], kind)]).toEqual([kind, role, true])
  })
})

test('what is said: what, since when, who had it', () => {
  const since = at('2026-12-23T00:10:00Z')
  expect(escalationTitle('quotes', 'Q-12', since)).toBe('Quote to approve, Q-12: nobody acted since 23/12/2026 08:10')
  expect(escalationTitle('yardRequests', undefined, since)).toBe(
    'Request from the yard: nobody acted since 23/12/2026 08:10',
  )
  expect(escalationTitle('siteSilent', undefined, since)).toBe('Site not ready: nobody acted since 23/12/2026 08:10')
  expect(escalationDetail([], ['admin'], undefined)).toBe('Nobody has it. Escalated to Administrator')
  expect(escalationDetail(['A', 'B', 'C', 'D', 'E'], ['ceo'], 'F')).toBe(
    'It is with A, B, C and 2 others. Escalated to CEO. You are the deputy of F',
  )
})
