import { expect, test } from 'vitest'
import { valueText } from './changes'
import { trailCsv } from './trail-csv'

const row = {
  seq: 1,
  at: '2026-11-20T01:02:03Z',
  actorName: 'Tan, Mei',
  action: 'change',
  before: { orderDate: '2026-11-20', active: true },
  after: { orderDate: '2026-11-21', active: false },
  changed: ['orderDate', 'active'],
  reason: '=1+1',
}

test('UX-34 the trail as CSV has a line for each changed field, in the words of the screen', () => {
  const [head, ...lines] = trailCsv([row, { ...row, action: 'approve_draft', before: null, reason: null }])
    .trimEnd()
    .split('\r\n')
  expect(head).toContain('When,Who,What,Field,Before,After,Reason')
  expect(lines).toHaveLength(3)
  expect(lines[0]).toBe(`20/11/2026 09:02:03,"Tan, Mei",Change,Order date,20/11/2026,21/11/2026,'=1+1`)
  expect(lines[1]).toContain(',Active,yes,no,')
  expect(lines[2]).toMatch(/,Approve draft,,,,$/)
})

test('UX-34 values are said as people say them', () => {
  const id = '019aa1f3-0000-7000-8000-00000000abcd'
  expect([null, '', false, id, [], ['a', 'b'], [{}], [id, id]].map(value => valueText(value))).toEqual([
    'empty',
    'empty',
    'no',
    'another record',
    'none',
    'a, b',
    '1 entry',
    '2 entries',
  ])
})
