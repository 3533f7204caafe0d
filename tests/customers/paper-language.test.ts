import { beforeAll, expect, test } from 'vitest'
import { givenRegion } from '../kit/given/customers'
import { type House, house } from '../kit/house'

let portal: House
beforeAll(async () => {
  portal = await house()
})

test('the language of its papers is English until another is said, and stays where it is not said', async () => {
  const { id: regionId } = await givenRegion(portal)
  const customerName = 'Lion City Builders Pte Ltd'
  const { body: made } = await portal.as('sales_admin').post('/customer', { customerName, regionIds: [regionId] })
  expect(made.language).toBe('en')
  const save = (more: object, version: number) =>
    portal.as('sales_admin').put('/customer', {
      ...{ id: made.id, version, customerName, regionIds: [regionId] },
      ...more,
    })
  expect((await save({ language: 'zh' }, 1)).body.language).toBe('zh')
  expect((await save({}, 2)).body.language).toBe('zh')
  for (const language of ['xa', 'fr', '', null]) expect((await save({ language }, 3)).status).toBe(422)
  const { body } = await portal.as('sales_admin').get(`/customer/audit/${made.id}`)
  const told = body.rows.find((row: { changed: string[] }) => row.changed.includes('language'))
  expect(told).toMatchObject({ before: { language: 'en' }, after: { language: 'zh' } })
  const ofProject = { customerId: made.id, regionId, projectName: 'Punggol Digital' }
  const { body: project } = await portal.as('sales_admin').post('/project', ofProject)
  expect(project.language).toBeNull()
  const set = (language: unknown, version: number) =>
    portal.as('sales_admin').put('/project', { ...ofProject, id: project.id, version, language })
  expect((await set('ta', 1)).body.language).toBe('ta')
  expect((await set(undefined, 2)).body.language).toBe('ta')
  expect((await set(null, 3)).body.language).toBeNull()
  expect((await set('de', 4)).status).toBe(422)
})
