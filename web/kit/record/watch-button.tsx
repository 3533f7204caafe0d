import { Eye, EyeOff } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import * as words from '~/domain/kit/words'
import type { RecordWatch } from '~/domain/users/record-watch'
import { askLive } from '~/web/kit/live'
import { inSupport } from '~/web/kit/support-view'
import { Button } from '~/web/ui/button'
import { useAction } from './use-action'

type State = { watching: boolean; others: string[] }

/** Whether one is told when others change this record; who else watches it is said to who does. */
export function WatchButton({ of }: { of: RecordWatch }) {
  const [state, setState] = useState<State | null>(null)
  const query = new URLSearchParams(of).toString()
  const look = useCallback(
    (signal?: AbortSignal) => {
      if (inSupport(window.location.pathname)) return
      askLive(`record-watch?${query}`, signal ? { signal } : {})
        .then(async answer => answer.ok && setState((await answer.json()) as State))
        .catch(() => undefined)
    },
    [query],
  )
  useEffect(() => {
    const stop = new AbortController()
    look(stop.signal)
    return () => stop.abort()
  }, [look])
  const run = useAction(look)
  if (!state) return null
  const { watching, others } = state
  const action = watching
    ? { label: words.watchWatching(), post: '/act/unwatch', done: words.watchNoLonger() }
    : { label: words.watchWatch(), post: '/act/watch', done: words.watchTold() }
  return (
    <Button look="quiet" size="sm" onClick={() => run({ ...action, fields: { ...of } })}>
      {watching ? <Eye /> : <EyeOff />}
      {action.label}
      {watching && others.length > 0 && (
        <span className="text-muted">{words.boardAndMore({ count: others.length })}</span>
      )}
    </Button>
  )
}
