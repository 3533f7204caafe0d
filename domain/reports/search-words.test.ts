import { expect, test } from 'vitest'
import { askedOf } from './search-words'

test.each([
  ['Tiong-Nam (S) Pte. Ltd.', 'tiong nam s pte ltd'],
  ['Zénith Ångström', 'zenith angstrom'],
  ['Straße Øst', 'strasse ost'],
  ['ＡＢＣ', 'abc'],
  ["O'Brien", 'obrien'],
  ['中文 建筑', '中文 建筑'],
])('%s is kept as %s', (given, kept) => expect(askedOf(given).words.join(' ')).toBe(kept))

test('a plate and a number are one however they are spaced', () => {
  for (const plate of ['XE1200K', 'XE 1200 K', 'xe-1200-k']) expect(askedOf(plate).squeezed).toBe('xe1200k')
  for (const no of ['PGT-26-001200', 'pgt26001200', 'PGT 26 001200']) expect(askedOf(no).squeezed).toBe('pgt26001200')
})

test('a phone is one with and without its country', () => {
  for (const phone of ['+65 6453 9602', '6564539602', '0065 6453-9602'])
    expect(askedOf(phone).digits).toEqual(['6564539602', '64539602'])
  expect(askedOf('6453 9602').digits).toEqual(['64539602'])
  expect(askedOf('9602').digits).toEqual(['9602'])
  expect(askedOf('XE1200K').digits).toEqual([])
})

test('an amount is one however it is written', () => {
  for (const amount of ['S$1,234.50', '$1234.5', '1 234.50', 'SGD 1,234.50', '1234.50'])
    expect(askedOf(amount).amount).toBe('1234.50')
  for (const none of ['PO-1234.50', '1,23', '1234.567', 'XE1200K']) expect(askedOf(none).amount).toBeNull()
})

test('signs in front narrow to a kind, words that are written together are two', () => {
  expect(askedOf('#1200')).toMatchObject({ only: 'delivery order', typed: '1200' })
  expect(askedOf('@ ardmore')).toMatchObject({ only: 'customer', words: ['ardmore'] })
  expect(askedOf('G40').words).toEqual(['grade', '40'])
  expect(askedOf('TiongNam builders')).toMatchObject({ only: null, words: ['tiong', 'nam', 'builders'] })
})
