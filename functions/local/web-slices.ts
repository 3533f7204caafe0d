import { type AppLoadContext, createRequestHandler, type ServerBuild } from '@remix-run/node'

type Handler = (request: Request, context?: AppLoadContext) => Promise<Response>
type Routes = ServerBuild['routes']

/** A part of the portal with more screens than this is divided once more, by the second segment. */
const LARGEST_SLICE = 24

/**
 * Remix ranks and compiles every pattern it knows on each request, so it is given few: one handler per part of the
 * portal, the first segment of the address. The manifest, which the browser asks for screens that it does not know yet,
 * is put together from the slices of the addresses asked for.
 */
export function slices(build: ServerBuild, mode: string): (url: URL) => Handler {
  const groups = groupsOf(build.routes)
  const handlers = new Map<string, Handler>()
  const handlerOf = (group: string): Handler => {
    const known = handlers.get(group)
    if (known) return known
    const routes = sliceOf(build.routes, new Set(groups.get(group) ?? []))
    const kept = Object.fromEntries(Object.entries(build.assets.routes).filter(([id]) => id in routes))
    const made = createRequestHandler({ ...build, routes, assets: { ...build.assets, routes: kept } }, mode)
    handlers.set(group, made)
    return made
  }
  const groupAt = (path: string) => {
    const [first = '', second = ''] = path.split('/').filter(Boolean)
    return groups.has(`${first}/${second}`) ? `${first}/${second}` : groups.has(first) ? first : ''
  }
  const manifest: Handler = request => manifestOf(new URL(request.url), path => handlerOf(groupAt(path)))
  return url => (url.pathname === MANIFEST ? manifest : handlerOf(groupAt(screenPath(url.pathname))))
}

export const MANIFEST = '/__manifest'
/** IT support's menu alone names more than a hundred screens. */
const MOST_PATHS = 400
const screenPath = (path: string) => path.replace(/\.data$/, '').replace(/^\/_root$/, '/')

/** Asks each slice for its own part; a browser with an older build is told so by the first of them. */
async function manifestOf(url: URL, handlerAt: (path: string) => Handler): Promise<Response> {
  const paths = url.searchParams.getAll('p')
  if (paths.length > MOST_PATHS) return new Response(null, { status: 400 })
  const byHandler = new Map<Handler, string[]>()
  for (const path of paths.length ? paths : ['/']) {
    const handler = handlerAt(path)
    byHandler.set(handler, [...(byHandler.get(handler) ?? []), path])
  }
  const parts: object[] = []
  for (const [handler, asked] of byHandler) {
    const part = new URL(url)
    part.searchParams.delete('p')
    for (const path of asked) part.searchParams.append('p', path)
    const answer = await handler(new Request(part))
    if (answer.status !== 200) return answer
    parts.push((await answer.json()) as object)
  }
  return Response.json(Object.assign({}, ...parts))
}

/** Screens by the part of the portal that they stand in; fixed second segments apart where a part is large. */
export function groupsOf(routes: Routes): Map<string, string[]> {
  const byFirst = new Map<string, { id: string; path: string }[]>()
  for (const [id, route] of Object.entries(routes)) {
    if (!route || (!route.path && !route.index)) continue
    const path = route.path ?? ''
    const first = path === '*' ? '' : (path.split('/')[0] ?? '')
    byFirst.set(first, [...(byFirst.get(first) ?? []), { id, path }])
  }
  const groups = new Map<string, string[]>()
  const add = (group: string, id: string) => groups.set(group, [...(groups.get(group) ?? []), id])
  for (const [first, members] of byFirst) {
    for (const { id, path } of members) {
      const second = path.split('/')[1]
      const apart = members.length > LARGEST_SLICE && second && !second.startsWith(':') && first
      add(apart ? `${first}/${second}` : first, id)
    }
  }
  return groups
}

/** The screens of a slice with their layouts, and the page for what nobody knows. */
function sliceOf(routes: Routes, ids: Set<string>): Routes {
  const paths = [...ids].map(id => `${routes[id]?.path ?? ''}/`)
  const kept = new Set<string>()
  for (const [id, route] of Object.entries(routes)) {
    if (!ids.has(id) && !isAbove(route, paths)) continue
    for (let at: string | undefined = id; at; at = routes[at]?.parentId) kept.add(at)
  }
  return Object.fromEntries(Object.entries(routes).filter(([id]) => kept.has(id)))
}

/** The browser takes the start page and every screen above the one it shows for known, so a slice has to tell them. */
const isAbove = (route: Routes[string], paths: string[]): boolean =>
  route?.path === '*' || (route?.path ? paths.some(path => path.startsWith(`${route.path}/`)) : Boolean(route?.index))
