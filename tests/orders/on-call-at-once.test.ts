import { beforeAll, expect, test } from 'vitest'
import { booked, dispatcher, end, givenOnCall, page, portal, release, sizes } from '../kit/given/on-call'

beforeAll(givenOnCall)

test('of two dispatchers who send what is on call of the order that both saw, one makes loads', async () => {
  const { id } = await booked({ startTime: '10:00' })
  const { version } = await page(id)
  const sent = [await release(id, { version, startTime: '14:00' }), await release(id, { version, startTime: '15:00' })]
  expect(sent.map(({ status }) => status)).toEqual([200, 409])
  expect([await sizes(id), (await page(id)).onCallQuantity]).toEqual([['8.00', '8.00', '8.00', '8.00'], '8.00'])
  expect((await end(id, '8')).status).toBe(200)
})

test('of two dispatchers who answer one request of the site at once, one makes loads', async () => {
  const { id } = await booked({ startTime: '12:00' })
  const token = (await dispatcher().post(`/order/${id}/site-link`)).body.link.url.split('/').at(-1)
  const ask = { kind: 'release_on_call', quantity: '8', name: 'Mr Ong', remarks: '' }
  await portal.as(null).post('/site/request', ask, { headers: { 'x-machine-key': token } })
  const [{ id: siteRequestId, version }] = (await dispatcher().get(`/order/${id}/site-link`)).body.requests
  const yes = (who: string) =>
    portal.as(who).post(`/order/${id}/site-request`, { siteRequestId, version, decision: 'accept' })
  const answers = await Promise.all([yes('dispatcher'), yes('dispatcher_manager')])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect([await sizes(id), (await page(id)).onCallQuantity]).toEqual([['8.00', '8.00', '8.00', '8.00'], '8.00'])
})
