import { expect, test } from 'vitest'
import { entryText, stepsOf, valueText } from './changes'

test('rows that stand in the same places are told cell by cell, by what each is called', () => {
  const was = [
    { id: 'a', label: 'CT-1', massKg: 12.45, loadKn: 620 },
    { id: 'b', label: 'CT-2', massKg: 12.5, loadKn: 624 },
  ]
  const is = [{ ...was[0], massKg: 12.41 }, was[1]]
  expect(stepsOf('Specimens', was, is)).toEqual([{ name: 'Specimens CT-1, mass kg', was: 12.45, is: 12.41 }])
  expect(stepsOf('Specimens', was, is.slice(1))).toEqual([{ name: 'Specimens', added: [], removed: [was[0]] }])
  expect(stepsOf('Slump', 140, 135)).toEqual([{ name: 'Slump', was: 140, is: 135 }])
})

test('a state is read in words', () => {
  expect(valueText('with_house_manager')).toBe('with house manager')
  expect(valueText('CT_26')).toBe('CT_26')
})

test('B12 another record is told by its name, and of a list what came and what went', () => {
  const [jurong, tuas, order] = ['1', '2', '3'].map(no => `019aa1f3-0000-7000-8000-00000000000${no}`)
  const called = { [jurong!]: 'Jurong Port', [tuas!]: 'Tuas', [order!]: 'W-261123-004' }
  expect(valueText(jurong, called)).toBe('Jurong Port')
  expect(valueText([jurong, tuas], called)).toBe('Jurong Port, Tuas')
  const was = [{ id: 'x', plantId: jurong, quantity: '20.00' }]
  const is = [
    { ...was[0], id: 'y' },
    { id: 'z', plantId: tuas, quantity: '9.00' },
  ]
  expect(stepsOf('Assigned plants', was, is)).toEqual([{ name: 'Assigned plants', added: [is[1]], removed: [] }])
  expect(stepsOf('Assigned plants', was, [is[1]])).toEqual([
    { name: 'Assigned plants', added: [is[1]], removed: [was[0]] },
  ])
  expect(entryText(is[1], called)).toBe('Tuas, quantity 9.00')
  expect(entryText({ id: 'x', plantId: tuas, remarks: null }, called)).toBe('Tuas')
})
