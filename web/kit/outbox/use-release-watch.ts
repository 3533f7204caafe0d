import { useRevalidator } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { useSession } from '~/web/kit/can'
import type { SessionData } from '~/web/kit/session'
import { changeConnection, useConnection } from '~/web/kit/shell/connection'

/**
 * When the portal is back: what is kept is sent and the page reads itself anew, or is loaded anew where the portal has another
 * release by now. What is not sent yet survives that.
 */
export function useReleaseWatch(cameAt: number | null, flush: () => void) {
  const { revalidate } = useRevalidator()
  const now = useConnection()
  const release = useSession()?.release
  const known = useRef({ release, flush, revalidate })
  known.current = { release, flush, revalidate }
  const was = useRef(now)
  useEffect(() => {
    if (cameAt && document.documentElement.dataset.came) {
      delete document.documentElement.dataset.came
      changeConnection(navigator.onLine ? 'away' : 'offline', cameAt)
    }
  }, [cameAt])
  useEffect(() => {
    const before = was.current
    was.current = now
    if (now !== 'there' || before === 'there') return
    const back = async () => {
      known.current.flush()
      const answer = await fetch('/live/session').catch(() => null)
      const fresh = answer?.ok ? ((await answer.json()) as SessionData).release : null
      if (fresh && JSON.stringify(fresh) !== JSON.stringify(known.current.release)) window.location.reload()
      else known.current.revalidate()
    }
    void back()
  }, [now])
}
