import type { LoaderFunctionArgs } from '@remix-run/node'
import { redirect } from '@remix-run/node'
import { roleName } from '~/domain/access/role-names'
import { translated } from '~/domain/kit/translated'
import * as words from '~/domain/kit/words'
import { signInFirst, sitePath } from '~/web/kit/api'
import { keptFor, openFirstView } from '~/web/kit/list/kept-for'
import { isValid, mayOpen, type Screen, titleOf } from '~/web/kit/screens'
import { sessionOf } from '~/web/kit/session-of'
import type { LayoutData } from './screen-meta'

/** What every layout asks before its screen: signed in, permitted, an address that makes sense. */
export async function guard(
  { request, context, params }: LoaderFunctionArgs,
  screen: Screen | undefined,
): Promise<LayoutData> {
  const path = screenPath(request)
  const session = await sessionOf(request, context)
  if (screen?.roles !== 'public') {
    if (!session) throw signInFirst(request)
    if (session.user.mustChangePassword && path !== '/auth/change-password') throw redirect('/auth/change-password')
    if (session.user.mustEnrol && !session.user.mustChangePassword && path !== '/auth/two-step')
      throw redirect('/auth/two-step')
  }
  if (screen?.guestsOnly && session) throw redirect(onwardFrom(request, screen.guestsOnly))
  if (!screen || !isValid(screen, params)) throw missing(path)
  if (!mayOpen(screen, session?.user.roles))
    throw Response.json({ title: 'denied', status: 403, detail: reasonOf(screen) }, { status: 403 })
  const kept = screen.layout === 'empty' ? null : await keptFor({ request, context }, path)
  openFirstView(request, path, kept)
  return { title: translated(titleOf(screen)), scroll: screen.scroll, kept }
}

/** Where a signed-in person goes from a page for guests: back to where they wanted to be, else where the page says. */
const onwardFrom = (request: Request, page: true | string): string =>
  sitePath(new URL(request.url).searchParams.get('to'), page === true ? '/' : page)

/** The address of the screen, also when only its data is asked for. */
export const screenPath = (request: Request): string =>
  new URL(request.url).pathname.replace(/\.data$/, '').replace(/^\/_root$/, '/')

export const missing = (path: string) =>
  Response.json({ title: 'missing', status: 404, detail: `Page Not Found: ${path}` }, { status: 404 })

const reasonOf = ({ roles, title }: Screen) =>
  Array.isArray(roles)
    ? words.wrongOpenTo({
        screen: translated(title),
        roles: roles.map(role => translated(roleName(role))).join(', '),
      })
    : ''
