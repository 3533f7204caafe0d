import { beforeAll, expect, test } from 'vitest'
import { auditTrail } from '~/db/kit/trail'
import { givenRegion } from '../kit/given/customers'
import { givenPlant } from '../kit/given/fleet'
import { aMaterial, aSilo } from '../kit/given/materials'
import { type House, house } from '../kit/house'

let portal: House
let plantId: string
let siloId: string
let sourceId: string
beforeAll(async () => {
  portal = await house()
  plantId = (await givenPlant(portal, { regionId: (await givenRegion(portal)).id })).id
  const materialId = (await aMaterial(portal)).id
  siloId = (await aSilo(portal, { plantId, materialId, capacityKg: '300000.000', levelKg: '10000.000' })).id
  await portal.person('batcher', { plantIds: [plantId] })
  const source = await portal.as('batcher').post('/material-source', { sourceName: 'Johor works', materialId })
  sourceId = source.body.id
})

type Order = { id: string; version: number; status: string; differencePercent: string }
/** A minute later each time, so that the ledger has an order. */
const act = (of: { id: string }, verb: string, json: object) => {
  portal.clock.at = new Date(portal.clock.at.getTime() + 60_000)
  return portal.as('batcher').post(`/material-order/${of.id}/${verb}`, json)
}
const view = async (of: { id: string }) => (await portal.as('batcher').get(`/material-order/${of.id}/receipt`)).body
const level = async () => (await portal.as('batcher').get(`/silo-level/${siloId}`)).body.levelKg as string
const received = async (receivedKg: string) => {
  const order = { siloId, sourceId, orderedKg: '28000', expectedAt: '2026-11-20T12:00:00+08:00' }
  const { body } = await portal.as('batcher').post('/material-order', order)
  await act(body, 'place', { version: 1 })
  return (await act(body, 'confirm-received', { version: 2, receivedKg, ticketNo: 'W-1' })).body as Order
}
const account = (more: object) => ({ orderedKg: '28000.000', openKg: '0.000', settledKg: '0.000', ...more })

test('a short delivery is accepted: what was received is paid, the rest is not expected', async () => {
  const of = await received('26000')
  expect(await view(of)).toMatchObject({
    status: 'disputed',
    account: account({ receivedKg: '26000.000', openKg: '2000.000', payableKg: '0.000' }),
    open: ['correct', 'accept', 'claim', 'reweigh'],
  })
  expect((await act(of, 'accept', { version: 3 })).body.errors).toHaveProperty('reason')
  expect((await act(of, 'accept', { version: 2, reason: 'x' })).body.title).toBe('stale')
  const reason = 'Tanker was part loaded; the mill agrees'
  expect((await act(of, 'accept', { version: 3, reason })).body.status).toBe('settled')
  const seen = await view(of)
  expect(seen).toMatchObject({
    account: account({ receivedKg: '26000.000', settledKg: '2000.000', payableKg: '26000.000' }),
    open: ['correct'],
    decidedByName: expect.stringMatching(/\w/),
    decisionReason: reason,
  })
  const [line] = (
    await auditTrail(portal.db.sql, { subject: 'material_order', subjectId: of.id }, { limit: 9, offset: 0 })
  ).rows
  expect(line).toMatchObject({ action: 'accept', reason })
  expect((await act(of, 'accept', { version: 4, reason })).body.facts).toMatchObject({ status: 'settled' })
})

test('a claim stays open until the credit note of the supplier, and is paid less what was credited', async () => {
  const of = await received('26000')
  const claim = (more: object) =>
    act(of, 'claim', { version: 3, claimKg: '2000', claimAmount: '310.00', reason: 'Two tonnes short', ...more })
  expect((await claim({ claimKg: '28000.001' })).body.errors).toHaveProperty('claimKg')
  expect((await claim({ claimAmount: '-1' })).body.errors.claimAmount).toHaveLength(1)
  expect((await claim({})).body).toMatchObject({ status: 'claimed', claimKg: '2000.000', claimAmount: '310.00' })
  const working = await portal.as('batcher').get('/material-order/working-list')
  expect(working.body.rows.map((row: { id: string }) => row.id)).toContain(of.id)
  const credit = (more: object) =>
    act(of, 'credit', { version: 4, creditNo: 'CN-88', creditAmount: '310.00', reason: 'Credit note came', ...more })
  expect((await credit({ creditAmount: '310.01' })).body.errors).toHaveProperty('creditAmount')
  expect((await credit({})).body).toMatchObject({ status: 'settled', creditNo: 'CN-88' })
  expect((await view(of)).account).toEqual(
    account({
      receivedKg: '26000.000',
      settledKg: '2000.000',
      payableKg: '26000.000',
      payableAmount: '2490.00',
    }),
  )
  // What the supplier has credited is closed.
  const again = { version: 5, receivedKg: '28000', ticketNo: 'W-2', reason: 'Typed wrong' }
  expect((await act(of, 'correct', again)).body.facts).toMatchObject({ status: 'settled', open: [] })
})

