import { expect, test } from 'vitest'
import { SETTINGS } from '~/domain/kit/setting'
import { readValue, setElsewhere, valueWord } from './configuration-words'

const NAME = 'cylinders.uncertainty'

test('an uncertainty is typed one line a kind of specimen, and reads back as it was typed', () => {
  const typed = 'Cylinder 150 x 300; 3.2%; Budget of March 2026\nCube 150; 1.1 mpa; Budget of May 2026; Main laboratory'
  const value = readValue(NAME, typed)
  expect(SETTINGS[NAME].shape.safeParse(value).success).toBe(true)
  expect(valueWord(NAME, value)).toBe(
    'Cylinder 150 × 300; 3.2 %; Budget of March 2026\nCube 150; 1.1 MPa; Budget of May 2026; Main laboratory',
  )
  expect(readValue(NAME, valueWord(NAME, value))).toEqual(value)
  expect(readValue(NAME, ' ')).toEqual([])
})

test.each([
  ['no source', 'Cube 150; 3 %'],
  ['no unit', 'Cube 150; 3; Budget'],
  ['an unknown specimen', 'Prism; 3 %; Budget'],
  ['nothing', 'Cube 150; 0 %; Budget'],
  ['too much', 'Cube 150; 31 %; Budget'],
  ['a kind twice', 'Cube 150; 3 %; Budget\nCube 150; 2 %; Budget'],
])('%s is left for the setting to refuse', (_what, typed) => {
  expect(SETTINGS[NAME].shape.safeParse(readValue(NAME, typed)).success).toBe(false)
})

test('settings of several fields are told in words here and set with those of the company', () => {
  expect(setElsewhere('cylinders.conformity')).toBe(true)
  expect(valueWord('cylinders.conformity', SETTINGS['cylinders.conformity'].usual)).toBe(
    'EN 206, means of groups apart (method B), certified control, no hold at a failure',
  )
  expect(valueWord('cylinders.families', [])).toBe('0 families')
})
