import { expect, test } from 'vitest'
import { typedMoisture } from './typed-moisture'

const AGGREGATES = [
  { materialId: 's', name: 'Sand' },
  { materialId: 'g', name: 'Granite' },
]
const typed = (percent: string, absorption: string) =>
  typedMoisture(AGGREGATES, { s: { percent, absorption }, g: { percent: '0.8', absorption: '0.6' } })
const granite = { materialId: 'g', percent: '0.8', absorption: '0.6' }

test('figures are given as typed, an aggregate drier than saturated too, and an empty one is not given', () => {
  expect(typed('4.5', '1.2').given).toEqual([{ materialId: 's', percent: '4.5', absorption: '1.2' }, granite])
  expect(typed('−0.3', '').given).toEqual([{ materialId: 's', percent: '-0.3' }, granite])
  expect(typed('', '1.2')).toEqual({ given: [granite], fault: null })
  expect(typedMoisture(AGGREGATES, {})).toEqual({ given: [], fault: null })
})

test('what cannot be read is named, and nothing of it goes on', () => {
  expect(typed('4,5', '1.2')).toEqual({ given: [], fault: 'Enter the free moisture of Sand as a number.' })
  expect(typed('wet', '1..2').fault).toBe('Enter the free moisture of Sand, absorption of Sand as a number.')
  expect(typed('4.5', '-1').fault).toBe('Enter the absorption of Sand as a number.')
})
