import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { materialOrders } from '~/db/materials/tables'
import { decimal } from '~/domain/kit/money'
import { givenRegion } from '../kit/given/customers'
import { givenPlant } from '../kit/given/fleet'
import { aMaterial, aSilo, aSource } from '../kit/given/materials'
import { type House, house } from '../kit/house'

let portal: House
let at: { siloId: string; sourceId: string; other: string; bare: { siloId: string; sourceId: string } }
beforeAll(async () => {
  portal = await house()
  const plantId = (await givenPlant(portal, { regionId: (await givenRegion(portal)).id })).id
  const of = async (costPerKg: string | null) => {
    const materialId = (await aMaterial(portal, { costPerKg })).id
    const silo = await aSilo(portal, { plantId, materialId, capacityKg: '900000.000' })
    return { siloId: silo.id, sourceId: (await aSource(portal, materialId)).id, materialId }
  }
  const cement = await of('0.1450')
  const other = (await aSource(portal, cement.materialId)).id
  const { siloId, sourceId } = await of(null)
  at = { ...cement, other, bare: { siloId, sourceId } }
  await portal.person('batcher', { plantIds: [plantId] })
})

const AT = '2026-11-20T18:00:00+08:00'
const create = async (more: object = {}) => {
  const { siloId, sourceId } = at
  const of = { siloId, sourceId, orderedKg: '28000', expectedAt: AT, ...more }
  return (await portal.as('batcher').post('/material-order', of)).body
}
const act = async (of: { id: string; version: number }, verb: string, json: object = {}) =>
  (await portal.as('batcher').post(`/material-order/${of.id}/${verb}`, { version: of.version, ...json })).body
const priced = async ({ id, version }: { id: string; version: number }) => {
  const of = { ...at.bare, orderedKg: '28000', expectedAt: AT, pricePerTonne: '80', version }
  return (await portal.as('batcher').put(`/material-order/${id}`, of)).body
}
const receipt = async (of: { id: string }) => (await portal.as('batcher').get(`/material-order/${of.id}/receipt`)).body
const received = async (of: { id: string; version: number }, receivedKg: string) =>
  act(await act(of, 'place'), 'confirm-received', { receivedKg, ticketNo: 'W-1' })

test('an order without a price takes what its source was given last, and before that what the material costs', async () => {
  const first = await create()
  expect(first.pricePerTonne).toBe('145.0000')
  const dearer = await create({ pricePerTonne: '151.25' })
  expect(dearer.pricePerTonne).toBe('151.2500')
  // A draft is nobody's price yet.
  expect((await create()).pricePerTonne).toBe('145.0000')
  const { warnings } = await act(dearer, 'place')
  expect(warnings).toEqual([expect.stringMatching(/S\$ ?151\.25 per tonne is above the last price of .*145\.00/)])
  expect((await create()).pricePerTonne).toBe('151.2500')
  expect((await create({ sourceId: at.other })).pricePerTonne).toBe('145.0000')
  // Nor is a draft that was split.
  const parts = ['8000', '20000'].map(kg => ({ kg, expectedAt: AT }))
  await act(await create({ sourceId: at.other, pricePerTonne: '999' }), 'split', { parts })
  expect((await create({ sourceId: at.other })).pricePerTonne).toBe('145.0000')
  const { siloId, sourceId } = at
  const { body } = await portal
    .as('batcher')
    .put(`/material-order/${first.id}`, { siloId, sourceId, orderedKg: '28000', expectedAt: AT, version: 1 })
  expect(body.pricePerTonne).toBe('151.2500')
  expect((await act(body, 'place')).warnings).toEqual([])
})

test('a price is above zero, and no order goes out without one', async () => {
  for (const pricePerTonne of ['0', '-1', '1.23456', 'much'])
    expect((await create({ pricePerTonne })).errors, pricePerTonne).toHaveProperty('pricePerTonne')
  const bare = await create(at.bare)
  expect(bare.pricePerTonne).toBeNull()
  expect((await act(bare, 'place')).facts).toEqual({ rule: 'price' })
})

test('what was received before prices were kept has none until its ticket is corrected', async () => {
  const { id, version } = await act(await create(at.bare).then(priced), 'place')
  await portal.db.sql.update(materialOrders).set({ pricePerTonne: null }).where(eq(materialOrders.id, id))
  const of = await act({ id, version }, 'confirm-received', { receivedKg: '28000', ticketNo: 'W-2' })
  expect(await receipt(of)).toMatchObject({
    account: { payableAmount: null },
    supplier: { payableAmount: '0.00', unpriced: 1, payableKg: '28000.000' },
  })
  const ticket = { receivedKg: '28000', ticketNo: 'W-2', reason: 'Price of the invoice' }
  const right = await act(of, 'correct', { ...ticket, pricePerTonne: '90' })
  expect(await receipt(right)).toMatchObject({ account: { payableAmount: '2520.00' }, supplier: { unpriced: 0 } })
  // A price that is not given stays.
  expect((await receipt(await act(right, 'correct', ticket))).account.payableAmount).toBe('2520.00')
})

test('parts of a split have its price', async () => {
  const of = await act(await create({ pricePerTonne: '151.25' }), 'place')
  const { rows } = await act(of, 'split', { parts: ['8000', '20000'].map(kg => ({ kg, expectedAt: AT })) })
  expect(rows.map((row: { pricePerTonne: string }) => row.pricePerTonne)).toEqual(['151.2500', '151.2500'])
})

test('what is paid is the weight at its price, or the whole order less the credit note; the supplier owes the sum', async () => {
  const before = (await receipt(await received(await create({ pricePerTonne: '150' }), '28040'))).supplier
  const exact = await receipt(await received(await create({ pricePerTonne: '151.2525' }), '28020'))
  // 28.020 t × 151.2525 = 4238.09505
  expect(exact.account.payableAmount).toBe('4238.10')

  const short = await received(await create({ pricePerTonne: '150' }), '26000')
  expect((await receipt(short)).account.payableAmount).toBeNull()
  const claimed = await act(short, 'claim', { claimKg: '2000', claimAmount: '300', reason: 'Short' })
  const credited = await act(claimed, 'credit', { creditNo: 'CN-1', creditAmount: '250', reason: 'Most of it' })
  // 28 t × 150 − 250
  const seen = await receipt(credited)
  expect([credited.status, seen.account.payableAmount]).toEqual(['settled', '3950.00'])

  const settled = await act(await received(await create({ pricePerTonne: '150' }), '25000'), 'accept', {
    reason: 'Part load',
  })
  const last = await receipt(settled)
  expect(last.account.payableAmount).toBe('3750.00')
  const sum = decimal(before.payableAmount).plus('4238.10').plus('3950').plus('3750')
  expect(last.supplier).toMatchObject({ payableAmount: sum.toFixed(2), unpriced: 0 })
  expect(portal.defects).toEqual([])
})
