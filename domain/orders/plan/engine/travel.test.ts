import fc from 'fast-check'
import { expect, test } from 'vitest'
import { generatedDay } from '~/tests/bench/dispatch/generated-day'
import { compile } from './model'
import { standardParams } from './params'
import { emptyMinutes, latestDeparture, loadedMinutes } from './travel'

const model = compile(generatedDay({ loads: 30, trucks: 4, plants: 3 }, 1), standardParams)
const plants = fc.integer({ min: 0, max: 2 })
const pours = fc.integer({ min: 0, max: model.pours - 1 })
const minutes = fc.integer({ min: 0, max: 1430 })

test('who leaves later never arrives earlier, also over a full hour', () => {
  fc.assert(
    fc.property(plants, pours, minutes, (plant, pour, depart) => {
      expect(depart + 1 + loadedMinutes(model, plant, pour, depart + 1)).toBeGreaterThanOrEqual(
        depart + loadedMinutes(model, plant, pour, depart),
      )
      expect(depart + 1 + emptyMinutes(model, pour, plant, depart + 1)).toBeGreaterThanOrEqual(
        depart + emptyMinutes(model, pour, plant, depart),
      )
    }),
  )
})

test('the latest departure arrives in time and a minute later would not', () => {
  fc.assert(
    fc.property(plants, pours, fc.integer({ min: 300, max: 1300 }), (plant, pour, arrival) => {
      const depart = latestDeparture(model, plant, pour, arrival)
      expect(depart + loadedMinutes(model, plant, pour, depart)).toBeLessThanOrEqual(arrival)
      expect(depart + 1 + loadedMinutes(model, plant, pour, depart + 1)).toBeGreaterThan(arrival)
    }),
  )
})
