import { useRevalidator } from '@remix-run/react'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Entry } from './entry'

type Arrived = { entry: Entry; asked: boolean }

/**
 * What the portal has taken, and the page has not heard of yet: until it has, the page shows it as done. Without it a batch
 * that was recorded would be gone for a moment, and the next one, half typed, with it.
 */
export function useArrived() {
  const { revalidate, state } = useRevalidator()
  const [arrived, setArrived] = useState<readonly Arrived[]>([])
  useEffect(() => {
    if (state === 'idle') setArrived(now => (now.some(one => one.asked) ? now.filter(one => !one.asked) : now))
  }, [state])
  const add = useCallback((entry: Entry) => setArrived(now => [...now, { entry, asked: false }]), [])
  const hear = useCallback(() => {
    setArrived(now => now.map(one => ({ ...one, asked: true })))
    revalidate()
  }, [revalidate])
  return useMemo(() => ({ arrived: arrived.map(({ entry }) => entry), add, hear }), [arrived, add, hear])
}
