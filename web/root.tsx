import regular from '@fontsource/geist-sans/files/geist-sans-latin-400-normal.woff2?url'
import { type LinksFunction, type LoaderFunctionArgs, redirectDocument } from '@remix-run/node'
import { Links, Meta, Outlet, Scripts, type ShouldRevalidateFunction, useRouteLoaderData } from '@remix-run/react'
import { type ReactNode, useEffect } from 'react'
import { LANGUAGE_TAGS } from '~/domain/kit/language'
import { spokenTag } from '~/domain/kit/translated'
import styles from './app.css?url'
import { hereOf } from './kit/api'
import { languageCookie } from './kit/language-cookie'
import { useNonce } from './kit/nonce'
import { sessionOf } from './kit/session-of'
import { useAuthState } from './kit/shell/auth-state'
import { hearClock } from './kit/shell/clock'
import { readPrefs } from './kit/shell/density'
import { ErrorScreen } from './kit/shell/error-screen'
import { LoadingBar } from './kit/shell/loading-bar'
import { packMenu } from './kit/shell/menu-text'
import { StepUpHost } from './kit/shell/step-up-host'
import { Toaster } from './kit/toast/toaster'
import { menuFor } from './menu'
import { TooltipProvider } from './ui/tooltip'

export const links: LinksFunction = () => [
  { rel: 'preload', as: 'font', type: 'font/woff2', href: regular, crossOrigin: 'anonymous' },
  { rel: 'stylesheet', href: styles },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
]

export async function loader({ request, context }: LoaderFunctionArgs) {
  const cookie = request.headers.get('cookie')
  const session = await sessionOf(request, context)
  // A person's own choice goes with them to every device; the page is then said anew.
  const own = session?.user.language
  if (own && request.method === 'GET' && LANGUAGE_TAGS[own] !== spokenTag() && spokenTag() !== LANGUAGE_TAGS.xa)
    throw redirectDocument(hereOf(request), {
      headers: { 'set-cookie': languageCookie(own) },
    })
  return {
    session,
    menu: session ? packMenu(menuFor(session.user.roles)) : '',
    prefs: readPrefs(cookie),
    formKey: context.requestId,
    tiles: context.tiles ?? null,
    said: /(?:^|;\s*)said=([^;]*)/.exec(cookie ?? '')?.[1] ?? null,
  }
}

/**
 * The session and the menus change by signing in and out and when asked for, not by every click. Who is sent to sign in
 * has lost theirs on the way.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formAction, currentUrl, nextUrl }) =>
  formAction
    ? /^\/(auth|act)\//.test(formAction)
    : currentUrl.href === nextUrl.href || nextUrl.pathname === '/auth/login'

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce()
  const auth = useAuthState()
  const { prefs = {}, tiles } = useRouteLoaderData<typeof loader>('root') ?? {}
  return (
    <html
      lang={spokenTag()}
      data-theme={prefs.theme ?? 'system'}
      data-density={prefs.density ?? 'default'}
      data-sidebar={prefs.sidebar ?? 'open'}
      data-keys={prefs.keys ?? 'on'}
      data-session={auth}
      data-tiles={tiles?.url}
      data-tiles-credit={tiles?.credit}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <Links />
      </head>
      <body>
        <LoadingBar />
        <TooltipProvider delayDuration={350} skipDelayDuration={200}>
          {children}
        </TooltipProvider>
        <Toaster />
        <StepUpHost />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

export default function Root() {
  const now = useRouteLoaderData<typeof loader>('root')?.session?.now
  useEffect(() => hearClock(now), [now])
  return <Outlet />
}

export function ErrorBoundary() {
  return (
    <main className="min-h-dvh">
      <ErrorScreen />
    </main>
  )
}
