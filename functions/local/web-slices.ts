import { createRequestHandler, type ServerBuild } from '@remix-run/node'

type Handler = ReturnType<typeof createRequestHandler>
type Routes = ServerBuild['routes']

/** A part of the portal with more screens than this is divided once more, by the second segment. */
const LARGEST_SLICE = 24

/**
 * Remix ranks and compiles every pattern it knows on each request, so it is given few: one handler per part of the
 * portal, the first segment of the address. Only the manifest, which the browser asks for screens it does not know yet,
 * needs the whole build.
 */
export function slices(build: ServerBuild, mode: string): (url: URL) => Handler {
  const groups = groupsOf(build.routes)
  const handlers = new Map<string, Handler>()
  const whole = createRequestHandler(build, mode)
  const handlerOf = (group: string): Handler => {
    const known = handlers.get(group)
    if (known) return known
    const routes = sliceOf(build.routes, new Set(groups.get(group) ?? []))
    const kept = Object.fromEntries(Object.entries(build.assets.routes).filter(([id]) => id in routes))
    const made = createRequestHandler({ ...build, routes, assets: { ...build.assets, routes: kept } }, mode)
    handlers.set(group, made)
    return made
  }
  return url => {
    const path = url.pathname.replace(/\.data$/, '').replace(/^\/_root$/, '/')
    if (path === '/__manifest') return whole
    const [first = '', second = ''] = path.split('/').filter(Boolean)
    if (groups.has(`${first}/${second}`)) return handlerOf(`${first}/${second}`)
    return handlerOf(groups.has(first) ? first : '')
  }
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
