export const RELOAD_GUARD = 10_000
const MARKER = 'reloaded at'

/**
 * A part of the program that cannot be loaded, usually because a new version is on the server, reloads the page
 * once. The marker lives ten seconds: a second failure within them shows the error page instead of looping.
 */
export function guardChunks() {
  window.addEventListener('vite:preloadError', event => {
    if (mayReload()) {
      event.preventDefault()
      window.location.reload()
    }
  })
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (isChunkFailure(reason) && mayReload()) window.location.reload()
  })
}

export const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module script failed|error loading dynamically/i.test(error.message)

export function mayReload(now = Date.now(), store: Pick<Storage, 'getItem' | 'setItem'> = sessionStorage): boolean {
  const last = Number(store.getItem(MARKER) ?? 0)
  if (now - last < RELOAD_GUARD) return false
  store.setItem(MARKER, String(now))
  return true
}
