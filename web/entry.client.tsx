import { RemixBrowser } from '@remix-run/react'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { LANGUAGES } from './kit/languages'
import { guardChunks } from './kit/shell/chunk-guard'
import { guardExternal } from './kit/shell/external'
import { surviveLostConnection } from './kit/shell/lost-connection'
import { limitPrefetches } from './kit/shell/prefetch-limit'
import { proveWhenAsked } from './kit/shell/step-up'

// Overlays lock the page's scroll with a style element, which the policy only lets in with the nonce of the page.
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce
Object.assign(globalThis, { __webpack_nonce__: nonce })

forgiveAbandoned()
forgetKept()
guardChunks()
guardExternal()
limitPrefetches()
surviveLostConnection()
proveWhenAsked()
const hydrate = () =>
  startTransition(() => {
    hydrateRoot(document, <RemixBrowser />)
  })
// The page came in a language: what is drawn over it has to be said in the same one.
const speak = LANGUAGES[document.documentElement.lang]
if (speak) void speak().then(hydrate, hydrate)
else hydrate()

/** A navigation that gives way to another leaves its data stream rejected with nobody to hold it: that is no defect. */
function forgiveAbandoned() {
  window.addEventListener('unhandledrejection', event => {
    const { reason } = event
    if (reason instanceof DOMException && reason.name === 'AbortError') event.preventDefault()
  })
}

/** What pages kept for when there is no network goes with whoever signs out; the worker does the same, where it is awake. */
function forgetKept() {
  if (window.location.pathname.startsWith('/auth/') && 'caches' in window) void caches.delete('kept-pages /')
}
