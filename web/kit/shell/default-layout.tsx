import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Outlet, useLoaderData, useLocation } from '@remix-run/react'
import { screenOf } from '~/web/menu'
import { ErrorScreen } from './error-screen'
import { Frame } from './frame'
import { guard, screenPath } from './guard'
import { onNewPath, titleMeta } from './screen-meta'
import { useScrollAndFocus } from './scroll'

export const loader = (args: LoaderFunctionArgs) => guard(args, screenOf(screenPath(args.request)))
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
