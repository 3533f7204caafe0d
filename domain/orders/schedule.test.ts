import { expect, test } from 'vitest'
import { sum } from '../kit/money'
import { planLoads, startForArrival } from './schedule'

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
