import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Outlet, useLoaderData } from '@remix-run/react'
import { screenOf } from '~/web/menu'
import { Announcer } from './announcer'
import { ErrorScreen } from './error-screen'
import { guard, screenPath } from './guard'
import { onNewPath, titleMeta } from './screen-meta'
import { useScrollAndFocus } from './scroll'

export const loader = (args: LoaderFunctionArgs) => guard(args, screenOf(screenPath(args.request)))
export const meta: MetaFunction<typeof loader> = args => titleMeta(args)
export const shouldRevalidate = onNewPath

/** Nothing around the screen: sign-in, change of password, the index. */
export default function EmptyLayout() {
  const { title, scroll } = useLoaderData<typeof loader>()
  useScrollAndFocus(scroll === 'keep')
  return (
    <>
      <Announcer title={title} />
      <Outlet />
    </>
  )
}

export function ErrorBoundary() {
  return (
    <main className="min-h-dvh">
      <ErrorScreen />
    </main>
  )
}
