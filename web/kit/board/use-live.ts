import { useCallback, useEffect, useRef, useState } from 'react'
import { askLive } from '~/web/kit/live'
import { callPath } from '~/web/kit/support-view'

const EVERY = 4000
const STALE = 20_000
const SLOWEST = 60_000
/** The door is full; what it answers says when to come back. */
const BUSY = 429

export type Live<T> = {
  data: T
  /** When the server last said something, in ms of this device; null before the first look. */
  at: number | null
  state: 'fresh' | 'stale' | 'offline'
  refresh: () => void
}

/**
 * Looks at an API path again and again: `useLive('queue/board?plantId=…', first)`. Nothing is sent when nothing changed
 * (ETag), hidden tabs do not look, failures wait longer each time, a busy portal is asked again when it said, and a loader's newer
 * answer replaces what is shown.
 */
export function useLive<T>(path: string, first: T, { every = EVERY }: { every?: number } = {}): Live<T> {
  const [data, setData] = useState(first)
  const [at, setAt] = useState<number | null>(null)
  const [failures, setFailures] = useState(0)
  const [late, setLate] = useState(false)
  const [comeBack, setComeBack] = useState(0)
  const tag = useRef<string | null>(null)
  const looks = useRef(0)
  /** The look whose answer is shown: what an earlier one answers after it, or after the loader, is older. */
  const shown = useRef(0)
  useEffect(() => {
    shown.current = looks.current
    setData(first)
    tag.current = null
  }, [first])

  const look = useCallback(async (): Promise<void> => {
    const mine = ++looks.current
    const headers = new Headers()
    if (tag.current) headers.set('if-none-match', tag.current)
    try {
      const answer = await askLive(callPath(path, window.location.pathname), { headers })
      if (answer.status === BUSY) return setComeBack(1000 * (Number(answer.headers.get('retry-after')) || 0))
      if (answer.status !== 304 && !answer.ok) throw new Error(String(answer.status))
      const told = answer.status === 304 ? null : ((await answer.json()) as T)
      if (mine <= shown.current) return
      shown.current = mine
      if (told !== null) {
        tag.current = answer.headers.get('etag')
        setData(told)
      }
      setAt(Date.now())
      setFailures(0)
      setComeBack(0)
    } catch {
      setFailures(count => count + 1)
    }
  }, [path])

  useEffect(() => {
    const usual = Math.min(every * 2 ** Math.min(failures, 5), SLOWEST) * (0.9 + Math.random() * 0.2)
    const wait = Math.max(usual, comeBack * (1 + Math.random() * 0.2))
    const timer = setInterval(() => document.visibilityState === 'visible' && look(), wait)
    const back = () => document.visibilityState === 'visible' && look()
    document.addEventListener('visibilitychange', back)
    window.addEventListener('online', back)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', back)
      window.removeEventListener('online', back)
    }
  }, [every, failures, comeBack, look])
  // biome-ignore lint/correctness/useExhaustiveDependencies: counted anew from each answer
  useEffect(() => {
    setLate(false)
    const timer = setTimeout(() => setLate(true), STALE)
    return () => clearTimeout(timer)
  }, [at])
  const state = failures > 2 || (failures > 0 && !navigator.onLine) ? 'offline' : late ? 'stale' : 'fresh'
  return { data, at, state, refresh: look }
}
