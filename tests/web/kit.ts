import type { AppLoadContext } from '@remix-run/node'
import type { Tokens } from '~/web/kit/session'

type Api = (request: Request) => Response | Promise<Response>

/** What a loader or an action is given, with an API of the test's own and a session that tells what became of it. */
export function asked(path: string, { api, token = null, form }: { api: Api; token?: string | null; form?: object }) {
  const calls: Request[] = []
  const started: Tokens[] = []
  let ended = 0
  let now = token
  const context = {
    api: async (request: Request) => {
      calls.push(request)
      return api(request)
    },
    session: {
      get token() {
        return now
      },
      refreshedAt: token ? '2026-11-20T01:00:00.000Z' : null,
      hadToken: token !== null,
      start(tokens: Tokens) {
        started.push(tokens)
        now = tokens.token
      },
      end() {
        ended++
        now = null
      },
    },
    requestId: 'a-test-of-pages',
    nonce: '',
  } as unknown as AppLoadContext
  const body = form && new URLSearchParams(form as Record<string, string>)
  const request = new Request(`http://portal.test${path}`, body ? { method: 'POST', body } : {})
  return { args: { request, context, params: {} }, calls, started, ended: () => ended }
}

export const NINA = {
  user: { id: '1', username: 'nina', name: 'Nina', roles: ['lab'], mustChangePassword: false },
  rules: [{ action: 'view', subject: 'lab' }],
  expiresAt: '2026-11-20T13:00:00.000Z',
  now: '2026-11-20T01:00:00.000Z',
  demo: { on: false, offsetMinutes: 0, plays: null },
  zone: 'Asia/Singapore',
  release: { version: '2.0.0', schema: '0003_example' },
}
