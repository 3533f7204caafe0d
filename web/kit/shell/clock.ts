import { useEffect, useState } from 'react'
import { businessDay, type PlainDate } from '~/domain/kit/time'
import { useSession } from '~/web/kit/can'
import { useHydrated } from '~/web/kit/hydrated'

/** What the server said last, and when this device heard it. */
let heard: { said: string; at: number } | undefined

/** Each answer of the server sets the portal's clock anew. Only in a browser: a server has many people. */
export function hearClock(sent: string | undefined): void {
  if (sent && heard?.said !== sent) heard = { said: sent, at: (!heard && keptSince()) || Date.now() }
}

/** When the page came, where it was kept on the device and opened without a network; ms of this device. */
const keptSince = () => Number(globalThis.document?.documentElement.dataset.came) || null

/** The portal's time, which the demo may shift: what the server said, moved on by this device's own clock. */
export const portalNow = (): Date => (heard ? new Date(Date.parse(heard.said) + Date.now() - heard.at) : new Date())

/** The portal's time, ticking. The HTML and the first render agree. */
export function usePortalNow(every = 1000): Date {
  const sent = useSession()?.now
  const [now, setNow] = useState(() => new Date(sent ?? 0))
  useEffect(() => {
    hearClock(sent)
    const tick = () => setNow(portalNow())
    tick()
    const timer = setInterval(tick, every)
    return () => clearInterval(timer)
  }, [sent, every])
  return now
}

/** The business day, also in a tab that was opened yesterday. */
export function useToday(): PlainDate {
  const zone = useSession()?.zone
  return businessDay(usePortalNow(60_000), zone)
}

/** The moment at which a form is opened, for what it begins with: in a tab of this morning it is not this morning. */
export function useOpenedAt(): Date {
  const sent = useSession()?.now
  const isOpenedLater = useHydrated()
  const [at] = useState(() => (isOpenedLater ? portalNow() : new Date(sent ?? 0)))
  return at
}
