import { randomUUID } from 'node:crypto'

export const DEMO_PASSWORD = 'ready-mix-demo-2026'

// biome-ignore lint/suspicious/noExplicitAny: the scripts read answers as a script from outside would
export type Body = any
export type Answer = { status: number; body: Body; bytes: Uint8Array; headers: Headers }
export type People = ReturnType<typeof peopleOf>

type Tokens = { token: string; refreshToken: string; at: number }
/** An access token lives ten minutes. */
const FRESH_MS = 8 * 60_000

/** The people of a running demo company, over HTTP alone: each signs in once and refreshes the token in time. */
export function peopleOf(url: string, password = DEMO_PASSWORD) {
  const signedIn = new Map<string, Tokens>()

  const told = async (path: string, body: object): Promise<Tokens> => {
    const answer = await fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return { ...((await answer.json()) as Tokens), at: Date.now() }
  }

  async function tokenOf(username: string): Promise<string> {
    const known = signedIn.get(username)
    if (known && Date.now() - known.at < FRESH_MS) return known.token
    const tokens = known
      ? await told('/refresh', { refreshToken: known.refreshToken })
      : await told('/login', { username, password })
    signedIn.set(username, tokens)
    return tokens.token
  }

  async function ask(username: string, method: string, path: string, sent?: object | FormData): Promise<Answer> {
    const form = sent instanceof FormData
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${await tokenOf(username)}`,
        ...(sent && !form ? { 'content-type': 'application/json' } : {}),
        ...(method === 'GET' ? {} : { 'idempotency-key': randomUUID() }),
      },
      ...(sent ? { body: form ? sent : JSON.stringify(sent) } : {}),
    })
    const bytes = new Uint8Array(await answer.arrayBuffer())
    const json = (answer.headers.get('content-type') ?? '').includes('json')
    const body = json ? JSON.parse(new TextDecoder().decode(bytes)) : null
    return { status: answer.status, body, bytes, headers: answer.headers }
  }

  /** The body of an answer that must have gone well; anything else ends the script with what the portal said. */
  const must = async (username: string, method: string, path: string, sent?: object | FormData): Promise<Body> => {
    const { status, body } = await ask(username, method, path, sent)
    if (status !== 200) throw new Error(`${username} ${method} ${path}: ${status} ${JSON.stringify(body)}`)
    return body
  }

  return {
    url,
    ask,
    as: (username: string) => ({
      get: (path: string) => must(username, 'GET', path),
      post: (path: string, sent?: object | FormData) => must(username, 'POST', path, sent),
      put: (path: string, sent?: object | FormData) => must(username, 'PUT', path, sent),
      delete: (path: string, sent?: object) => must(username, 'DELETE', path, sent),
    }),
  }
}
