import { expect, test } from 'vitest'
import { auditContent, costingContent, listContent } from './price-document'

const days = (fromDate: string, toDate: string | null) => ({ fromDate, toDate })
const costs = {
  regionName: 'West',
  versionNo: 3,
  plantCost: '8',
  deliveryCost: '6',
  overheadCost: '4',
  ingredients: [],
}
const costing = (of: object) => JSON.stringify(costingContent({ ...costs, ...of } as never))
const list = (of: object) => JSON.stringify(listContent({ name: 'Prices', regionName: 'West', ...of } as never, []))

test.each([
  ['a costing', costing],
  ['a price list', list],
])('%s says on which days it holds, not that it holds now', (_, paper) => {
  const ended = paper(days('2026-04-16', '2026-10-15'))
  expect(ended).toContain('16/04/2026 to 15/10/2026')
  const open = paper(days('2026-10-16', null))
  expect(open).toContain('from 16/10/2026')
  for (const text of [ended, open]) expect(text).not.toMatch(/In force|to open/)
})

test('an entry of the trail says what happened in words', () => {
  const entry = { seq: 7, at: new Date(0), actorName: 'Head of finance', before: null, after: { plantCost: '8' } }
  expect(JSON.stringify(auditContent({ ...entry, action: 'create' }, 'now'))).toContain('"Created"')
})
