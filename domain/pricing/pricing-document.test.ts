import { expect, test } from 'vitest'
import { gstAt } from '../billing/gst'
import { USUAL_LETTERHEAD } from '../kit/letterhead'
import { type PrintedQuote, quoteContent } from './pricing-document'

const quote: PrintedQuote = {
  pricingReference: 'Q-2026-00012',
  revision: 2,
  status: 'approved',
  superseded: null,
  quotedOn: '2026-11-18',
  fromDate: '2026-12-01',
  toDate: '2026-12-31',
  customerName: 'Acme Builders',
  customerCode: 'C-1',
  address: '21 Ubi Road 1',
  registrationNo: '201010713A',
  projectName: 'Block 12',
  paymentDays: 45,
  gst: gstAt('9.00'),
  minimumLoad: '3.00',
  preparedBy: 'Tan Mei',
  lines: [{ productCode: 'C40', name: 'Grade 40', unitPrice: '131.1135' }],
  charges: [
    {
      name: 'Waiting',
      unit: 'min',
      unitPrice: '2.2000',
      freeAllowance: '60.0000',
      minimum: null,
      maximum: '120.0000',
      indexName: null,
    },
    {
      name: 'Wash-out',
      unit: 'load',
      unitPrice: '30.0000',
      freeAllowance: '0.0000',
      minimum: null,
      maximum: null,
      indexName: null,
    },
  ],
}
const said = (more: Partial<PrintedQuote> = {}) => JSON.stringify(quoteContent({ ...quote, ...more }, USUAL_LETTERHEAD))

test('a quotation is an offer: who makes it to whom, when, how long it is valid, terms, charges and where to sign', () => {
  for (const words of [
    USUAL_LETTERHEAD.name,
    'Q-2026-00012, revision 2',
    '21 Ubi Road 1',
    'UEN 201010713A',
    '18/11/2026',
    '01/12/2026',
    '31/12/2026',
    '45 days from invoice',
    // As it will be billed, not rounded to cents.
    '"131.1135"',
    'First 60 min free, at most 120 min',
    '"2.20"',
    'Prices before GST, now 9 %',
    'Minimum load 3 m³; a smaller one is a part load',
    'Accepted for Acme Builders',
    'Signature and stamp',
  ])
    expect(said()).toContain(words)
})

test('what is no offer says so, and what has no end or term is told in words', () => {
  expect(said()).not.toContain('no offer')
  expect(said({ status: 'draft' })).toContain('Draft: no offer before it is approved')
  expect(said({ status: 'void' })).toContain('No longer valid')
  expect(said({ superseded: 'partly' })).toContain('Partly replaced by a later quotation')
  expect(said({ toDate: null, paymentDays: 0 })).toContain('further notice')
  expect(said({ charges: [] })).not.toContain('Add-ons')
})

test('a charge that follows an index is told by its share and its base, and has no price', () => {
  const diesel = {
    ...{ name: 'Fuel', unit: 'm³', unitPrice: '0.0000', freeAllowance: '0.0000', minimum: null, maximum: null },
    indexName: 'Diesel',
    escalation: { indexId: 'i', base: '2.4200', sharePercent: '6.0000', withinPercent: '3.0000' },
  }
  const printed = said({ charges: [diesel] })
  expect(printed).toContain('6 % of concrete by Diesel, base 2.42, beyond ±3 %')
  expect(printed).not.toContain('0.00')
  const always = { ...diesel.escalation, withinPercent: '0.0000' }
  expect(said({ charges: [{ ...diesel, escalation: always }] })).toContain('base 2.42"')
})
