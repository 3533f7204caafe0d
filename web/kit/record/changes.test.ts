import { expect, test } from 'vitest'
import { stepsOf, valueText } from './changes'

test('rows that stand in the same places are told cell by cell, by what each is called', () => {
  const was = [
    { id: 'a', label: 'CT-1', massKg: 12.45, loadKn: 620 },
    { id: 'b', label: 'CT-2', massKg: 12.5, loadKn: 624 },
  ]
  const is = [{ ...was[0], massKg: 12.41 }, was[1]]
  expect(stepsOf('Specimens', was, is)).toEqual([{ name: 'Specimens CT-1, mass kg', was: 12.45, is: 12.41 }])
  expect(stepsOf('Specimens', was, is.slice(1))).toEqual([{ name: 'Specimens', was, is: is.slice(1) }])
  expect(stepsOf('Slump', 140, 135)).toEqual([{ name: 'Slump', was: 140, is: 135 }])
})

test('a state is read in words', () => {
  expect(valueText('with_house_manager')).toBe('with house manager')
  expect(valueText('CT_26')).toBe('CT_26')
})
