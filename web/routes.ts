import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { layout, type RouteConfig, route } from '@remix-run/route-config'
import type { Screen } from './kit/screens'
import { allScreens } from './screens'

/** One route per screen under its layout; the id is the address, so one file can be at several addresses. */
const toRoute = (screen: Screen) => {
  const id = screen.url || 'index'
  const file = `${screen.area}/${screen.file}`
  return screen.url ? route(screen.url, file, { id }) : { id, file, index: true }
}
/** A row whose file is still being written must not stop everybody's build; a test sees to it that none stays. */
const written = ({ area, file }: Screen) => existsSync(fileURLToPath(new URL(`${area}/${file}`, import.meta.url)))
const of = (kind: Screen['layout']) =>
  allScreens.filter(screen => screen.layout === kind && written(screen)).map(toRoute)

export default [
  layout('kit/shell/empty-layout.tsx', { id: 'empty' }, of('empty')),
  layout('kit/shell/default-layout.tsx', { id: 'default' }, [...of('default'), route('*', 'kit/pages/missing.tsx')]),
  layout('portal.tsx', { id: 'sidebar' }, of('sidebar')),
  // Whoever has the link is no person of the portal: no session, no menu, no layout.
  route('site/:token', 'orders/site-link/page.tsx'),
  route('site/:token/passport', 'orders/site-link/passport.ts'),
  route('site/:token/ticket/:load', 'orders/site-link/ticket.ts'),
  route('site/:token/e-ticket/:load', 'orders/site-link/e-ticket.ts'),
  // The same for a phone of a driver, whose key is in a cookie.
  route('driver', 'fleet/driver-phone/page.tsx'),
  route('driver/send', 'fleet/driver-phone/send.ts'),
  // What pages kept without a network is sent here.
  route('queue/batcher/send', 'deliveries/batcher-outbox.ts'),
  route('queue/acknowledged-list/send', 'queue/called-outbox.ts'),
  route('inhouse-cylinder-testing/dry-test/send', 'cylinders/dry-outbox.ts'),
  // Of drivers and sites too, who have no account.
  route('language', 'kit/pages/language.ts'),
  // On the way to the company account and back: nobody is signed in yet, or somebody proves anew who they are.
  route('auth/single-sign-on', 'users/single-sign-on.tsx'),
  route('act/:verb', 'kit/pages/frame-action.ts'),
] satisfies RouteConfig
