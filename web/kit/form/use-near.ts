import { useEffect, useState } from 'react'
import { askLive } from '~/web/kit/live'
import { callPath } from '~/web/kit/support-view'

const WAIT = 300

/** Asks a call while a field is being typed in; the last answer is kept until the next one. */
export function useNear<Row>(path: string, query: Record<string, string> | null): Row[] {
  const [rows, setRows] = useState<Row[]>([])
  const text = query ? new URLSearchParams(query).toString() : null
  useEffect(() => {
    if (text === null) return setRows([])
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const answer = await askLive(`${callPath(path, window.location.pathname)}?${text}`, { signal: stop.signal })
        if (answer.ok) setRows(((await answer.json()) as { rows: Row[] }).rows)
      } catch {
        // A warning that cannot be had is not worth an error.
      }
    }, WAIT)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [path, text])
  return rows
}
