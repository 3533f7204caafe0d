import { expect, test } from 'vitest'
import { PriceTrialForm } from './price-trial'
import { chargesOf, chargesText, FIRST_CHARGE, TriedCharge } from './tried-charge'

const WAITING = '0199aaaa-0000-4000-8000-000000000001'
const ZONE = '0199aaaa-0000-4000-8000-000000000002'
const ROWS = [
  { chargeId: WAITING, arises: 'agreed', price: '4.5', free: '20', minimum: '0', maximum: '90' },
  { chargeId: ZONE, bands: '60, 609=4.5;01-08=7', indexId: ZONE, base: '1.1', share: '8', within: '2' },
]

test('charges are one text that is short and reads as what was typed', () => {
  expect(chargesText([ROWS[0]!, { chargeId: ZONE, arises: 'never' }])).toBe(
    `${WAITING}|arises:agreed|price:4.5|free:20|minimum:0|maximum:90~${ZONE}|arises:never`,
  )
  expect(chargesOf(chargesText(ROWS))).toEqual(ROWS)
  for (const row of chargesOf(chargesText(ROWS))) expect(TriedCharge.parse(row)).toEqual(row)
})

test('an address of a trial carries the text whole', () => {
  const address = new URLSearchParams({ charges: chargesText(ROWS) }).toString()
  expect(chargesOf(new URLSearchParams(address).get('charges') ?? '')).toEqual(ROWS)
})

test('signs of the text that are typed stay within their figure', () => {
  const odd = [
    { chargeId: WAITING, bands: 'a|b~c:d=%7C 5 %' },
    { chargeId: '~|%', price: '%25' },
  ]
  expect(chargesOf(chargesText(odd))).toEqual(odd)
})

test('what is empty is left out, and nothing is no charge', () => {
  expect(chargesText([{ chargeId: WAITING, price: '3', free: '', bands: null }])).toBe(`${WAITING}|price:3`)
  expect([chargesText([]), chargesOf(''), chargesOf(undefined)]).toEqual(['', [], []])
})

test('a figure without a charge keeps its row, so that it is refused and not lost', () => {
  expect(chargesOf(chargesText([{ chargeId: null, price: '3' }]))).toEqual([{ chargeId: '', price: '3' }])
})

test('what no charge has is not a charge', () => {
  for (const text of ['x', `${WAITING}|colour:red`, `${WAITING}|price`, `${WAITING}|price:much`])
    expect(TriedCharge.safeParse(chargesOf(text)[0]).success, text).toBe(false)
})

test('the first charge has a field of its own for each part of a charge', () => {
  expect(Object.keys(FIRST_CHARGE).sort()).toEqual(Object.keys(TriedCharge.shape).sort())
  expect(Object.keys(PriceTrialForm.shape)).toEqual(expect.arrayContaining(Object.values(FIRST_CHARGE)))
})
