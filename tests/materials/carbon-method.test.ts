import { beforeAll, expect, test } from 'vitest'
import { DEFAULT_FACTORS } from '~/domain/materials/carbon/factor-set'
import { expectMethod, type MethodCase } from '../kit/given/method'
import { type House, house } from '../kit/house'

let portal: House
beforeAll(async () => {
  portal = await house()
})

const mix = {
  materials: [
    {
      material: 'cem-i',
      kg: '300',
      legs: [
        { mode: 'ship', km: '1000' },
        { mode: 'hgv', km: '12.5' },
      ],
    },
  ],
  energy: { kwh: '4.2', dieselLitres: '0.5' },
}
const unknown = { materials: [{ material: 'moon-dust', kg: '300' }] }
const load = {
  delivered: '8',
  mixPerCubicMetre: { materials: [{ material: 'cem-i', kg: '300' }] },
  batched: { materials: [{ material: 'cem-i', kg: '2416.5' }] },
  kmOut: '0',
  kmBack: '0',
}

const CASES: MethodCase[] = [
  [
    'carbon',
    { mix },
    { a1: '273.600', a2: '4.361', a3: '2.396', total: '280.357', indicators: null, band: null },
    { mix: unknown },
    'factor-missing',
  ],
  [
    'carbon-delivery',
    { delivery: load },
    { basis: 'batched', theoretical: '2188.800', load: { total: '2203.848' } },
    { delivery: { ...load, returned: '9' } },
    'out-of-bounds',
  ],
  [
    'carbon-transport',
    { transport: { tonnes: '0', kmOut: '20', kmBack: '0' } },
    { a4: '0.000' },
    { transport: { tonnes: '90', kmOut: '20', kmBack: '0' } },
    'out-of-bounds',
  ],
]

test.each(CASES)('engineering/%s gives its worked example and names its fault', (...of) => expectMethod(portal, of))

test('indicators and a band beside the carbon of a mix, and factors that ended are refused', async () => {
  const bands = [
    {
      bands: [
        { name: 'A', upTo: '250' },
        { name: 'B', upTo: '300' },
      ],
    },
  ]
  const { body } = await portal.as('lab').post('/engineering/carbon', { mix, strength: 40, baseline: '358.76', bands })
  expect(body).toMatchObject({
    band: 'B',
    indicators: { perMpa: '7.009', saving: '21.85', clinkerFactor: expect.any(String) },
  })
  const set = {
    ...DEFAULT_FACTORS,
    factors: [{ ...DEFAULT_FACTORS.factors[0]!, material: 'cem-i', validTo: '2026-11-19' }],
  }
  const ended = await portal.as('lab').post('/engineering/carbon', { mix, set })
  expect([ended.status, ended.body.facts.fault]).toEqual([422, 'factor-expired'])
  expect((await portal.as('lab').post('/engineering/carbon', { mix, set, on: '2026-11-19' })).status).toBe(200)
})

test('the default factors name their sources, and a class has its baseline', async () => {
  const factors = await portal.as('finance_hod').get('/engineering/carbon-factors')
  expect(factors.body.factors.every((row: { source: string }) => row.source.length > 3)).toBe(true)
  const lab = portal.as('lab')
  expect((await lab.get('/engineering/carbon-baseline?strengthClass=C32%2F40')).body.perCubicMetre).toBe('358.76')
  const none = await lab.get('/engineering/carbon-baseline?strengthClass=C99')
  expect([none.status, none.body.facts.fault]).toEqual([422, 'unknown-class'])
  expect(portal.defects).toEqual([])
})
