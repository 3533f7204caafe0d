import { beforeAll, expect, test } from 'vitest'
import { givenRegion, givenSalesperson } from '../kit/given/customers'
import { type House, house } from '../kit/house'

let portal: House
let regionId: string
beforeAll(async () => {
  portal = await house()
  regionId = (await givenRegion(portal)).id
})

const create = (more: object) =>
  portal.as('sales_admin').post('/customer', { customerName: 'Lion City Builders', regionIds: [regionId], ...more })

test('a second customer with the same UEN is asked about, however the number is written', async () => {
  const first = await create({ customerName: 'Harbour Piling Pte Ltd', registrationNo: '201412345K' })
  expect(first.status).toBe(200)
  const again = { customerName: 'HP Foundations', registrationNo: '2014 12345-k' }
  const refused = await create(again)
  expect(refused.status).toBe(422)
  expect(refused.body.errors.registrationNo[0]).toContain(`${first.body.customerCode} Harbour Piling Pte Ltd`)
  const near = await portal.as('salesperson').get('/customer/similar-name?name=HP&registrationNo=2014-12345k')
  expect(near.body.rows).toMatchObject([{ customerName: 'Harbour Piling Pte Ltd', likeness: 1 }])
  const meant = await create({ ...again, separateAccount: true })
  expect(meant.status).toBe(200)
  // Saved again with the number that it has, nothing is asked; with that of another, it is.
  const { id } = meant.body
  const change = (more: object) =>
    portal.as('sales_admin').put('/customer', { id, version: 1, regionIds: [regionId], ...again, ...more })
  expect((await change({ phone: '6123 4567' })).status).toBe(200)
  expect((await create({ customerName: 'Quay Works', registrationNo: '201512345K' })).status).toBe(200)
  expect((await change({ version: 2, registrationNo: '201512345K' })).status).toBe(422)
})

test('of two entered at once with the same UEN one is asked about', async () => {
  const answers = await Promise.all([1, 2].map(() => create({ registrationNo: '199901234Z' })))
  expect(answers.map(of => of.status).sort()).toEqual([200, 422])
})

test('the same name without a UEN is asked about once, however it is written; another UEN is another company', async () => {
  const first = (await create({ customerName: 'Merlion Deck Works Pte Ltd' })).body
  const again = { customerName: 'MERLION Deck-Works (Private) Limited' }
  const refused = await create(again)
  expect(refused).toMatchObject({ status: 409, body: { facts: { rule: 'same-name', code: first.customerCode } } })
  expect(refused.body.detail).toContain('turn on "Separate account"')
  expect((await create({ ...again, registrationNo: '202212345A' })).status).toBe(409)
  const near = await portal
    .as('salesperson')
    .get(`/customer/similar-name?name=${encodeURIComponent(again.customerName)}`)
  expect(near.body.rows).toMatchObject([{ customerCode: first.customerCode, sameName: true }])
  // Whoever may not see that customer is not told which it is.
  await givenSalesperson(portal, 'salesperson_2')
  const stranger = await portal.as('salesperson_2').post('/customer', { regionIds: [regionId], ...again })
  expect(stranger).toMatchObject({ status: 409, body: { facts: { rule: 'same-name' } } })
  expect(JSON.stringify(stranger.body)).not.toContain(first.customerCode)
  const meant = await create({ ...again, registrationNo: '202212345A', separateAccount: true })
  expect(meant.status).toBe(200)
  // Its own number tells it apart from now on; what stays as it is called is not asked about again.
  const change = (more: object) => portal.as('sales_admin').put('/customer', { regionIds: [regionId], ...more })
  const numbered = { ...again, id: meant.body.id, version: 1, registrationNo: '202212345A' }
  expect((await change({ ...numbered, phone: '6123 4567' })).status).toBe(200)
  const own = { id: first.id, version: 1, customerName: first.customerName, registrationNo: '202299999B' }
  expect((await change(own)).status).toBe(200)
  expect((await create({ ...again, registrationNo: '202311111C' })).status).toBe(200)
  const other = await portal.as('salesperson').get('/customer/similar-name?name=Merlion Deck Work')
  expect(other.body.rows.map((row: { sameName: boolean }) => row.sameName)).not.toContain(true)
})

test('of two entered at once with the same name and no UEN one is asked about', async () => {
  const answers = await Promise.all([1, 2].map(() => create({ customerName: 'Twin Quays' })))
  expect(answers.map(of => of.status).sort()).toEqual([200, 409])
  expect(portal.defects).toEqual([])
})
