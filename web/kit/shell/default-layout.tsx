import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { Outlet, useLoaderData, useLocation } from '@remix-run/react'
import { sessionOf } from '~/web/kit/session-of'
import { areaHome, screenOf } from '~/web/menu'
import { ErrorScreen } from './error-screen'
import { Frame } from './frame'
import { guard, screenPath } from './guard'
import { onNewPath, titleMeta } from './screen-meta'
import { useScrollAndFocus } from './scroll'

export async function loader(args: LoaderFunctionArgs) {
  const path = screenPath(args.request)
  const screen = screenOf(path)
  const session = screen ? null : await sessionOf(args.request, args.context)
  const home = session && areaHome(path, session.user.roles)
  if (home) throw redirect(home)
  return guard(args, screen)
}

export const meta: MetaFunction<typeof loader> = args => titleMeta(args)
export const shouldRevalidate = onNewPath

/** The bar on top and the screen below, without a sidebar. */
export default function DefaultLayout() {
  const { title, scroll } = useLoaderData<typeof loader>()
  useScrollAndFocus(scroll === 'keep')
  return (
    <Frame title={title} sidebar={false}>
      <Outlet />
    </Frame>
  )
}

export function ErrorBoundary() {
  const { pathname } = useLocation()
  return (
    <Frame title="Portal" sidebar={false}>
      <ErrorScreen key={pathname} />
    </Frame>
  )
}
