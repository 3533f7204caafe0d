import { expect, test } from 'vitest'
import { ageName, ageOfHours, hoursOfAge, readAges, shortAge, specimenAge } from './specimen-age'

test('an age is whole hours from 12 hours to 365 days, and has one number', () => {
  for (let hours = 12; hours <= 365 * 24; hours++) {
    const age = ageOfHours(hours)
    expect(hoursOfAge(age)).toBe(hours)
    expect(specimenAge().parse(age)).toBe(age)
    expect(specimenAge().parse(hours / 24)).toBe(age)
  }
  for (const wrong of [0, 0.25, 11 / 24, 365.5, 366, 7.3, -1, Number.NaN, Number.POSITIVE_INFINITY, '7'])
    expect(specimenAge().safeParse(wrong).success).toBe(false)
})

test('an age is read and written in the units of the laboratory', () => {
  expect([0.5, 16 / 24, 1, 1.5, 28].map(ageName)).toEqual(['12 hours', '16 hours', '1 day', '36 hours', '28 days'])
  expect([0.5, 16 / 24, 1, 28].map(shortAge)).toEqual(['12 h', '16 h', '1 d', '28 d'])
  expect(readAges('12 h, 7, 28 d')).toEqual([0.5, 7, 28])
  expect(readAges('16h 7 days;28')).toEqual([ageOfHours(16), 7, 28])
  // What is no age is left for the contract to refuse.
  expect(readAges('7, soon')).toEqual([7, 'soon'])
  expect(readAges([0.5, 7])).toEqual([0.5, 7])
  expect(readAges(' ')).toBeUndefined()
})
