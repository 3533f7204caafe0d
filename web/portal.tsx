import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Outlet, useLoaderData, useLocation } from '@remix-run/react'
import { twinsOf } from './kit/mirror'
import { ErrorScreen } from './kit/shell/error-screen'
import { Frame } from './kit/shell/frame'
import { guard, screenPath } from './kit/shell/guard'
import { onNewPath, titleMeta } from './kit/shell/screen-meta'
import { useScrollAndFocus } from './kit/shell/scroll'
import { inSupport } from './kit/support-view'
import { areaAt, screenOf } from './menu'
import { allScreens } from './screens'
import { OWN_SCREENS } from './support/mirrors'

export async function loader(args: LoaderFunctionArgs) {
  const path = screenPath(args.request)
  const seen = { ...(await guard(args, screenOf(path))), area: areaAt(path) }
  return inSupport(path) ? { ...seen, twins: [...OWN_SCREENS, ...twinsOf(allScreens)] } : seen
}
export const meta: MetaFunction<typeof loader> = args => titleMeta(args)
export const shouldRevalidate = onNewPath

/** The sidebar layout: main menu, the area's own sidebar, the bar, the screen. */
export default function Portal() {
  const { title, scroll, area } = useLoaderData<typeof loader>()
  useScrollAndFocus(scroll === 'keep')
  return (
    <Frame title={title} area={area} sidebar>
      <Outlet />
    </Frame>
  )
}

export function ErrorBoundary() {
  const { pathname } = useLocation()
  return (
    <Frame title="Portal" sidebar>
      <ErrorScreen key={pathname} />
    </Frame>
  )
}
