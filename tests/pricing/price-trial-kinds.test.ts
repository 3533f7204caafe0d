import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { SYSTEM, type Work } from '~/db/kit/work'
import { agreedGstTreatment } from '~/db/pricing/agreed-gst-treatment'
import { priceIndexValue } from '~/db/pricing/price-index/price-index-value'
import { sum } from '~/domain/kit/money'
import { USUAL_RETURN_PAYERS } from '~/domain/kit/return-cause'
import { BILL_SETTINGS } from '~/domain/pricing/price-change'
import type { PriceTrialAsk } from '~/domain/pricing/price-trial'
import { trialSums } from '~/domain/pricing/price-trial-lines'
import { playPriceTrial } from '~/workflows/pricing/play-price-trial'
import { givenProjectPricing } from '../kit/given/pricing'

import {
  agreed,
  asked,
  charges,
  free,
  holds,
  openTrial,
  PERIOD,
  played,
  portal,
  regional,
  set,
  since,
  world,
} from './trial-ground'

/** Every kind of term and every setting that a bill is made of can be tried, and a trial says what the bills become with it. */
beforeAll(openTrial)

type Kind = [what: string, ask: () => Partial<PriceTrialAsk>, enter: (work: Work) => Promise<unknown>]
const KINDS: Kind[] = [
  [
    'prices by road distance',
    () => ({ chargeId: charges.distance!.id, chargeBands: '1=9;300=5.5' }),
    regional('distance', {
      bands: [
        { by: 'distance', upTo: '1', unitPrice: '9' },
        { by: 'distance', upTo: '300', unitPrice: '5.5' },
      ],
    }),
  ],
  [
    'prices by zone',
    () => ({ chargeId: charges.zone!.id, chargePrice: '6.15', chargeBands: '0-9=31.05' }),
    regional('zone', { unitPrice: '6.15', bands: [{ by: 'zone', areas: '0-9', unitPrice: '31.05' }] }),
  ],
  ['the road factor', () => ({ roadFactor: '1.8' }), set('orders.road-factor', 1.8)],
  ['the place of washing out', () => ({ washoutAt: 'both' }), set('billing.washout-at', 'both')],
  [
    'who pays for what comes back',
    () => ({ returnPayers: 'weather=company' }),
    set('deliveries.return-payers', { ...USUAL_RETURN_PAYERS, weather: 'company' }),
  ],
  ['the minimum load', () => ({ minimumLoad: '4' }), set('orders.minimum-load', '4')],
  [
    'normal hours',
    () => ({ normalFrom: '05:00', normalTo: '20:00' }),
    set('billing.normal-hours', { from: '05:00', to: '20:00' }),
  ],
  [
    'a charge agreed with one customer',
    () => ({ forCustomerId: world.customer.id, chargeId: charges.waiting!.id, chargePrice: '1.15', chargeFree: '20' }),
    work =>
      agreed(
        'waiting',
        { unitPrice: '1.15', freeAllowance: '20', minimum: null, maximum: null },
        { level: 'customer', customerId: world.customer.id },
      )(work),
  ],
  [
    'a charge agreed with one project, before that of its customer',
    () => ({ forProjectId: world.project.id, chargeId: charges.waiting!.id, chargeMaximum: '25' }),
    work =>
      agreed(
        'waiting',
        { unitPrice: '1.15', freeAllowance: '20', minimum: null, maximum: '25' },
        { level: 'project', projectId: world.project.id },
      )(work),
  ],
  [
    'a price of concrete agreed with one project',
    () => ({ forProjectId: world.project.id, productId: free.id, productPrice: '139.85' }),
    async () => {
      const prices = [{ productId: free.id, productPrice: '139.85' }]
      await givenProjectPricing(portal, { projectId: world.project.id, prices })
    },
  ],
  [
    'the value of a price index',
    () => ({ indexId: charges.fuel!.id, indexValue: '1.37' }),
    work =>
      priceIndexValue.insert(work, { priceIndexId: charges.fuel!.id, fromDate: '2026-01-02', indexValue: '1.37' }),
  ],
  ['the GST rate', () => ({ gstPercent: '10' }), set('billing.gst-percent', '10')],
  [
    'the GST treatment of one customer',
    () => ({ forCustomerId: world.customer.id, gstCode: 'SRCA-S' }),
    work =>
      agreedGstTreatment.insert(work, {
        ...{ customerId: world.customer.id, gstCode: 'SRCA-S', fromDate: since, reason: 'Customer accounting' },
      }),
  ],
]

