import { useEffect } from 'react'
import { useSession } from '~/web/kit/can'
import { sessionEnded } from './session-end'

const EVERY = 4 * 60_000

/** Asks for the session when the window comes back to the front and every few minutes; an ended one signs out. */
export function useSessionWatch() {
  const on = useSession() !== null
  useEffect(() => {
    if (!on) return
    let last = Date.now()
    const look = async () => {
      if (document.visibilityState === 'hidden' || Date.now() - last < 5000) return
      last = Date.now()
      const answer = await fetch('/live/session').catch(() => null)
      if (answer?.status === 401) sessionEnded()
    }
    const timer = setInterval(look, EVERY)
    window.addEventListener('focus', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      window.removeEventListener('focus', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [on])
}
