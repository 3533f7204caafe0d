import { expect, test } from 'vitest'
import { addMinutes } from '../../kit/time'
import { movedByHand } from './by-hand'

const start = new Date('2026-11-20T06:00:00Z')
const window = { startEarlierMinutes: 10, startLaterMinutes: 30 }
const load = (loadNo: number, more: object = {}) => ({
  loadId: `l${loadNo}`,
  orderNo: 'A',
  loadNo,
  startsAt: start,
  plannedOnSiteAt: addMinutes(start, (loadNo - 1) * 20),
  plantIds: ['near'],
  ...more,
})
const at = (loadId: string, minutes: number, plantId = 'near') => ({
  loadId,
  plantId,
  onSiteAt: addMinutes(start, minutes),
})

test('within the window and at a chosen plant a load may go; beyond either its order is named', () => {
  const loads = [load(1), load(2)]
  expect(movedByHand(loads, [at('l1', 30), at('l2', 50)], window)).toEqual([])
  expect(movedByHand(loads, [at('l1', 31)], window)).toEqual(['A'])
  expect(movedByHand(loads, [at('l1', -11)], window)).toEqual(['A'])
  expect(movedByHand(loads, [at('l2', 20, 'far')], window)).toEqual(['A'])
  expect(movedByHand([load(2, { plantIds: [] })], [at('l2', 20, 'far')], window)).toEqual([])
  expect(movedByHand(loads, [], window)).toEqual([])
})

test('small steps do not add up: the first load is measured from the agreed start', () => {
  const crept = load(1, { plannedOnSiteAt: addMinutes(start, 25) })
  expect(movedByHand([crept], [at('l1', 40)], window)).toEqual(['A'])
  expect(movedByHand([crept], [at('l1', 30)], window)).toEqual([])
})
