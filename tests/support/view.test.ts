import { describe, expect, test } from 'vitest'
import { auditTrail } from '~/db/kit/trail'
import { house } from '../kit/house'

const portal = await house()
const trail = async () => (await auditTrail(portal.db.sql, { subject: 'support' }, { limit: 50, offset: 0 })).rows

describe('IT support looks at the areas', () => {
  test('a list of another area is answered, and the look is on the trail', async () => {
    const seen = await portal.as('it_support').get('/support/view/plant/list-plant?keyword=x')
    expect(seen.status).toBe(200)
    expect(seen.body).toMatchObject({ rows: [], total: 0 })
    const [line] = await trail()
    expect(line).toMatchObject({
      action: 'support look',
      after: { call: 'GET /plant/list-plant', search: '?keyword=x' },
    })
  })

  test('a search that is posted is a look as well', async () => {
    const seen = await portal.as('it_support').post('/support/view/invoice/search', {})
    expect(seen.status).toBe(200)
    expect((await trail())[0]).toMatchObject({ after: { call: 'POST /invoice/search' } })
  })

  test('nothing can be written, and what is refused leaves no line', async () => {
    const before = (await trail()).length
    const tries = [
      await portal.as('it_support').post('/support/view/plant/save', { plantName: 'x' }),
      await portal.as('it_support').post('/support/view/invoice-draft/approve', {}),
      await portal.as('it_support').put('/support/view/customer', {}),
      await portal.as('it_support').post('/support/view/demo/reset', {}),
    ]
    expect(tries.map(({ status }) => status).filter(status => status < 400)).toEqual([])
    expect(tries[0]!.status).toBe(403)
    expect(await trail()).toHaveLength(before)
  })

  test('R-246 nobody else looks through the support calls, admin neither', async () => {
    for (const role of ['admin', 'dispatcher_manager', 'finance_hod'])
      expect((await portal.as(role).get('/support/view/plant/list-plant')).status).toBe(403)
  })

  test('the areas themselves stay closed to IT support', async () => {
    expect((await portal.as('it_support').get('/customer/list')).status).toBe(403)
  })

  test('a path that leads out of the calls or into itself is refused', async () => {
    for (const path of ['../healthz', 'support/view/plant/list-plant', 'nothing-there'])
      expect((await portal.as('it_support').get(`/support/view/${path}`)).status).toBeGreaterThanOrEqual(400)
  })
})
