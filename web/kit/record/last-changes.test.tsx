import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LastChanges } from './last-changes'

test('what was done is said as a person says it, not as the trail names it', () => {
  const row = { at: '2026-11-20T01:00:00Z', actorName: 'Tan Wei', changed: [] as string[] }
  const html = renderToStaticMarkup(
    <LastChanges
      rows={[
        { ...row, seq: 3, action: 'approve' },
        { ...row, seq: 2, action: 'change lines' },
        { ...row, seq: 1, action: 'change', changed: ['unitPrice', 'customerId'] },
      ]}
    />,
  )
  const said = [...html.matchAll(/class="text-muted">([^<]+)</g)].map(([, words]) => words)
  expect(said).toEqual(['approved', 'changed lines', 'changed unit price, customer'])
})
