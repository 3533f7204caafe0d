import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { FleetLine } from '~/web/kit/client/fleet'
import { AirTruck } from './air-truck'

const NOW = new Date('2026-11-20T02:00:00.000Z')
const shown = (batchedAt: string) => {
  const load = { projectName: 'Bayfront', siteName: 'Gate 2', batchedAt, pourEndAt: null, dischargeLimitMinutes: 120 }
  const row = { truckId: 't', truckNo: 'M001', phase: 'returning', since: null, load } as unknown as FleetLine
  const html = renderToStaticMarkup(<AirTruck row={row} now={NOW} chosen={false} onChoose={() => undefined} />)
  return html.replaceAll(/<[^>]+>/g, '|')
}

test('C18 the minutes beside a load of the tracer say of what they are', () => {
  expect(shown('2026-11-20T01:24:00.000Z')).toContain('84 min to discharge')
  expect(shown('2026-11-19T23:50:00.000Z')).toContain('10 min past discharge')
})
