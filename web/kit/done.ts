import { redirect } from '@remix-run/node'
import { sitePath } from './api'

export const SAID = 'said'

/** After a change: on to the next page, which says what was done. Relative addresses are relative to this request. */
export function done(request: Request, to: string, text: string): Response {
  const here = new URL(request.url)
  const path = here.pathname.replace(/\.data$/, '').replace(/^\/_root$/, '/')
  const target = new URL(to, `http://portal${path.endsWith('/') ? path : `${path}/`}`)
  return redirect(sitePath(target.pathname.replace(/(.)\/$/, '$1') + target.search + target.hash), {
    headers: { 'set-cookie': `${SAID}=${encodeURIComponent(text)}; Path=/; Max-Age=30; SameSite=Lax` },
  })
}

/** The same list with its small form closed, filter and page kept. */
export function closed(request: Request): string {
  const { search } = new URL(request.url)
  const params = new URLSearchParams(search)
  for (const name of ['edit', '_routes', 'index']) params.delete(name)
  return `?${params}`
}
