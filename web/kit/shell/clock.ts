import { useEffect, useState } from 'react'
import { useSession } from '~/web/kit/can'

/**
 * The portal's time, which the demo may shift: what the server said, moved on by this device's own clock. The HTML and
 * the first render agree; afterwards it ticks.
 */
export function usePortalNow(every = 1000): Date {
  const said = useSession()?.now
  const [now, setNow] = useState(() => new Date(said ?? 0))
  useEffect(() => {
    const started = performance.now()
    const from = new Date(said ?? Date.now()).getTime()
    const tick = () => setNow(new Date(from + performance.now() - started))
    tick()
    const timer = setInterval(tick, every)
    return () => clearInterval(timer)
  }, [said, every])
  return now
}
