import { beforeAll, expect, test } from 'vitest'
import { givenCustomer } from '../kit/given/customers'
import { type House, house } from '../kit/house'

let portal: House
beforeAll(async () => {
  portal = await house()
})

const create = (more: object = {}, as = 'finance_hod') =>
  portal.as(as).post('/payment-term', { paymentTermName: '30 days', days: 30, ...more })

test('R-089 a payment term is named paymentTermId and found by keyword', async () => {
  const { body } = await create()
  expect(body).toMatchObject({ paymentTermId: body.id, version: 1, days: 30 })
  await givenCustomer(portal, { paymentTermId: body.id })
  const { body: found } = await portal.as('salesperson').get('/payment-term/search?keyword=30')
  expect(found).toMatchObject({ total: 1, rows: [{ paymentTermId: body.id, customers: 1 }] })
  expect((await portal.as('salesperson').get(`/payment-term/${body.id}`)).body.paymentTermName).toBe('30 days')
  const change = (version: number, days: number) =>
    portal.as('finance_ar').put('/payment-term', { paymentTermId: body.id, version, paymentTermName: '30 days', days })
  expect((await change(1, 35)).body).toMatchObject({ version: 2, days: 35 })
  expect((await change(1, 40)).status).toBe(409)
  const { body: trail } = await portal.as('admin').get('/payment-term')
  expect(trail.rows[0].days).toBe(35)
})

test.each([
  ['days below zero', { days: -1 }],
  ['days as text', { days: '30' }],
  ['no name', { paymentTermName: '' }],
])('is refused with %s', async (_name, more) => expect((await create(more)).status).toBe(422))

test('a name is used once, and the wrong role may not write', async () => {
  expect((await create({ paymentTermName: 'Cash' })).status).toBe(200)
  expect((await create({ paymentTermName: 'Cash' })).status).toBe(409)
  expect((await create({}, 'salesperson')).status).toBe(403)
  expect((await portal.as('batcher').get('/payment-term')).status).toBe(403)
  expect(portal.defects).toEqual([])
})
