import { expect, test } from 'vitest'
import { nextSort, readSort, searchOf, withParams, writeSort } from './url'

const at = (search: string) => new Request(`http://portal/fleet/plant${search}`)

test('R-250 the page of people is one-based, the offset of the wire zero-based', () => {
  expect(searchOf(at(''))).toEqual({ limit: '50', offset: '0' })
  expect(searchOf(at('?page=3&size=100&keyword=tuas&sort=-day,code'))).toEqual({
    limit: '100',
    offset: '2',
    keyword: 'tuas',
    sort: '-day,code',
  })
})

test('empty values and what only the screen knows stay out of the call', () => {
  expect(searchOf(at('?keyword=&cols=a,b&tab=x&edit=new&status=%20&active=true'))).toEqual({
    limit: '50',
    offset: '0',
    active: 'true',
  })
})

test('a page or a size that is none falls back to the first and the usual', () => {
  for (const search of ['?page=0', '?page=-1', '?page=x', '?size=9999', '?size=1e9']) {
    expect(searchOf(at(search)), search).toEqual({ limit: '50', offset: '0' })
  }
})

test('a click sorts up, down, not; with Shift it joins', () => {
  const up = nextSort([], 'day', false)
  expect(writeSort(up)).toBe('day')
  expect(writeSort(nextSort(up, 'day', false))).toBe('-day')
  expect(writeSort(nextSort(readSort('-day'), 'day', false))).toBe('')
  expect(writeSort(nextSort(readSort('-day'), 'code', true))).toBe('-day,code')
  expect(writeSort(nextSort(readSort('-day,code'), 'code', false))).toBe('-code')
})

test('a changed filter starts at page one, a changed page does not', () => {
  const now = new URLSearchParams('page=4&status=draft')
  expect(withParams(now, { status: null })).toBe('?')
  expect(withParams(now, { page: '5' })).toBe('?page=5&status=draft')
})
