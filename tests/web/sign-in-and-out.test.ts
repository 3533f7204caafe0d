import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Screen } from '~/web/kit/screens'
import { sessionOf } from '~/web/kit/session-of'
import { authStateOf } from '~/web/kit/shell/auth-state'
import { guard } from '~/web/kit/shell/guard'
import { signOut } from '~/web/kit/shell/sign-out'
import { allScreens } from '~/web/screens'
import { action as signIn } from '~/web/users/login'
import { asked, NINA } from './kit'

const said = vi.spyOn(console, 'error').mockImplementation(() => {})
afterEach(() => said.mockClear())

const TOKENS = { token: 'a.b.c', refreshToken: 'r', expiresAt: '2026-11-20T01:10:00.000Z', mustChangePassword: false }
const person = { username: 'nina', password: 'ready-mix-demo-2026' }
/** What came of it, whether it was returned or thrown. */
const came = async (of: Promise<unknown>) => (await of.catch((thrown: unknown) => thrown)) as Response

describe('signing in', () => {
  test('R-105 stores the token of the response', async () => {
    const { args, started, calls } = asked('/auth/login', { api: () => Response.json(TOKENS), form: person })
    const answer = await came(signIn(args))
    expect(started).toEqual([TOKENS])
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/'])
    expect(await calls[0]!.json()).toEqual(person)
  })

  test.each([[null], [17], [{ token: 'a.b.c' }], [undefined]])(
    'R-256 a token that is no string (%o) is told to the console, nothing is stored and the sign-in stops',
    async token => {
      const { args, started } = asked('/auth/login', { api: () => Response.json({ ...TOKENS, token }), form: person })
      const answer = (await signIn(args)) as unknown as { init: { status: number }; data: object }
      expect(started).toEqual([])
      expect(said).toHaveBeenCalledOnce()
      expect(said.mock.calls[0]![0]).toMatch(/no token/)
      expect(answer.init.status).toBe(502)
    },
  )

  test('R-303 a call that fails tells the console where to look and raises an error', async () => {
    const away = () => Promise.reject(new TypeError('fetch failed'))
    const down = () => Response.json({ title: 'unavailable', detail: 'The database is not reachable' }, { status: 503 })
    for (const api of [away, down]) {
      const { args, started } = asked('/auth/login', { api, form: person })
      await expect(signIn(args)).rejects.toBeTruthy()
      expect(said.mock.calls.at(-1)![0]).toMatch(/is the API reachable/)
      expect(started).toEqual([])
    }
    expect(said).toHaveBeenCalledTimes(2)
  })
})

