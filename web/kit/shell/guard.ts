import type { LoaderFunctionArgs } from '@remix-run/node'
import { redirect } from '@remix-run/node'
import { signInFirst } from '~/web/kit/api'
import { isValid, mayOpen, type Screen, titleOf } from '~/web/kit/screens'
import { sessionOf } from '~/web/kit/session-of'

export type LayoutData = { title: string; scroll: 'top' | 'keep' }

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
  }
  if (!screen || !isValid(screen, params)) throw missing(path)
  if (!mayOpen(screen, session?.user.roles))
    throw Response.json({ title: 'denied', status: 403, detail: reasonOf(screen) }, { status: 403 })
  return { title: titleOf(screen), scroll: screen.scroll }
}

/** The address of the screen, also when only its data is asked for. */
export const screenPath = (request: Request): string =>
  new URL(request.url).pathname.replace(/\.data$/, '').replace(/^\/_root$/, '/')

export const missing = (path: string) =>
  Response.json({ title: 'missing', status: 404, detail: `Page Not Found: ${path}` }, { status: 404 })

const reasonOf = (screen: Screen) =>
  Array.isArray(screen.roles)
    ? `${screen.title} is open to ${screen.roles.map(role => role.replace(/_/g, ' ')).join(', ')}.`
    : ''

type MetaArgs = { data: LayoutData | undefined; location: { pathname: string }; error?: unknown }

/** The document title is the screen's own; the page that is not there says which. */
export const titleMeta = ({ data, location, error }: MetaArgs) => [
  {
    title:
      (error as { status?: number } | undefined)?.status === 404
        ? `Page Not Found: ${location.pathname}`
        : (data?.title ?? 'Portal'),
  },
]

/** Filters and saved forms stay on the same screen: nothing about the guard changes then. */
export const onNewPath = ({
  currentUrl,
  nextUrl,
  formAction,
}: {
  currentUrl: URL
  nextUrl: URL
  formAction?: string
}) => currentUrl.pathname !== nextUrl.pathname || Boolean(formAction?.startsWith('/a'))
