import { expect, test } from 'vitest'
import { openSession } from '~/functions/local/web-session'

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const tokenFor = (name: string) => `${part({ alg: 'ES256' })}.${part({ sub: name, iat: 1000, exp: 1600 })}.x`

/** An API that takes only the newest access token and each refresh token once. */
function api() {
  const seen: string[] = []
  const headers: (string | null)[] = []
  let good = tokenFor('first')
  let turns = 0
  const answer = async (request: Request) => {
    const { pathname } = new URL(request.url)
    seen.push(pathname)
    if (pathname === '/api/refresh') {
      const { refreshToken } = (await request.json()) as { refreshToken: string }
      if (refreshToken !== `r${turns}`) return Response.json({}, { status: 401 })
      turns += 1
      good = tokenFor(`turn ${turns}`)
      return Response.json({ token: good, refreshToken: `r${turns}` })
    }
    const authorization = request.headers.get('authorization')
    headers.push(authorization)
    return authorization === `Bearer ${good}`
      ? Response.json({ body: await request.text() })
      : Response.json({}, { status: 401 })
  }
  return { answer, seen, headers, end: () => (good = 'none') }
}
const page = (cookie: string) => new Request('http://localhost:3000/fleet', { headers: { cookie } })
const cookiesOf = (answer: Response) => answer.headers.getSetCookie().map(cookie => cookie.split(';')[0])

test('without a cookie there is no session and nothing is asked', async () => {
  const { answer, seen } = api()
  const session = await openSession(page(''), answer, false)
  expect(session.view).toMatchObject({ token: null, hadToken: false })
  expect(seen).toEqual([])
  expect(session.write(new Response()).headers.getSetCookie()).toEqual([])
})

test('R-260 the tokens are cookies that scripts cannot read; a missing access cookie is renewed before the page is made', async () => {
  const { answer } = api()
  const session = await openSession(page('portal_refresh=r0'), answer, false)
  expect(session.view.token).toBe(tokenFor('turn 1'))
  expect(session.view.refreshedAt).toBe('1970-01-01T00:16:40.000Z')
  const sent = session.write(new Response())
  expect(cookiesOf(sent)).toEqual([`portal=${tokenFor('turn 1')}`, 'portal_refresh=r1'])
  for (const cookie of sent.headers.getSetCookie()) expect(cookie).toMatch(/HttpOnly; SameSite=Lax/)
  expect(sent.headers.getSetCookie()[0]).toContain('Max-Age=580')
})

test('a refused access token is renewed once and the call, with its body, repeated', async () => {
  const { answer, seen } = api()
  const session = await openSession(page(`portal=${tokenFor('old')}; portal_refresh=r0`), answer, false)
  const call = () => session.call(new Request('http://portal/api/plant/save', { method: 'POST', body: 'concrete' }))
  const answers = await Promise.all([call(), call(), call()])
  for (const one of answers) expect(await one.json()).toEqual({ body: 'concrete' })
  expect(seen.filter(path => path === '/api/refresh')).toHaveLength(1)
})

test('requests that arrive together spend a refresh token once', async () => {
  const { answer, seen } = api()
  const opened = await Promise.all([1, 2, 3, 4].map(() => openSession(page('portal_refresh=r0'), answer, false)))
  expect(seen.filter(path => path === '/api/refresh')).toHaveLength(1)
  expect(new Set(opened.map(session => session.view.token)).size).toBe(1)
})

test('R-251 R-252 every request carries the token when signed in, uploads as a bearer token too, and none when not', async () => {
  const { answer, headers } = api()
  const file = new FormData()
  file.set('file', new File(['slump;120'], 'results.csv'))
  const asks = () => [
    new Request('http://portal/api/plant/list'),
    new Request('http://portal/api/plant/save', { method: 'POST', body: '{}' }),
    new Request('http://portal/api/attachment/1/upload', { method: 'POST', body: file }),
  ]
  const signedIn = await openSession(page(`portal=${tokenFor('first')}`), answer, false)
  for (const one of asks()) expect((await signedIn.call(one)).status).toBe(200)
  expect(headers.splice(0)).toEqual(Array(3).fill(`Bearer ${tokenFor('first')}`))
  const nobody = await openSession(page(''), answer, false)
  for (const one of asks()) expect((await nobody.call(one)).status).toBe(401)
  expect(headers).toEqual([null, null, null])
})

test('a refresh token that is no longer good ends the session and clears the cookies', async () => {
  const { answer } = api()
  const session = await openSession(page('portal_refresh=stolen'), answer, true)
  expect(session.view.token).toBeNull()
  const secure = await openSession(page('__Host-portal-refresh=stolen'), answer, true)
  expect(secure.view).toMatchObject({ token: null, hadToken: true })
  const cookies = secure.write(new Response()).headers.getSetCookie()
  expect(cookies).toHaveLength(2)
  for (const cookie of cookies)
    expect(cookie).toMatch(/^__Host-portal[a-z-]*=; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=0$/)
})
