import type { AppLoadContext } from '@remix-run/node'
import { expect, test } from 'vitest'
import { action, loader } from './price-trial-form'

const WAITING = '0199aaaa-0000-4000-8000-000000000001'
const ZONE = '0199aaaa-0000-4000-8000-000000000002'
const DAYS = { fromDate: '2026-06-01', toDate: '2026-06-15' }
const FORM = 'http://portal/sales-management/price-trial'
const CHARGES = `${WAITING}|arises:agreed|price:3.15~${ZONE}|bands:60, 609=4.5;01-08=7`

const api = async (request: Request) => {
  const { pathname } = new URL(request.url)
  if (pathname.endsWith('/session'))
    return Response.json({ user: { roles: [] }, now: '2026-11-20T01:00:00.000Z', rules: [] })
  return Response.json({ words: [], regions: [], lists: [], families: [], charges: [], categories: [] })
}
const context = { api, session: { token: 'one' }, requestId: 'test', nonce: '' } as unknown as AppLoadContext
const opened = async (query: Record<string, string>) =>
  (await loader({ request: new Request(`${FORM}?${new URLSearchParams(query)}`), context, params: {} })).values

/** The address that a form with these fields leads to. */
async function sent(fields: Record<string, string>) {
  const body = new URLSearchParams(fields)
  const answer = (await action({
    request: new Request(FORM, { method: 'POST', body }),
    context,
    params: {},
  })) as Response
  return Object.fromEntries(new URL(answer.headers.get('Location')!, FORM).searchParams)
}

test('further charges are one text of the address, and the blank row is none', async () => {
  const fields = {
    ...{ 'charges.0.chargeId': WAITING, 'charges.0.arises': 'agreed', 'charges.0.price': '3.15' },
    ...{ 'charges.1.chargeId': ZONE, 'charges.1.bands': '60, 609=4.5;01-08=7' },
    ...{ 'charges.2.chargeId': '', 'charges.2.arises': '', 'charges.2.price': '' },
  }
  expect(await sent({ ...DAYS, ...fields })).toEqual({ ...DAYS, charges: CHARGES })
  expect(await sent({ ...DAYS, gstPercent: '10' })).toEqual({ ...DAYS, gstPercent: '10' })
})

test('the address fills the rows again, beside the first charge as it was always kept', async () => {
  const values = await opened({ ...DAYS, chargeId: ZONE, chargeBands: '10=4', charges: CHARGES })
  expect(values).toMatchObject({ ...DAYS, chargeId: ZONE, chargeBands: [{ where: '10', price: '4' }] })
  expect(values.charges).toEqual([
    { chargeId: WAITING, arises: 'agreed', price: '3.15' },
    { chargeId: ZONE, bands: '60, 609=4.5;01-08=7' },
  ])
  expect((await opened({ ...DAYS, chargeId: ZONE })).charges).toEqual([])
})
