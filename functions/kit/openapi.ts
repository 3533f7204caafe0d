import type { Hono } from 'hono'
import type { Env } from './context'
import { type Mark, markOf } from './route-mark'

export type Route = { method: string; path: string; marks: Mark[] }

/** Every served call with what it said of itself, gathered from the router so that nothing is listed that is not there. */
export function routesOf(app: Hono<Env>): Route[] {
  const found = new Map<string, Route>()
  for (const { method, path, handler } of app.routes) {
    if (method === 'ALL' || path.includes('*')) continue
    const key = `${method} ${path}`
    const route = found.get(key) ?? { method, path, marks: [] }
    const mark = markOf(handler)
    if (mark) route.marks.push(mark)
    found.set(key, route)
  }
  return [...found.values()]
}

/** Which methods an address takes, asked only where it was not found by the one that was sent. */
export function allowedAt(app: Hono<Env>): (path: string) => string[] {
  let known: { method: string; fits: RegExp }[] | undefined
  return path => {
    known ??= routesOf(app).map(({ method, path: of }) => ({
      method,
      fits: new RegExp(`^${of.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}/?$`),
    }))
    const methods = known.filter(({ fits }) => fits.test(path)).map(({ method }) => method)
    return [...new Set(methods.flatMap(method => (method === 'GET' ? ['GET', 'HEAD'] : [method])))]
  }
}

/** An app with a route that declares no right, or another call's right, does not start. */
export function checkRights(app: Hono<Env>): void {
  for (const { method, path, marks } of routesOf(app)) {
    if (!path.startsWith('/api/') || path === '/api/openapi.json') continue
    const call = `${method} ${trimmed(path.slice(4))}`
    const declared = marks.flatMap(mark => (mark.call ? [mark.call] : []))
    if (declared.length !== 1 || declared[0] !== call)
      throw new Error(`${call} must declare its own right once, it declares ${declared.join(', ') || 'none'}`)
  }
}

/** A given path that is behind a parameter would never be reached (149 pairs of the specification need the order). */
export function checkOrder(app: Hono<Env>): void {
  const routes = routesOf(app).map(route => ({ ...route, parts: trimmed(route.path).split('/') }))
  // Only as long a path of the same method may hide another: a thousand routes are not all compared at every start.
  const alike = Map.groupBy(routes, ({ method, parts }) => `${method} ${parts.length}`)
  for (const same of alike.values())
    for (const [at, earlier] of same.entries())
      for (const later of same.slice(at + 1))
        if (hides(earlier.parts, later.parts))
          throw new Error(`${later.method} ${later.path} is hidden behind ${earlier.path}: register given paths first`)
}

function hides(earlier: string[], later: string[]): boolean {
  if (earlier.join('/') === later.join('/')) return false
  return earlier.every((part, at) => part === later[at] || (part.startsWith(':') && !later[at]!.startsWith(':')))
}

const trimmed = (path: string) => (path.length > 1 ? path.replace(/\/$/, '') : path)
