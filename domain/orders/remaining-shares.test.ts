import { expect, test } from 'vitest'
import { remainingShares } from './remaining-shares'

const share = (plantId: string, quantity: string) => ({
  plantId,
  quantity,
  startTime: new Date('2026-11-20T22:00:00Z'),
  loadingMinutes: 8,
  travelMinutes: 20,
  extraMinutes: 0,
})

test('called loads stay: a share shrinks by them and goes on after them', () => {
  const [rest] = remainingShares([share('p1', '126')], Array(3).fill({ plantId: 'p1', quantity: '9' }), 10)
  expect(rest).toMatchObject({ quantity: '99.00', startTime: new Date('2026-11-20T22:30:00Z') })
})

test('what another plant made goes off the last share', () => {
  const rest = remainingShares([share('p1', '18'), share('p2', '18')], [{ plantId: 'p9', quantity: '20' }], 10)
  expect(rest.map(({ plantId, quantity }) => [plantId, quantity])).toEqual([['p1', '16.00']])
})

test('a plant that made more than its share takes it off the others', () => {
  const rest = remainingShares([share('p1', '9'), share('p2', '27')], [{ plantId: 'p1', quantity: '18' }], 10)
  expect(rest.map(({ plantId, quantity }) => [plantId, quantity])).toEqual([['p2', '18.00']])
})
