import { beforeAll, expect, test } from 'vitest'
import { MASTER_LISTS } from '~/domain/users/master'
import { type House, house } from '../kit/house'

let portal: House
beforeAll(async () => {
  portal = await house()
  for (const name of ['admin', 'batcher', 'driver']) await portal.person(name)
})

const counts = async (who: string) => (await portal.as(who).get('/master/counts')).body

test('an administrator sees how many rows every master list has', async () => {
  await portal.as('admin').post('/payment-term', { paymentTermName: '45 days', days: 45, active: false })
  const seen = await counts('admin')
  expect(Object.keys(seen).length).toBeGreaterThan(20)
  expect(seen.payment_term).toEqual({ active: 0, total: 1 })
  expect(seen.portal_user).toEqual({ active: 3, total: 3 })
  expect(seen.booking_user).toEqual({ active: 0, total: 0 })
})

test('a role gets the counts of the lists that it may look at, and no other', async () => {
  expect(Object.keys(MASTER_LISTS)).toEqual(expect.arrayContaining(['customer', 'truck']))
  const seen = await counts('batcher')
  expect(seen).toHaveProperty('truck')
  expect(seen).not.toHaveProperty('customer')
  expect(seen).not.toHaveProperty('portal_user')
  expect(await counts('driver')).toEqual({})
  expect((await portal.as(null).get('/master/counts')).status).toBe(401)
})
