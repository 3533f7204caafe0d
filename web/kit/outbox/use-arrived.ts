import { useRevalidator } from '@remix-run/react'
import { startTransition, useCallback, useEffect, useMemo, useState } from 'react'
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
    if (state === 'idle' && arrived.some(one => one.asked)) setArrived(now => now.filter(one => !one.asked))
  }, [state, arrived])
  const add = useCallback((entry: Entry) => setArrived(now => [...now, { entry, asked: false }]), [])
  const hear = useCallback(() => {
    // The router shows what it knows in transitions. Asked at once, an entry could meet the end of a reading that began before
    // it was taken and is not on the page yet; in one transition with the new reading it meets the end of that one alone.
    startTransition(() => setArrived(now => now.map(one => ({ ...one, asked: true }))))
    revalidate()
  }, [revalidate])
  return useMemo(() => ({ arrived: arrived.map(({ entry }) => entry), add, hear }), [arrived, add, hear])
}
