import { expect, test } from 'vitest'
import { moduleOf } from '~/functions/kit/words/module-of'
import * as customers from '../customers/words'
import * as materials from '../materials/words'

test('a plural is said by its number, which is grouped like every figure', () => {
  expect(materials.orderSplitInto({ count: 1 })).toBe('Split into 1 order')
  expect(materials.orderSplitInto({ count: 1204 })).toBe('Split into 1,204 orders')
})

test('figures and days are written as everywhere in the portal', () => {
  expect(materials.orderNeededBy({ at: '2026-11-22T22:30:00Z' })).toBe('Needed by 23/11/2026 06:30')
  expect(customers.projectShare({ percent: 12, whole: '1250' })).toBe('12 % of 1,250.00 m³')
})

test('a part between tags is made by who says it', () => {
  const left = (inner: unknown[]) => ({ left: inner })
  expect(customers.purchaseOrderUsedAndLeft({ ordered: '2', delivered: '1', balance: '-1', left })).toEqual([
    'Ordered 2.00 m³, delivered 1.00 m³',
    { left: [' – balance −1.00 m³'] },
  ])
})

test('a sentence that is not there, or lacks a parameter, is an error of types', () => {
  // @ts-expect-error there is no such sentence
  expect(customers.customerNever).toBeUndefined()
  // @ts-expect-error the name is missing
  expect(() => customers.contactLastForInvoices()).toThrow()
  // @ts-expect-error a plural asks for a number
  expect(() => materials.orderSplitInto({ count: 'two' })).toThrow()
  // @ts-expect-error nobody asked for it
  expect(customers.contactLastForInvoices({ name: 'Ah Meng', age: 40 })).toContain('Ah Meng')
})

test('the maker refuses what nobody could say', () => {
  const made = (text: string) => () => moduleOf('customers', { a: { b: text } })
  expect(made('{n, number, roman}')).toThrow('no style')
  expect(made('{n, plural, one {#} other {#}} {n, select, a {A} other {B}}')).toThrow('customers.a.b: n is')
  expect(made('{open')).toThrow()
  expect(made('{n, selectordinal, one {#st} other {#th}}')).toThrow('not made')
  expect(made('{k, select, a {<b>x</b>} other {}}')).toThrow('write it around the whole')
  expect(made('{k, select, draft {Draft} other {{n, number, money}}}')()).toContain(
    `{ draft: \`Draft\`, other: \`$\{showMoney(given.n)}\` }[given.k]`,
  )
  expect(made('`{x}` \\')()).toMatch(/=> `\\`\$\{given\.x\}\\` \\\\`\n$/)
})