describe('signing out', () => {
  test('R-106 R-258 with a call for it: the token goes along, session and token are cleared, then sign-in', async () => {
    const { args, calls, ended } = asked('/act/logout', { api: () => Response.json({}), token: 'a.b.c' })
    const answer = await signOut(args, '/logout')
    expect(calls.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual(['POST /api/logout'])
    expect(ended()).toBe(1)
    expect(answer.headers.get('location')).toBe('/auth/login')
  })

  test('R-258 without one nothing is sent, and it clears and redirects all the same', async () => {
    const { args, calls, ended } = asked('/act/logout', { api: () => Response.json({}), token: 'a.b.c' })
    const answer = await signOut(args, null)
    expect(calls).toEqual([])
    expect(ended()).toBe(1)
    expect(answer.headers.get('location')).toBe('/auth/login')
  })

  test('a call that is not heard keeps nobody signed in', async () => {
    const { args, ended } = asked('/act/logout', { api: () => Promise.reject(new Error('away')), token: 'a.b.c' })
    expect((await signOut(args)).headers.get('location')).toBe('/auth/login')
    expect(ended()).toBe(1)
  })
})

describe('the session', () => {
  test('R-257 R-076 its answer becomes the session, beside the time at which the token was last made anew', async () => {
    const { args, calls } = asked('/fleet', { api: () => Response.json(NINA), token: 'a.b.c' })
    const session = await sessionOf(args.request, args.context)
    expect(session).toEqual({
      ...NINA,
      rules: [{ action: 'view', subject: ['lab'] }],
      refreshedAt: '2026-11-20T01:00:00.000Z',
    })
    await sessionOf(args.request, args.context)
    expect(calls.map(({ url }) => new URL(url).pathname)).toEqual(['/api/session'])
  })

  test('R-107 a fetch that fails clears session and token; a server that is away has not said so', async () => {
    const refusals = [
      () => Response.json({ title: 'not-signed-in' }, { status: 401 }),
      () => Response.json({ title: 'denied' }, { status: 403 }),
      () => new Response('<html>', { status: 200 }),
      () => Response.json({}),
    ]
    for (const api of refusals) {
      const { args, ended } = asked('/fleet', { api, token: 'a.b.c' })
      expect(await sessionOf(args.request, args.context)).toBeNull()
      expect(ended()).toBe(1)
    }
    const down = asked('/fleet', { api: () => new Response('', { status: 503 }), token: 'a.b.c' })
    await expect(sessionOf(down.args.request, down.args.context)).rejects.toMatchObject({ status: 503 })
    expect(down.ended()).toBe(0)
  })

  test('R-104 the state is exactly one of loading, authenticated and unauthenticated', () => {
    const all = [null, NINA].flatMap(session => [true, false].map(fetching => authStateOf({ session, fetching })))
    expect(all).toEqual(['loading', 'unauthenticated', 'loading', 'authenticated'])
  })
})

describe('what is before a page', () => {
  const nobody = (path: string) => asked(path, { api: () => Response.json({}) }).args
  const nina = (path: string, roles = ['lab']) => {
    const api = ({ url }: Request) =>
      Response.json(
        url.endsWith('/session') ? { ...NINA, user: { ...NINA.user, roles } } : { views: [], setting: null },
      )
    return asked(path, { api, token: 'a.b.c' }).args
  }
  const login = allScreens.find(screen => screen.url === 'auth/login')!

  test('R-111 without a session every page but those for guests leads to sign-in and names the way back', async () => {
    expect(allScreens.filter(screen => screen.roles === 'public').map(screen => screen.url)).toEqual(['auth/login'])
    for (const screen of allScreens.filter(one => one !== login)) {
      const path = `/${screen.url.replace(/:\w+/g, 'new')}`
      const answer = await came(guard(nobody(path), screen))
      expect(answer.headers.get('location'), path).toBe(
        path === '/' ? '/auth/login' : `/auth/login?to=${encodeURIComponent(path)}`,
      )
    }
    expect(await guard(nobody('/auth/login'), login)).toMatchObject({ title: 'Sign in' })
    expect((await came(guard(nobody('/nothing-here'), undefined))).headers.get('location')).toContain('/auth/login')
  })

  test("R-112 a signed-in person goes on from a page for guests, to the page that it names or else to '/'", async () => {
    const to = async (path: string, screen: Screen) => (await came(guard(nina(path), screen))).headers.get('location')
    expect(await to('/auth/login', login)).toBe('/')
    expect(await to('/auth/login', { ...login, guestsOnly: '/dashboards' })).toBe('/dashboards')
    expect(await to('/auth/login?to=/fleet/plant', login)).toBe('/fleet/plant')
    expect(await to('/auth/login?to=//evil.example', { ...login, guestsOnly: '/dashboards' })).toBe('/dashboards')
  })

  test('R-189 a page asks for its roles, and says which when it refuses', async () => {
    const page = allScreens.find(screen => screen.url === 'order/order-plan-view')!
    expect(await guard(nina('/order/order-plan-view', ['dispatcher']), page)).toMatchObject({ title: page.title })
    const answer = await came(guard(nina('/order/order-plan-view', ['lab', 'batcher']), page))
    expect(answer.status).toBe(403)
    expect((await answer.json()).detail).toBe(
      'Order plan view is open to: Administrator, Dispatcher, Dispatcher manager.',
    )
  })
})
