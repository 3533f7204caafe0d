import { expect, test } from 'vitest'
import { givenRegion } from '../kit/given/customers'
import { givenPlant } from '../kit/given/fleet'
import { givenDispatch } from '../kit/given/orders'
import { house } from '../kit/house'

test('R-261 a rule says which plant serves a site, the check tells why not, and ids in the query remove', async () => {
  const portal = await house()
  const at = await givenDispatch(portal)
  const dispatcher = portal.as('dispatcher')
  const rule = { plantId: at.plant.id, projectId: at.project.id, allowed: false, reason: 'Road closed to mixers' }
  const made = await dispatcher.post('/eligibility', rule)
  expect(made.status).toBe(200)
  expect((await dispatcher.post('/eligibility', rule)).status).toBe(409)
  expect((await dispatcher.post('/eligibility', { ...rule, projectId: null })).body.errors).toHaveProperty('projectId')
  const check = await dispatcher.get(`/eligibility/check?locationId=${at.location.id}&productId=${at.product.id}`)
  expect(check.body.rows[0]).toMatchObject({
    plantId: at.plant.id,
    eligible: false,
    hasMix: false,
    reasons: ['Road closed to mixers', 'No mix of this product is mapped here'],
  })
  const far = await givenPlant(portal, { regionId: (await givenRegion(portal)).id })
  expect((await dispatcher.post('/eligibility', { ...rule, plantId: far.id })).status).toBe(404)
  expect((await portal.as('lab').post('/eligibility', rule)).status).toBe(403)
  const list = await dispatcher.get(`/eligibility?plantId=${at.plant.id}`)
  expect(list.body.rows).toMatchObject([{ reason: 'Road closed to mixers', projectName: at.project.projectName }])
  const distance = { latitude: 1.33, longitude: 103.74, orderDate: '2026-11-21', startTime: '06:30' }
  const near = await dispatcher.post('/eligibility/location-plant-distance', distance)
  expect(near.body.rows[0]).toMatchObject({ plantId: at.plant.id })
  expect((await dispatcher.get('/eligibility/active-batching-plant-zone')).body.total).toBe(0)
  expect((await dispatcher.delete(`/eligibility?idList=${made.body.id},${at.plant.id}`)).status).toBe(404)
  expect((await dispatcher.delete(`/eligibility?idList=${made.body.id}`)).body).toEqual({ removed: 1 })
  expect((await dispatcher.get('/eligibility')).body.total).toBe(0)
})
