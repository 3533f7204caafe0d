import { beforeAll, expect, test } from 'vitest'
import type { Work } from '~/db/kit/work'
import { decimal } from '~/domain/kit/money'
import type { PriceTrialAsk } from '~/domain/pricing/price-trial'
import { chargesText, type TriedCharge } from '~/domain/pricing/tried-charge'
import { agreed, charges, holds, openTrial, PERIOD, played, portal, regional, standard, world } from './trial-ground'

/** Several charges are tried at once, beside everything else that a trial changes. */
beforeAll(openTrial)

type Row = Partial<TriedCharge> & { of: string }
const further = (...rows: Row[]) =>
  chargesText(rows.map(({ of, ...figures }) => ({ chargeId: charges[of]!.id, ...figures })))
const all =
  (...enter: ((work: Work) => Promise<unknown>)[]) =>
  async (work: Work) => {
    for (const one of enter) await one(work)
  }
const change = (ask: Record<string, string>) =>
  portal.as('sales_manager').get(`/price-trial/change?${new URLSearchParams({ ...PERIOD, ...ask })}`)
const moved = async (ask: Partial<PriceTrialAsk>) => {
  const { before, after } = await played(ask)
  return decimal(after).minus(before)
}

test('what several charges come to together is what each comes to alone', async () => {
  const waiting = { chargeId: charges.waiting!.id, chargePrice: '3.15', chargeFree: '10' }
  const washout: Row = { of: 'washout', price: '17.25' }
  const every: Row = { of: 'every_load', arises: 'never' }
  const parts = [
    await moved(waiting),
    await moved({ charges: further(washout) }),
    await moved({ chargeId: charges.every_load!.id, chargeArises: 'never' }),
  ]
  for (const part of parts) expect(part.isZero()).toBe(false)
  const together = await moved({ ...waiting, charges: further(washout, every) })
  expect(together.toFixed(2)).toBe(parts[0]!.plus(parts[1]!).plus(parts[2]!).toFixed(2))
})

test('the same charge twice is refused at its row, as the one above or among the others', async () => {
  const waiting: Row = { of: 'waiting', price: '3' }
  const first = { chargeId: charges.waiting!.id, chargePrice: '2' }
  const alike = await change({ ...first, charges: further({ of: 'zone', price: '1' }, { of: 'waiting', free: '5' }) })
  expect([alike.status, Object.keys(alike.body.errors)]).toEqual([422, ['charges.1.chargeId']])
  const twice = await change({ charges: further(waiting, { ...waiting, price: '4' }) })
  expect([twice.status, Object.keys(twice.body.errors)]).toEqual([422, ['charges.1.chargeId']])
})

test.each<[string, () => string, string]>([
  ['no charge', () => '|price:3', 'charges.0.chargeId'],
  ['a charge that is not in use', () => `${crypto.randomUUID()}|price:3`, 'charges.0.chargeId'],
  ['no figure', () => charges.waiting!.id, 'charges.0.price'],
  ['a price that is none', () => further({ of: 'waiting', price: 'much' }), 'charges.0.price'],
  ['a figure that no charge has', () => `${charges.waiting!.id}|colour:red`, 'charges'],
  ['bands of a charge that has none', () => further({ of: 'waiting', bands: '5=3' }), 'charges.0.bands'],
  ['a band without a price', () => further({ of: 'distance', bands: '5=x' }), 'charges.0.bands'],
  ['an index for what follows none', () => further({ of: 'waiting', base: '2' }), 'charges.0.base'],
  ['more than the whole price', () => further({ of: 'escalation', share: '101' }), 'charges.0.share'],
])('a further charge is refused with %s', async (_what, text, field) => {
  const { status, body } = await change({ charges: text() })
  expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
})

test('each charge is said in words, and one in the address alone is as before', async () => {
  const first = { chargeId: charges.waiting!.id, chargePrice: '3.15' }
  const one = await change(first)
  expect([one.status, one.body.words]).toEqual([200, ['waiting: S$3.15 per min']])
  const more = further({ of: 'washout', price: '17.25' }, { of: 'every_load', arises: 'never' })
  const { body } = await change({ ...first, charges: more, minimumLoad: '4' })
  expect(body.words.slice(0, 3)).toEqual([
    'waiting: S$3.15 per min',
    'washout: S$17.25 per load',
    'every_load, who is charged: nobody',
  ])
  expect(body.words).toHaveLength(4)
})

test('several charges, with bands and an index: the bills are what the trial said', () =>
  holds(
    () => ({
      ...{ chargeId: charges.waiting!.id, chargePrice: '3.15', chargeFree: '10' },
      charges: further(
        { of: 'distance', bands: '1=9; 300=5.5' },
        { of: 'zone', price: '6.15', bands: '0-4, 50=20;6-9=31.05' },
        { of: 'part_load', arises: 'agreed' },
        { of: 'escalation', base: '0.95', share: '11' },
      ),
    }),
    all(
      regional('waiting', { unitPrice: '3.15', freeAllowance: '10' }),
      regional('distance', {
        bands: [
          { by: 'distance', upTo: '1', unitPrice: '9' },
          { by: 'distance', upTo: '300', unitPrice: '5.5' },
        ],
      }),
      regional('zone', {
        unitPrice: '6.15',
        bands: [
          { by: 'zone', areas: '0-4, 50', unitPrice: '20' },
          { by: 'zone', areas: '6-9', unitPrice: '31.05' },
        ],
      }),
      standard('part_load', false),
      regional('escalation', {
        escalation: { indexId: charges.fuel!.id, base: '0.95', sharePercent: '11', withinPercent: '2' },
      }),
    ),
  ))

test('several charges agreed with one customer: the bills are what the trial said', () => {
  const party = () => ({ level: 'customer', customerId: world.customer.id })
  const none = { freeAllowance: '0', minimum: null, maximum: null }
  return holds(
    () => ({
      forCustomerId: world.customer.id,
      charges: further({ of: 'washout', price: '7.7', free: '0' }, { of: 'every_load', price: '2.2' }),
    }),
    work =>
      all(
        agreed('washout', { unitPrice: '7.7', ...none }, party()),
        agreed('every_load', { unitPrice: '2.2', ...none }, party()),
      )(work),
  )
})
