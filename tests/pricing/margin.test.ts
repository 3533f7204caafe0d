import { expect, test } from 'vitest'
import { givenRegion } from '../kit/given/customers'
import { house } from '../kit/house'

test('the target margin of a region is set once, changed from its version, and read by the sales roles', async () => {
  const portal = await house()
  const { id: regionId } = await givenRegion(portal)
  const save = (as: string, more: object) => portal.as(as).post('/pricing/margin-contribution', { regionId, ...more })
  expect((await save('salesperson', { targetPercent: '14' })).status).toBe(403)
  expect((await save('ceo', { targetPercent: '14' })).body.version).toBe(1)
  expect((await save('ceo', { targetPercent: '15' })).status).toBe(409)
  expect((await save('ceo', { targetPercent: '15', version: 1 })).body.version).toBe(2)
  for (const targetPercent of ['-1', '100', '', 'x'])
    expect((await save('ceo', { targetPercent, version: 2 })).status).toBe(422)
  const { body } = await portal.as('salesperson').get('/pricing/margin-contribution')
  expect(body.rows).toMatchObject([{ regionId, targetPercent: '15.0000' }])
  expect((await portal.as('finance_ar').get(`/pricing/margin-contribution-by-region/${regionId}`)).body.version).toBe(2)
  expect(
    (await portal.as('admin').get('/pricing/margin-contribution-by-region/0199aaaa-0000-7000-8000-000000000001'))
      .status,
  ).toBe(404)
  expect((await portal.as('dispatcher').get('/pricing/margin-contribution')).status).toBe(403)
  expect(portal.defects).toEqual([])
})
