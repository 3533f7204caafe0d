import { expect, test } from 'vitest'
import type { LoadFacts } from './check-facts'
import { type LoadRule, mayOverride, refusalsOf, standing, warningsOf } from './delivery-order-checks'

const good: LoadFacts = {
  quantity: '9.00',
  orderStatus: 'confirmed',
  creditHold: null,
  concreteHold: null,
  line: true,
  called: false,
  plant: { name: 'Tuas', closedReason: null, open: true, hours: '06:00 to 22:00' },
  mix: {
    mapped: true,
    code: 'C40',
    agreed: null,
    agreement: { agreement: 'warn', missing: null },
    approved: true,
    synced: true,
    structural: true,
    onCertificate: true,
    certificateValid: true,
  },
  bans: [],
  missingPasses: [],
  expiredPapers: [],
  hours: { driver: 'Tan', left: 200, needed: 120 },
  silos: [{ material: 'CEM I', neededKg: '3150', levelKg: '90000' }],
  truck: { truckNo: 'T01', maxLoad: '9.00', busyWith: null, calledFor: null },
  calledTruck: null,
  driverBusyWith: null,
  siteMaxLoad: null,
}
const rules = (facts: Partial<LoadFacts>) => refusalsOf({ ...good, ...facts }).map(({ rule }) => rule)
const mix = (of: Partial<LoadFacts['mix']>) => ({ mix: { ...good.mix, ...of } })

test('a load with everything in order is not refused', () => {
  expect(refusalsOf(good)).toEqual([])
})

test.each<[LoadRule, Partial<LoadFacts>]>([
  ['hold', { orderStatus: 'on_hold' }],
  ['credit', { creditHold: 'Acme is on credit hold: overdue' }],
  ['concrete-hold', { concreteHold: 'C40 of Tuas is on hold by NC-26-0001: low result' }],
  ['line', { line: false, mix: { ...good.mix, mapped: false } }],
  ['called', { truck: { truckNo: 'T01', maxLoad: '9', busyWith: null, calledFor: 'load 2 of O-1' } }],
  ['called', { calledTruck: 'T02' }],
  ['plant-open', { plant: { ...good.plant, closedReason: 'gate broken' } }],
  ['plant-open', { plant: { ...good.plant, open: false } }],
  ['mix-mapped', mix({ mapped: false })],
  ['customer-agreement', mix({ agreement: { agreement: 'required', missing: 'The customer has not agreed to C40' } })],
  ['mix-agreed', mix({ agreed: 'C40-LC version 2' })],
  ['mix-approved', mix({ approved: false })],
  ['mix-synced', mix({ synced: false })],
  ['certificate', mix({ onCertificate: false })],
  ['certificate', mix({ certificateValid: false })],
  ['bans', { bans: [{ who: 'Tan', what: 'Acme', reason: 'speeding' }] }],
  ['passes', { missingPasses: [{ who: 'Tan', pass: 'PSA pass' }] }],
  ['papers', { expiredPapers: ['The licence of Tan ended on 01/11/2026'] }],
  ['fatigue', { hours: { driver: 'Tan', left: 119, needed: 120 } }],
  ['silo-cover', { silos: [{ material: 'CEM I', neededKg: '3150', levelKg: '3149.9' }] }],
  ['silo-cover', { silos: [{ material: 'CEM I', neededKg: '3150', levelKg: null }] }],
  ['truck-load', { quantity: '9.01' }],
  ['site-load', { siteMaxLoad: '8.00' }],
  ['truck-free', { truck: { truckNo: 'T01', maxLoad: '9', busyWith: 'TUAS-26-000001', calledFor: null } }],
  ['truck-free', { driverBusyWith: 'TUAS-26-000001' }],
])('%s refuses and says who may set it aside', (rule, facts) => {
  const [refusal, ...others] = refusalsOf({ ...good, ...facts })
  expect(others).toEqual([])
  expect(refusal).toMatchObject({ rule, mayOverride: mayOverride(rule) })
  expect(refusal!.text.length).toBeGreaterThan(10)
})

test('a plant that closes lets called loads go on, and concrete that bears nothing needs no certificate', () => {
  expect(rules({ called: true, plant: { ...good.plant, closedReason: 'gate broken' } })).toEqual([])
  expect(rules(mix({ structural: false, onCertificate: false, certificateValid: false }))).toEqual([])
})

test('what the law or the certificate forbids nobody sets aside', () => {
  const hard: LoadRule[] = ['hold', 'mix-mapped', 'mix-approved', 'certificate', 'papers', 'truck-load', 'truck-free']
  expect(hard.flatMap(mayOverride)).toEqual([])
  expect(mayOverride('fatigue')).toEqual(['dispatcher_manager', 'admin'])
})

test('rules that were set aside no longer stand', () => {
  const both = refusalsOf({ ...good, siteMaxLoad: '8', hours: { driver: 'Tan', left: 0, needed: 60 } })
  expect(standing(both, ['site-load']).map(({ rule }) => rule)).toEqual(['fatigue'])
})

test('at the call every rule is asked but the silo, which is filled meanwhile; at the assignment the hold alone', () => {
  const broken = {
    ...good,
    orderStatus: 'on_hold',
    line: false,
    quantity: '9.5',
    silos: [{ material: 'CEM I', neededKg: '1', levelKg: null }],
  }
  const of = (step: 'assign' | 'call' | 'ticket') => refusalsOf(broken, step).map(({ rule }) => rule)
  expect(of('ticket')).toEqual(['hold', 'line', 'silo-cover', 'truck-load'])
  expect(of('call')).toEqual(['hold', 'line', 'truck-load'])
  expect(of('assign')).toEqual(['hold'])
})

test('a credit hold is set aside at the customer and not with a load', () => {
  const refused = refusalsOf({ ...good, creditHold: 'Acme is on credit hold: overdue' })
  expect(standing(refused, ['credit'])).toEqual(refused)
})

test('B8 a missing agreement refuses where it is required and warns where it is not', () => {
  const of = (agreement: 'off' | 'warn' | 'required') =>
    mix({ agreement: { agreement, missing: 'The customer has not agreed to C40' } })
  expect(rules(of('warn'))).toEqual([])
  expect(warningsOf(of('warn').mix)).toEqual(['The customer has not agreed to C40'])
  expect(warningsOf(of('required').mix)).toEqual([])
  expect(rules({ mix: { ...of('required').mix, agreed: 'C40-LC version 2' } })).toEqual(['mix-agreed'])
})
