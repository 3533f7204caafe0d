import type { AppLoadContext } from '@remix-run/node'
import { expect, test } from 'vitest'
import { loader } from './pricing-form'

const PROJECT = { id: '0199aaaa-0000-7000-8000-000000000001', customerId: '0199aaaa-0000-7000-8000-000000000002' }

/** The calls that the quote's screen makes for an address. */
async function callsOf(search: string) {
  const calls: string[] = []
  const api = async (request: Request) => {
    const { pathname } = new URL(request.url)
    calls.push(`${request.method} ${pathname}`)
    if (pathname.endsWith('/session'))
      return Response.json({ user: { roles: [] }, now: '2026-11-20T01:00:00.000Z', rules: [] })
    if (pathname.startsWith('/api/pricing/threshold/')) return Response.json({ threshold: { targetPercent: '14' } })
    return Response.json({ ...PROJECT, rows: [] })
  }
  const context = { api, session: { token: 'one' }, requestId: 'test', nonce: '' } as unknown as AppLoadContext
  const request = new Request(`http://portal/sales-management/pricing/save${search}`)
  const data = await loader({ request, context, params: {} })
  return { calls, data }
}
const THRESHOLD = `GET /api/pricing/threshold/${PROJECT.id}`
const CATEGORY = 'POST /api/price-category/getPriceCategoryMixDesignDetailsForProject'

test('R-176 the margin threshold is asked for with a project and never without one', async () => {
  const without = await callsOf('')
  expect(without.calls.filter(call => call.includes('threshold') || call.includes('margin'))).toEqual([])
  expect(without.data.threshold).toBeNull()
  const of = await callsOf(`?projectId=${PROJECT.id}`)
  expect(of.calls).toContain(THRESHOLD)
  expect(of.data.threshold).toEqual({ targetPercent: '14' })
})

test('R-177 price-category calls of a project are made with a project and never without one', async () => {
  const without = await callsOf('?fromDate=2026-12-01')
  expect(without.calls.filter(call => call.includes('price-category') || call.includes('project'))).toEqual([])
  expect(without.data.products).toEqual([])
  expect((await callsOf(`?projectId=${PROJECT.id}`)).calls).toContain(CATEGORY)
})
