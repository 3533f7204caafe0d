import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { View } from './delivery-order-loader'
import { TicketCard } from './ticket-card'

const load = { doNumber: null, doDate: '2026-11-20', loadNo: 1, quantity: '9.00', slumpMm: null }
const shown = (gwpBatched: string | null) => {
  const ticket = { orderNo: 'E-261120-001', ordered: '27.00', load: { ...load, gwpBatched } }
  const view = { ticket, addOns: [], cumulative: '9.00' } as unknown as View
  return renderToStaticMarkup(<TicketCard view={view} />).replaceAll(/<[^>]+>/g, '|')
}

test('C13 the carbon of a ticket that was not batched is a dash without a unit, else whole kg CO₂e', () => {
  expect(shown(null)).toMatch(/Carbon[| ]+–[| ]+Customer/)
  expect(shown('2431.6')).toMatch(/Carbon\|+2,432[| ]+kg CO₂e/)
})
