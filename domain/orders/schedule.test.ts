import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimal, sum } from '../kit/money'
import { split } from './loads'
import { leastSpacing, minutesToUnload, planLoads, startForArrival } from './schedule'

const sizes = { schedule: '9', minimum: '3' }
const at = (time: string) => new Date(`2026-11-20T${time}:00Z`)
const lead = { loadingMinutes: 8, travelMinutes: 22, extraMinutes: 5 }

test('R-265 the plant starts as much earlier as travel, loading and hand dosing take', () => {
  expect(startForArrival(at('22:30'), { ...lead, extraMinutes: 0 })).toEqual(at('22:00'))
  expect(startForArrival(at('22:30'), lead)).toEqual(at('21:55'))
})

test('the loads of one plant follow each other at the spacing', () => {
  const loads = planLoads([{ plantId: 'p1', startTime: at('22:00'), quantity: '126', ...lead }], 10, sizes)
  expect(loads).toHaveLength(14)
  expect(loads[0]).toEqual({ plantId: 'p1', quantity: '9.00', batchAt: at('22:00'), onSiteAt: at('22:35') })
  expect(loads[13]!.batchAt).toEqual(new Date('2026-11-21T00:10:00Z'))
})

test('two plants supply in turn and the site still takes one truck a spacing', () => {
  const loads = planLoads(
    [
      { plantId: 'p1', startTime: at('10:00'), quantity: '27', ...lead },
      { plantId: 'p2', startTime: at('10:10'), quantity: '18', ...lead },
    ],
    10,
    sizes,
  )
  expect(loads.map(load => load.plantId)).toEqual(['p1', 'p2', 'p1', 'p2', 'p1'])
  expect(loads.map(load => load.onSiteAt.getTime() - loads[0]!.onSiteAt.getTime())).toEqual(
    [0, 10, 20, 30, 40].map(m => m * 60_000),
  )
  expect(sum(loads.map(load => load.quantity)).toNumber()).toBe(45)
})

test('at the least spacing each truck finds the point of unloading free, and a minute less makes one queue', () => {
  const cubic = fc.integer({ min: 1, max: 600 }).map(half => decimal(half).div(2).toFixed(2))
  fc.assert(
    fc.property(cubic, fc.integer({ min: 4, max: 24 }), fc.integer({ min: 1, max: 240 }), (quantity, half, minutes) => {
      const schedule = decimal(half).div(2).toFixed(2)
      const loads = split(quantity, { schedule, minimum: '1' })
      const least = leastSpacing(loads, schedule, minutes)
      const queues = (spacing: number) =>
        loads.slice(0, -1).some(load => minutesToUnload(load, schedule, minutes) > spacing)
      expect(queues(least)).toBe(false)
      expect(least === 0 || queues(least - 1)).toBe(true)
      expect(least === 0).toBe(loads.length === 1)
      expect(least).toBeLessThanOrEqual(minutes)
    }),
  )
})
