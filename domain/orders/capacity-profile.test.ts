import { expect, test } from 'vitest'
import { capacityOfDay, earliestShift, hoursWith } from './capacity-profile'

const plant = { capacityPerHour: '60', opensAt: '06:30', closesAt: '20:00' }

test('the own rate counts within the opening hours, an hour half open counts half', () => {
  const day = capacityOfDay(plant, [], 1)
  expect([day[5], day[6], day[7], day[19], day[20]]).toEqual(['0.00', '30.00', '60.00', '60.00', '0.00'])
})

test('a plant open through midnight', () => {
  const night = capacityOfDay({ ...plant, opensAt: '22:00', closesAt: '04:00' }, [], 1)
  expect([night[23], night[3], night[4], night[12]]).toEqual(['60.00', '60.00', '0.00', '0.00'])
})

test('the profile of the date goes before the weekday, the weekday before the rate', () => {
  const rows = [
    { day: null, weekday: 1, hour: 7, quantity: '40' },
    { day: '2026-11-23', weekday: null, hour: 7, quantity: '25' },
    { day: null, weekday: 1, hour: 8, quantity: '45' },
    { day: null, weekday: 2, hour: 9, quantity: '1' },
  ]
  const day = capacityOfDay(plant, rows, 1)
  expect([day[7], day[8], day[9]]).toEqual(['25.00', '45.00', '60.00'])
})

test('an hour is over only where the order adds to it', () => {
  const hours = hoursWith(
    capacityOfDay(plant, [], 1),
    [
      { hour: 7, quantity: '50' },
      { hour: 8, quantity: '70' },
    ],
    [
      { hour: 7, quantity: '18' },
      { hour: 9, quantity: '18' },
    ],
  )
  expect(hours[7]).toEqual({ hour: 7, capacity: '60.00', booked: '50.00', added: '18.00', free: '-8.00', over: true })
  expect(hours[8]!.over).toBe(false)
  expect(hours[9]!.over).toBe(false)
})

test('the earliest time that fits, or none', () => {
  const capacity = capacityOfDay(plant, [], 1)
  const loads = [
    { minute: 7 * 60, quantity: '9' },
    { minute: 7 * 60 + 20, quantity: '9' },
  ]
  expect(earliestShift(capacity, [{ hour: 7, quantity: '40' }], loads)).toBe(0)
  expect(earliestShift(capacity, [{ hour: 7, quantity: '55' }], loads)).toBe(60)
  const full = Array.from({ length: 24 }, (_, hour) => ({ hour, quantity: '60' }))
  expect(earliestShift(capacity, full, loads)).toBeNull()
})
