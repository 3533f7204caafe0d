import { useRevalidator } from '@remix-run/react'
import { useEffect } from 'react'

/** A page asks again so often, while it is looked at, ms. */
const EVERY = 20_000

/** For a page on a phone: it asks again while it is looked at, and at once when it is looked at again. */
export function useFresh(on: boolean) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!on) return
    const look = () => document.visibilityState === 'visible' && revalidate()
    const timer = setInterval(look, EVERY)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [on, revalidate])
}
