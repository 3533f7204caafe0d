import { beforeAll, expect, test } from 'vitest'
import { givenDraft } from '../kit/given/billing'
import { givenSite } from '../kit/given/customers'
import { type House, house } from '../kit/house'

let portal: House
beforeAll(async () => {
  portal = await house()
  await portal.person('sales_manager_2', { roles: ['admin'] })
})

test('fifty drafts are approved in one call, well within a minute, each with its own answer', async () => {
  const site = await givenSite(portal)
  const drafts = []
  for (let at = 0; at < 50; at++) {
    const { id, version } = await givenDraft(portal, site)
    drafts.push({ id, version })
  }
  // One that somebody changed meanwhile is refused by itself.
  const stale = drafts.map((draft, at) => (at === 7 ? { ...draft, version: 99 } : draft))
  const began = performance.now()
  const { status, body } = await portal.as('sales_manager_2').put('/invoice-draft/approve', { drafts: stale })
  expect(performance.now() - began).toBeLessThan(60_000)
  expect(status).toBe(200)
  expect(body.results.filter((of: { ok: boolean }) => of.ok)).toHaveLength(49)
  expect(body.results[7]).toMatchObject({ id: drafts[7]!.id, ok: false })
})
