import { expect, test } from 'vitest'
import { ledgerRow } from './concrete-ledger-row'
import { outsideWords } from './concrete-ledger-words'
import { nearReadings, readingRefusals, siteReadings } from './delivery-order-readings'

const ledger = [
  ledgerRow({
    key: 'free-water',
    name: 'Free water',
    unit: 'kg/m³',
    places: 1,
    value: '190',
    most: '175',
    source: 'Mix',
  }),
  ledgerRow({
    key: 'water-cement',
    name: 'Water/cement',
    unit: '',
    places: 3,
    value: '0.56',
    most: '0.5',
    source: 'Mix',
  }),
  ledgerRow({
    key: 'temperature',
    name: 'Temperature',
    unit: '°C',
    places: 1,
    value: '39',
    most: '35',
    source: 'Company',
  }),
  ledgerRow({ key: 'air', name: 'Air', unit: '%', places: 1, value: '9', most: '4', source: 'Mix' }),
]
const read = { slumpMm: 240, slumpMin: 160, slumpMax: 210, waterAddedLitres: '150', age: 130, limit: 120 }

test('B13 slump, water, temperature and age on site are said with their limits', () => {
  expect(outsideWords(siteReadings(read, ledger))).toEqual([
    'Slump 240 mm, 160 to 210',
    'Free water 190.0 kg/m³, at most 175.0',
    'Water/cement 0.560, at most 0.500',
    'Temperature 39.0 °C, at most 35.0',
    'Age 130 min, at most 120',
  ])
})

test('B13 what is within is not outside, and what nobody read is not judged', () => {
  const good = { ...read, slumpMm: 210, waterAddedLitres: null, age: 120 }
  expect(siteReadings(good, ledger).map(({ key, verdict }) => [key, verdict])).toEqual([
    ['slump', 'within'],
    ['temperature', 'above'],
    ['age', 'within'],
  ])
  expect(siteReadings({ ...good, slumpMm: null, age: null }, [])).toEqual([])
})

test('B13 only what was told just now is asked about', () => {
  const rows = siteReadings(read, ledger)
  const asked = (told: object) => readingRefusals(told, rows).map(({ text }) => text.split(' ')[0])
  expect(asked({ slumpMm: 240 })).toEqual(['Slump'])
  expect(asked({ waterAddedLitres: '150' })).toEqual(['Free', 'Water/cement'])
  expect(asked({ concreteTemperature: '39' })).toEqual(['Temperature'])
  expect(asked({})).toEqual([])
})

test('B13 near a limit is amber: by the span between two limits, or by the one limit', () => {
  const near = (slumpMm: number, percent = 5) =>
    nearReadings(siteReadings({ ...read, slumpMm, waterAddedLitres: null, age: 100 }, []), percent).map(
      ({ key }) => key,
    )
  expect([near(207), near(208), near(210), near(162), near(163), near(211)]).toEqual([
    [],
    ['slump'],
    ['slump'],
    ['slump'],
    [],
    [],
  ])
  expect(near(185, 0)).toEqual([])
  const warm = ledgerRow({
    ...{ key: 'temperature', name: 'Temperature', unit: '°C', places: 1, source: 'Company' },
    ...{ value: '33.5', most: '35' },
  })
  expect(nearReadings([warm], 5)).toHaveLength(1)
  expect(nearReadings([warm], 4)).toHaveLength(0)
})
