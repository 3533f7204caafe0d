import { CircleCheck, ClockAlert, WifiOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import * as words from '~/domain/kit/words'
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
          {words.boardOffline()}
        </Badge>
        <Button size="sm" look="quiet" onClick={live.refresh}>
          {words.boardRetry()}
        </Button>
      </span>
    )
  }
  const ago =
    seconds === null
      ? words.boardLive()
      : seconds < 60
        ? words.boardSecondsAgo({ seconds })
        : words.boardMinutesAgo({ minutes: Math.floor(seconds / 60) })
  return (
    <Badge
      tone={live.state === 'stale' ? 'waiting' : 'neutral'}
      icon={live.state === 'stale' ? ClockAlert : CircleCheck}
      // As wide as its longest words: what is beside it does not move with every look.
      className="figures min-w-38 justify-center"
    >
      {ago}
    </Badge>
  )
}
