import { useEffect, useRef } from 'react'

/** Has the page kept on the phone as it is from now on, with the files that it was made of, for when there is no network. */
export function useKeptPage(shown: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is kept anew when it shows something else
  useEffect(() => {
    if ('serviceWorker' in navigator) keep().catch(console.warn)
  }, [shown])
}

async function keep() {
  await navigator.serviceWorker.register('/driver-worker.js', { scope: '/driver' })
  const { active } = await navigator.serviceWorker.ready
  const read = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
  active?.postMessage({ files: [...new Set(read.filter(path => path.startsWith('/assets/')))] })
}

/**
 * By how much the portal's clock, which a demo may have moved, is ahead of the phone's, ms. A page that was kept on the phone
 * says when it came.
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
