import { writeFileSync } from 'node:fs'
import type { Hono } from 'hono'
import type { Env } from '~/functions/kit/context'
import { routesOf } from '~/functions/kit/openapi'
import type { heldBy } from '../kit/held'

type Example = { asked?: Record<string, string>; takes?: unknown; answers: unknown }

/** Rows of a list that an example shows. */
const SHOWN = 2
const PLAIN = 400

/** Hands calls on to the portal, holds their answers against the contract, and keeps the first good one of each call. */
export function recorder(api: Hono<Env>, held: ReturnType<typeof heldBy>) {
  const examples = new Map<string, Example>()
  const unlike: string[] = []
  const routes = routesOf(api).flatMap(({ method, path, marks }) => {
    const call = marks.find(mark => mark.call)?.call
    return call ? [{ method, call, like: likeOf(path) }] : []
  })

  async function answer(request: Request): Promise<Response> {
    const { pathname, search, searchParams } = new URL(request.url)
    const takes = await request.clone().text()
    const answered = await api.fetch(request)
    const type = answered.headers.get('content-type') ?? ''
    const path = pathname.replace(/^\/api/, '')
    const route = routes.find(each => each.method === request.method && each.like.test(pathname))
    if (!route || !type.includes('json')) return answered
    const body = await answered.clone().json()
    try {
      held({ method: request.method, path: `${path}${search}`, status: answered.status, type, body })
    } catch (error) {
      unlike.push((error as Error).message)
    }
    if (answered.ok && !examples.has(route.call)) {
      const asked = { ...route.like.exec(pathname)?.groups, ...Object.fromEntries(searchParams) }
      examples.set(route.call, {
        ...(Object.keys(asked).length && { asked }),
        ...(takes && { takes: shortened(hidden(JSON.parse(takes))) }),
        answers: shortened(hidden(body)),
      })
    }
    return answered
  }

  /** A line a call, in the order of their paths. */
  function write(path: string): void {
    const lines = [...examples]
      .sort(([one], [other]) => (one.replace(/^\w+ /, '') < other.replace(/^\w+ /, '') ? -1 : 1))
      .map(([call, example]) => `${JSON.stringify(call)}: ${JSON.stringify(example)}`)
    writeFileSync(path, `{\n${lines.join(',\n')}\n}\n`)
  }

  return { answer, write, unlike }
}

const likeOf = (path: string) => new RegExp(`^${path.replaceAll(/:(\w+)(\{[^}]*\})?/g, '(?<$1>[^/]+)')}/?$`)

/** What was good for one session only. */
function hidden(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  const secret = {
    password: 'ready-mix-demo-2026',
    token: 'eyJhbGciOiJFUzI1NiJ9.e30.c2lnbmF0dXJl',
    refreshToken: 'O8ZcV1fW3hTq5s-2kYrE0w',
  }
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, name in secret ? secret[name as keyof typeof secret] : value]),
  )
}

/** Lists show their first rows; texts keep their beginning. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, SHOWN).map(shortened)
  if (typeof value === 'string') return value.slice(0, PLAIN)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, of]) => [name, shortened(of)]))
}
