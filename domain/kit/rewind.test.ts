import { expect, test } from 'vitest'
import { rewind } from './rewind'

const now = { id: 'a', name: 'Tuas', active: false, salespeople: [{ salespersonId: 's2' }] }
const made = { before: null, after: { id: 'a', name: 'Jurong', active: true } }

test('what changed is taken back, the newest first', () => {
  const lines = [
    { before: { name: 'Changi' }, after: { name: 'Tuas' } },
    { before: { name: 'Jurong', active: true }, after: { name: 'Changi', active: false } },
  ]
  expect(rewind(now, lines.slice(0, 1))).toEqual({ ...now, name: 'Changi' })
  expect(rewind(now, lines)).toEqual({ ...now, name: 'Jurong', active: true })
})

test('before it was made there is nothing; after it was removed it is what the removal kept', () => {
  expect(rewind(now, [made])).toBeNull()
  const removed = { before: { id: 'a', name: 'Tuas' }, after: null }
  expect(rewind(null, [removed])).toEqual({ id: 'a', name: 'Tuas' })
  expect(rewind(null, [removed, { before: { name: 'Jurong' }, after: { name: 'Tuas' } }])).toMatchObject({
    name: 'Jurong',
  })
  expect(rewind(null, [])).toBeNull()
})

test('a list is taken back whole; a remark changes nothing; fields of the past are left out', () => {
  expect(rewind(now, [{ before: { salespeople: [] }, after: { salespeople: now.salespeople } }])).toEqual({
    ...now,
    salespeople: [],
  })
  expect(rewind(now, [{ before: null, after: { call: 'view', id: 'another' } }])).toEqual(now)
  expect(rewind(now, [{ before: { fax: '1' }, after: { fax: '2' } }])).toEqual(now)
})
