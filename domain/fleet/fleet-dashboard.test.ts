import { expect, test } from 'vitest'
import { phaseOf } from './air-control'
import { figuresOf } from './fleet-dashboard'

test('the fleet in figures: out over fit, turns a truck, m³ an hour out, drivers near the limit', () => {
  const now = [
    { truckId: 'a', plantId: 'p', phase: 'pouring' as const, worksNow: true, notIn: false, hoursLeft: 30 },
    { truckId: 'b', plantId: 'p', phase: 'idle' as const, worksNow: true, notIn: false, hoursLeft: 300 },
    { truckId: 'c', plantId: 'q', phase: 'out' as const, worksNow: false, notIn: false, hoursLeft: null },
    { truckId: 'e', plantId: 'q', phase: 'off' as const, worksNow: true, notIn: true, hoursLeft: null },
    { truckId: 'd', plantId: null, phase: 'off' as const, worksNow: false, notIn: false, hoursLeft: null },
  ]
  const worked = [
    { truckId: 'a', turns: 3, delivered: '27.00', busyMinutes: 360 },
    { truckId: 'b', turns: 2, delivered: '18.00', busyMinutes: 240 },
  ]
  expect(figuresOf(now, worked, 60)).toMatchObject({
    trucks: 5,
    fit: 3,
    notIn: 1,
    out: 1,
    brokenDown: 1,
    utilisation: 33,
    turns: 5,
    turnsPerTruck: 2.5,
    delivered: '45.00',
    m3PerTruckHour: 4.5,
    driversNearLimit: 1,
  })
  expect(figuresOf(now, worked, 301)).toMatchObject({ driversNearLimit: 2 })
  expect(figuresOf([], [], 60)).toMatchObject({ utilisation: 0, turnsPerTruck: 0, m3PerTruckHour: null })
})

test('a load says most, then the state of truck and driver, then the queue', () => {
  const free = { active: true, loadStatus: null, queueStatus: null, operationStatus: 'in_service', worksNow: true }
  expect(phaseOf(free)).toBe('idle')
  expect(phaseOf({ ...free, queueStatus: 'called' })).toBe('queued')
  expect(phaseOf({ ...free, queueStatus: 'joined', operationStatus: 'resting' })).toBe('resting')
  expect(phaseOf({ ...free, loadStatus: 'on_site', operationStatus: 'resting' })).toBe('waiting')
  expect(phaseOf({ ...free, active: false })).toBe('out')
  expect(phaseOf({ ...free, operationStatus: null })).toBe('off')
  expect(phaseOf({ ...free, worksNow: false })).toBe('off')
  expect(phaseOf({ ...free, queueStatus: 'joined', worksNow: false })).toBe('queued')
})
