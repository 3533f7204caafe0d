import { useRevalidator } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { useSession } from '~/web/kit/can'
import type { SessionData } from '~/web/kit/session'
import { sessionEnded } from './session-end'

const EVERY = 4 * 60_000
/** Focus and visibility tell of the same moment: one look is enough for both. */
const APART = 5000

/**
 * Fetches the session when the window comes back to the front and every few minutes. One that is refused signs out; one
 * that says otherwise than the page (other roles, another clock) makes the page read everything anew. A server that is
 * away says nothing of the session.
 */
export function useSessionWatch() {
  const session = useSession()
  const on = session !== null
  const { revalidate } = useRevalidator()
  const known = useRef(session)
  known.current = session
  useEffect(() => {
    if (!on) return
    let last = Date.now()
    const look = async () => {
      if (document.visibilityState === 'hidden' || Date.now() - last < APART) return
      last = Date.now()
      const answer = await fetch('/live/session').catch(() => null)
      if (!answer || answer.status >= 500) return
      if (!answer.ok) return sessionEnded()
      const fresh = (await answer.json()) as SessionData
      if (known.current && saysOtherwise(fresh, known.current)) revalidate()
    }
    const timer = setInterval(look, EVERY)
    window.addEventListener('focus', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      window.removeEventListener('focus', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [on, revalidate])
}

/** Rights follow from the roles, so they need no comparison of their own. */
const saysOtherwise = (fresh: SessionData, known: SessionData): boolean =>
  JSON.stringify([fresh.user, fresh.demo]) !== JSON.stringify([known.user, known.demo])
