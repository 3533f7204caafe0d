import type { ServerBuild } from '@remix-run/node'
import { webHandler } from '~/functions/local/web'
import { groupsOf } from '~/functions/local/web-slices'
import { median, perSecond } from './measure'

const ROUNDS = 5
const SECONDS = 4
const CLIENTS = 4
const FEW = 10
const ORIGIN = 'http://localhost:3000'
const SIGN_IN = 'auth/login'

type Api = (request: Request) => Promise<Response>
type Of = { build: ServerBuild; api: Api; token: string }

/**
 * Documents a second of the whole portal against one of ten screens, the same documents in turn: the sign-in and a
 * screen of each of the largest parts. What the API says is recorded once, so that the web alone is measured.
 */
export async function measureDocuments({ build, api, token }: Of): Promise<number> {
  const screens = Object.values(build.routes).flatMap(route =>
    route?.path && !/[:*]/.test(route.path) ? [route.path] : [],
  )
  const recorded = recording(api)
  const read = (of: ServerBuild) => {
    const handle = webHandler({ build: of, publicUrl: ORIGIN })
    return async (path: string): Promise<boolean> => {
      const headers = new Headers(path === SIGN_IN ? {} : { cookie: `portal=${token}` })
      const answer = await handle(new Request(`${ORIGIN}/${path}`, { headers }), { api: recorded })
      return (await answer.text()).includes('<h1') && answer.status === 200
    }
  }
  const asked = [SIGN_IN, ...(await openScreens(build, read(build)))]
  const few = fewRoutes(build, [...new Set([...asked, ...screens])].slice(0, FEW))
  const document = (of: ServerBuild) => {
    const one = read(of)
    return async (turn: number) => {
      const path = asked[turn % asked.length]!
      if (!(await one(path))) throw new Error(`/${path} is no document`)
    }
  }
  const [all, ten] = [document(build), document(few)]
  for (let turn = 0; turn < asked.length * 5; turn++) {
    await all(turn)
    await ten(turn)
  }
  console.log(`  ${screens.length} screens against ${FEW}: ${asked.map(path => `/${path}`).join(', ')}`)
  const ratios: number[] = []
  for (let round = 1; round <= ROUNDS; round++) {
    const [a, b] = [await perSecond(SECONDS, CLIENTS, all), await perSecond(SECONDS, CLIENTS, ten)]
    ratios.push(a / b)
    console.log(`  round ${round}: all ${a.toFixed(0)}/s, ten ${b.toFixed(0)}/s, ratio ${(a / b).toFixed(2)}`)
  }
  return median(ratios)
}

/** One screen of each of the three largest parts of the portal that this person may open. */
async function openScreens(build: ServerBuild, opens: (path: string) => Promise<boolean>): Promise<string[]> {
  const found: string[] = []
  for (const ids of [...groupsOf(build.routes).values()].sort((a, b) => b.length - a.length)) {
    for (const id of ids) {
      const path = build.routes[id]?.path
      if (!path || /[:*]/.test(path) || path.startsWith('auth') || !(await opens(path))) continue
      found.push(path)
      break
    }
    if (found.length === 3) break
  }
  return found
}

/** The same build with some screens, their layouts and nothing else. */
function fewRoutes(build: ServerBuild, paths: string[]): ServerBuild {
  const kept = new Set<string>()
  for (const [id, route] of Object.entries(build.routes)) {
    if (!route?.path || (!paths.includes(route.path) && route.path !== '*')) continue
    for (let at: string | undefined = id; at; at = build.routes[at]?.parentId) kept.add(at)
  }
  const only = <T>(all: Record<string, T>) => Object.fromEntries(Object.entries(all).filter(([id]) => kept.has(id)))
  return { ...build, routes: only(build.routes), assets: { ...build.assets, routes: only(build.assets.routes) } }
}

/** Asks the real API the first time and answers the same ever after. */
function recording(api: Api): Api {
  const known = new Map<string, { status: number; headers: [string, string][]; body: ArrayBuffer }>()
  return async request => {
    const key = `${request.method} ${request.url} ${request.headers.has('authorization')}`
    let found = known.get(key)
    if (!found) {
      const answer = await api(request)
      found = { status: answer.status, headers: [...answer.headers], body: await answer.arrayBuffer() }
      known.set(key, found)
    }
    return new Response(found.status === 204 || found.status === 304 ? null : found.body, found)
  }
}
