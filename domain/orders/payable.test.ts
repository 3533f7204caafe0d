import { expect, test } from 'vitest'
import { payable } from './payable'

const rule = { freeAllowance: '0', minimum: null, maximum: null }
const ask = {
  productName: 'Grade 40',
  quantity: '20',
  loads: ['9.00', '9.00', '2.00'],
  minimumLoad: '3',
  needsPump: true,
  cylinderSets: 2,
  price: { unitPrice: '118.5000', parts: [] },
  addOns: [
    { name: 'Ice', unit: 'kg', quantity: '4.5', unitPrice: '0.4500' },
    { name: 'Colour', unit: 'kg', quantity: '1', unitPrice: null },
  ],
  charges: [
    { ...rule, name: 'Pump hire', unit: 'm³', trigger: 'pump', unitPrice: '6.50', minimum: '30' },
    { ...rule, name: 'Part load', unit: 'm³', trigger: 'part_load', unitPrice: '28' },
    { ...rule, name: 'Test set', unit: 'set', trigger: 'cylinder_test', unitPrice: '60' },
    { ...rule, name: 'Waiting', unit: 'min', trigger: 'waiting', unitPrice: '2.2' },
  ],
  gstPercent: '9',
}

test('concrete, add-ons per m³ and what can be foreseen, with GST on the whole', () => {
  const { lines, subtotal, gst, total, missing } = payable(ask)
  expect(lines.map(line => [line.description, line.quantity, line.amount])).toEqual([
    ['Grade 40', '20.00', '2370.00'],
    ['Ice', '90.00', '40.50'],
    ['Pump hire', '90.00', '585.00'],
    ['Part load', '1.00', '28.00'],
    ['Test set', '2.00', '120.00'],
  ])
  expect([subtotal, gst, total]).toEqual(['3143.50', '282.92', '3426.42'])
  expect(missing).toEqual(['Colour has no price in the region'])
})

test('without a price the concrete is said to be missing and not charged at zero', () => {
  const { lines, missing } = payable({
    ...ask,
    price: { missing: 'No price of G40 is in force' },
    addOns: [],
    charges: [],
  })
  expect(lines).toEqual([])
  expect(missing).toEqual(['No price of G40 is in force'])
})
