import { useEffect, useRef } from 'react'

type Keeping = {
  /** Pages below it are kept apart from others: the driver's phone from the office. */
  scope: '/' | '/driver'
  /** The page is kept anew when it shows something else. */
  shown: string
}

/** Has the page kept on the device as it is from now on, with the files that it was made of, for when there is no network. */
export function useKeptPage({ scope, shown }: Keeping) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is kept anew when it shows something else
  useEffect(() => {
    if ('serviceWorker' in navigator) keep(scope).catch(console.warn)
  }, [scope, shown])
}

async function keep(scope: string) {
  const { installing, waiting, active } = await navigator.serviceWorker.register('/page-worker.js', { scope })
  const worker = active ?? waiting ?? installing
  if (!worker || document.documentElement.dataset.came) return
  const read = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
  const files = [...new Set(read.filter(path => path.startsWith('/assets/')))]
  worker.postMessage({ page: window.location.href, files })
}

/**
 * By how much the portal's clock, which a demo may have moved, is ahead of the device's, ms. A page that was kept says when it
 * came.
 */
export function usePortalAhead(now: string) {
  const ahead = useRef(0)
  useEffect(() => {
    const { dataset } = document.documentElement
    ahead.current = Date.parse(now) - (Number(dataset.came) || Date.now())
    delete dataset.came
  }, [now])
  return ahead
}