test.each(KINDS)('%s: the bills are what the trial said', (_what, ask, enter) => holds(ask, enter))

test('a surcharge that is not charged any more is off every bill, whoever agreed a price for it', async () => {
  const { before, after } = await played({ chargeId: charges.every_load!.id, chargeArises: 'never' })
  // Eight loads at S$4.40.
  expect(sum([before, `-${after}`]).toFixed(2)).toBe('35.20')
})

test('what is agreed with one customer is of no other', async () => {
  const other = crypto.randomUUID()
  await expect(played({ forCustomerId: other, chargeId: charges.waiting!.id, chargePrice: '1' })).rejects.toThrow()
  const { lines, gst } = await playPriceTrial(portal.db.sql, SYSTEM, PERIOD, {
    party: { level: 'customer', id: other },
    concrete: { productId: free.id, unitPrice: '1' },
    charges: [{ kind: 'sub_product', id: charges.waiting!.id, figures: { unitPrice: '1' } }],
    gstCode: 'ZR',
  })
  expect(trialSums(lines, gst)).toMatchObject({ difference: '0.00', totalBefore: trialSums(lines, gst).totalAfter })
})

test.each([
  [
    'both a customer and a project',
    () => ({ forCustomerId: world.customer.id, forProjectId: world.project.id }),
    'forProjectId',
  ],
  ['a party and nothing to agree', () => ({ forCustomerId: world.customer.id, minimumLoad: '4' }), 'forCustomerId'],
  ['a treatment with nobody', () => ({ gstCode: 'ZR' as const }), 'forCustomerId'],
  ['a price of concrete with nobody', () => ({ productId: free.id, productPrice: '1' }), 'forCustomerId'],
  ['bands of a charge that has none', () => ({ chargeId: charges.waiting!.id, chargeBands: '5=3' }), 'chargeBands'],
  ['a band without a price', () => ({ chargeId: charges.distance!.id, chargeBands: '5=x' }), 'chargeBands'],
  ['a road shorter than the straight line', () => ({ roadFactor: '0.9' }), 'roadFactor'],
  ['a cause that nobody knows', () => ({ returnPayers: 'mood=company' }), 'returnPayers'],
])('is refused with %s', async (_what, ask, field) => {
  await expect(played(ask())).rejects.toMatchObject({ errors: { [field]: expect.anything() } })
})

/**
 * All that the bills of a trial are read from. What a bill follows from and no trial changes is named below with why; a table
 * that the engine begins to read is in neither list and fails.
 */
const TRIED_TABLES = [
  ...['price_list', 'price_list_line', 'project_pricing', 'product_price', 'commercial_term', 'sub_product'],
  ...['price_index', 'price_index_value', 'agreed_gst_treatment', 'setting'],
  ...['price_category', 'price_category_discount', 'customer_category', 'charge_rule', 'holiday'],
]
const NOT_TRIED: Record<string, string> = {
  pricing: 'the name of the quote that a price was agreed in',
  service: 'has its price in commercial_term',
  purchase_order: 'which bill a load is on',
}
const FACTS = [
  ...['delivery_order', 'order', 'order_service', 'delivery_associate_product', 'associate_product', 'product'],
  ...['location', 'plant', 'region', 'customer', 'project', 'discharge_method'],
]

test('every table that a bill is made of is tried or said not to be', async () => {
  asked.clear()
  await played({ minimumLoad: '4.5' })
  const read = [...asked].flatMap(text => [...text.matchAll(/(?:from|join) "(\w+)"/g)].map(([, table]) => table!))
  const unknown = [...new Set(read)].filter(
    table => ![...TRIED_TABLES, ...Object.keys(NOT_TRIED), ...FACTS].includes(table),
  )
  expect(unknown.sort()).toEqual([])
  for (const table of ['commercial_term', 'price_list', 'agreed_gst_treatment']) expect(read).toContain(table)
})

test('every setting that the engine of bills reads is one that can be tried', () => {
  const engine = ['bill-terms', 'bills-of-loads', 'load-facts', 'calendar', 'charge-items', 'splits-of-bills']
  const read = engine.flatMap(name => {
    const source = readFileSync(`db/billing/${name}.ts`, 'utf8')
    return [...source.matchAll(/'((?:billing|orders|deliveries|pricing|credit)\.[a-z-]+)'/g)].map(([, found]) => found!)
  })
  expect(read.length).toBeGreaterThan(5)
  expect([...new Set(read)].filter(name => !(BILL_SETTINGS as readonly string[]).includes(name))).toEqual([])
})
