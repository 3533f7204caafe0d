import { CircleCheck, ClockAlert, WifiOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useConnection } from '~/web/kit/shell/connection'
import { Badge } from '~/web/ui/badge'
import { Button } from '~/web/ui/button'
import type { Live } from './use-live'

/** How fresh the board is: 'updated 3 s ago', amber when stale, red with a retry when the server is out of reach. */
export function FreshChip({ live }: { live: Pick<Live<unknown>, 'at' | 'state' | 'refresh'> }) {
  const away = useConnection() !== 'there'
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const seconds = live.at && now ? Math.max(0, Math.round((now - live.at) / 1000)) : null
  // A page that was kept on the device has not asked its board yet.
  if (live.state === 'offline' || away) {
    return (
      <span className="flex items-center gap-1" role="status">
        <Badge tone="stop" icon={WifiOff}>
          Offline
        </Badge>
        <Button size="sm" look="quiet" onClick={live.refresh}>
          Retry
        </Button>
      </span>
    )
  }
  const ago =
    seconds === null
      ? 'Live'
      : seconds < 60
        ? `Updated ${seconds} s ago`
        : `Updated ${Math.floor(seconds / 60)} min ago`
  return (
    <Badge
      tone={live.state === 'stale' ? 'waiting' : 'neutral'}
      icon={live.state === 'stale' ? ClockAlert : CircleCheck}
      className="figures"
    >
      {ago}
    </Badge>
  )
}
