import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { plantSummary } from '~/domain/cylinders/control/plant-summary'
import { SummaryTable } from './summary-table'

const tests = [35.1, 36.2, 34.9].map((strength, at) => ({
  ...{ plant: 'Tuas', mix: 'N30', ageDays: 28, fck: 25, target: 33, early: null, slump: 120, temperature: 31 },
  ...{ density: 2370, castOn: `2026-10-0${at + 1}`, specimens: [strength] },
}))
const shown = (ageDays: number) => {
  const rows = plantSummary({ tests: tests.map(row => ({ ...row, ageDays })), now: new Date('2026-11-20T02:00:00Z') })
  return renderToStaticMarkup(<SummaryTable rows={rows} />).replaceAll(/<[^>]+>/g, '|')
}

test('a verdict by EN 206 says whether it conforms, and in brackets by which rules', () => {
  expect(shown(28)).toMatch(/\|Conforms \(initial, method A\)\|/)
  expect(shown(28)).not.toMatch(/\|Initial\|/)
})

test('A4 at any age but the specified one there is no verdict, neither good nor bad', () => {
  expect(shown(7)).not.toMatch(/conforms|fails/i)
})
