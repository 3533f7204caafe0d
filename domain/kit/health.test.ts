import { expect, test } from 'vitest'
import { alarmsOf, HEALTH, type HealthFigures, healthReadings, NO_ALARMS } from './health'

const figures = (of: Partial<HealthFigures>): HealthFigures => ({
  ...(Object.fromEntries(Object.keys(HEALTH).map(id => [id, 0])) as HealthFigures),
  ...of,
})
const ids = (of: readonly { id: string }[]) => of.map(one => one.id)

test('a figure at its limit is well, beyond it is not, and one that is not there yet is no alarm', () => {
  const late = (of: Partial<HealthFigures>) => ids(healthReadings(figures(of)).filter(one => one.late))
  expect(late({ jobsWaiting: 300, trailAge: null })).toEqual([])
  expect(late({ jobsWaiting: 301, jobsFailed: 1 })).toEqual(['jobsWaiting', 'jobsFailed'])
})

test('an alarm is raised once, at the second round in a row, and ended once', () => {
  const rounds = [1, 0, 1, 1, 1, 0, 0].map(jobsFailed => healthReadings(figures({ jobsFailed })))
  let state = NO_ALARMS
  const seen = rounds.map(readings => {
    const { raised, ended, next } = alarmsOf(state, readings)
    state = next
    return [ids(raised).length, ids(ended).length]
  })
  expect(seen).toEqual([
    [0, 0],
    [0, 0],
    [0, 0],
    [1, 0],
    [0, 0],
    [0, 1],
    [0, 0],
  ])
})
