import { expect, test } from 'vitest'
import type { PlanFacts } from './facts'
import { withChanges } from './what-if'

const truck = {
  ...{ id: 't1', no: 'M001', typeId: 'mixer', typeName: 'Mixer', capacity: 900, groupName: null, driverName: null },
  ...{ mainPlantId: 'a', plantId: 'a', shiftFrom: 360, shiftUntil: 1080, overtimeUntil: 1200, passes: [], outages: [] },
}
const facts: PlanFacts = {
  ...{
    orderDate: '2026-11-30',
    zone: 'Asia/Singapore',
    regionId: 'west',
    regionName: 'West',
    now: null,
    washMinutes: 5,
  },
  ...{ table: { hourly: [], freeFlowKmh: 30, roadFactor: 1 }, plants: [], trucks: [truck], orders: [], incidents: [] },
}

test('extra trucks of several changes are trucks of their own', () => {
  const more = (plantId: string, count: number) =>
    ({ kind: 'extra_trucks', plantId, truckTypeId: 'mixer', count }) as const
  const { trucks } = withChanges(facts, [more('a', 2), more('b', 1)])
  expect(trucks.map(({ id, no, plantId }) => [id, no, plantId])).toEqual([
    ['t1', 'M001', 'a'],
    ['extra-1', 'Extra 1', 'a'],
    ['extra-2', 'Extra 2', 'a'],
    ['extra-3', 'Extra 3', 'b'],
  ])
})

test('a driver who starts earlier is here earlier and at the end of the duty hours as much earlier, never later', () => {
  const from = (startTime: string) => {
    const { trucks } = withChanges(facts, [{ kind: 'driver_earlier', truckId: 't1', startTime }])
    const [{ shiftFrom, shiftUntil, overtimeUntil }] = trucks as [typeof truck]
    return [shiftFrom, shiftUntil, overtimeUntil]
  }
  expect(from('05:00')).toEqual([300, 1080, 1140])
  expect(from('03:00')).toEqual([180, 1020, 1020])
  expect(from('07:00')).toEqual([360, 1080, 1200])
})
