import { useEffect, useState } from 'react'
import { askLive } from './live'
import { callPath } from './support-view'

/**
 * What the API answers to an open page: undefined until it does, null where it refuses or nothing is asked. `read` says
 * what the answer is; it is the same one at each look.
 */
export function useAsked<Body>(path: string | null, read: (answer: unknown) => Body): Body | null | undefined {
  const [found, setFound] = useState<Body | null>()
  useEffect(() => {
    if (path === null) return setFound(null)
    const stop = new AbortController()
    askLive(callPath(path, window.location.pathname), { signal: stop.signal })
      .then(async answer => setFound(answer.ok ? read(await answer.json()) : null))
      // What is asked beside a question may stay unknown; the question is asked without it.
      .catch(() => !stop.signal.aborted && setFound(null))
    return () => stop.abort()
  }, [path, read])
  return found
}