test('who credits half of the claim is paid for the other half', async () => {
  const of = await received('26000')
  const before = Number((await view(of)).supplier.payableKg)
  const claim = { version: 3, claimKg: '2000', claimAmount: '310.00', reason: 'Two tonnes short' }
  expect((await act(of, 'claim', claim)).status).toBe(200)
  const credit = { version: 4, creditNo: 'CN-89', creditAmount: '155.00', reason: 'They accept one tonne' }
  expect((await act(of, 'credit', credit)).status).toBe(200)
  const seen = await view(of)
  expect(seen.account).toEqual(
    account({ receivedKg: '26000.000', settledKg: '2000.000', payableKg: '27000.000', payableAmount: '2645.00' }),
  )
  expect(Number(seen.supplier.payableKg)).toBe(before + 27000)
})

test('weighed again: the first entry is taken back by one of its own, and the new weight is judged', async () => {
  const before = Number(await level())
  const of = await received('26000')
  const again = { version: 3, receivedKg: '27950', ticketNo: 'W-9', reason: 'Our own bridge' }
  expect((await act(of, 'reweigh', again)).body).toMatchObject({
    status: 'received',
    receivedKg: '27950.000',
    ticketNo: 'W-9',
    differencePercent: '-0.18',
  })
  expect(Number(await level())).toBe(before + 27950)
  const { entries } = await view(of)
  expect(entries.map((row: { kg: string }) => row.kg)).toEqual(['26000.000', '-26000.000', '27950.000'])
  expect(entries[1]).toMatchObject({ reversesId: entries[0].id, at: entries[0].at, remarks: 'Our own bridge' })
  expect((await act(of, 'reweigh', { ...again, version: 4 })).body.facts).toMatchObject({ status: 'received' })
})

test('a mistyped ticket of a receipt within tolerance is corrected, twice, and the account of the supplier follows', async () => {
  const before = Number(await level())
  const of = await received('28000')
  const paid = Number((await view(of)).supplier.payableKg)
  const to = (version: number, receivedKg: string, more: object = {}) =>
    act(of, 'correct', { version, receivedKg, ticketNo: 'W-7', reason: 'Digits swapped', ...more })
  expect((await to(3, '82000')).body).toMatchObject({ status: 'disputed' })
  expect((await to(4, '27990')).body).toMatchObject({ status: 'received', version: 5 })
  expect(Number(await level())).toBe(before + 27990)
  const seen = await view(of)
  expect(seen.entries).toHaveLength(5)
  expect(Number(seen.supplier.payableKg)).toBe(paid - 10)
  expect((await to(5, '290001')).body.facts).toMatchObject({ rule: 'capacity' })
  expect((await to(5, '-5')).body.errors.receivedKg).toHaveLength(1)
  expect((await to(5, '27000', { receivedAt: '2026-12-01T00:00:00Z' })).body.errors).toHaveProperty('receivedAt')
  expect((await to(5, '27000', { receivedAt: '0001-01-01T00:00:00Z' })).body.errors).toHaveProperty('receivedAt')
  expect((await view(of)).entries).toHaveLength(5)
  expect(Number(await level())).toBe(before + 27990)
})

test('two corrections at once count once', async () => {
  const of = await received('28000')
  const before = Number(await level())
  const both = await Promise.all(
    ['27900', '27950'].map(receivedKg =>
      act(of, 'correct', { version: 3, receivedKg, ticketNo: 'W-5', reason: 'Typed wrong' }),
    ),
  )
  expect(both.map(one => one.status).sort()).toEqual([200, 409])
  const won = both.find(one => one.status === 200)!.body.receivedKg
  expect(Number(await level())).toBe(before - 28000 + Number(won))
})

test('another plant or role does nothing to a receipt', async () => {
  const of = await received('26000')
  const json = { version: 3, reason: 'x' }
  expect((await portal.as('batcher_2').post(`/material-order/${of.id}/accept`, json)).status).toBe(404)
  expect((await portal.as('batcher_2').get(`/material-order/${of.id}/receipt`)).status).toBe(404)
  expect((await portal.as('lab').post(`/material-order/${of.id}/accept`, json)).status).toBe(403)
  expect(portal.defects).toEqual([])
})
