import { layout, type RouteConfig, route } from '@remix-run/route-config'
import type { Screen } from './kit/screens'
import { allScreens } from './screens'

/** One route per screen under its layout; the id is the address, so one file can stand at several addresses. */
const toRoute = (screen: Screen) => {
  const id = screen.url || 'index'
  const file = `${screen.area}/${screen.file}`
  return screen.url ? route(screen.url, file, { id }) : { id, file, index: true }
}
const of = (kind: Screen['layout']) => allScreens.filter(screen => screen.layout === kind).map(toRoute)

export default [
  layout('kit/shell/empty-layout.tsx', { id: 'empty' }, of('empty')),
  layout('kit/shell/default-layout.tsx', { id: 'default' }, [...of('default'), route('*', 'kit/pages/missing.tsx')]),
  layout('portal.tsx', { id: 'sidebar' }, of('sidebar')),
  route('act/:verb', 'kit/pages/act.ts'),
] satisfies RouteConfig
