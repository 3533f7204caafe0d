import { CloudOff } from 'lucide-react'
import * as kitWords from '~/domain/kit/words'
import { showTime } from '~/web/kit/dates'
import { portalNow } from '~/web/kit/shell/clock'
import { useConnection, useLostSince } from '~/web/kit/shell/connection'
import { Button } from '~/web/ui/button'
import { behind, type Entry, isWaiting } from './entry'
import type { Outbox } from './use-outbox'

export type Holds = {
  /** What the portal has of the record now, in the words of the page; null where nothing of it is shown any more. */
  now: (entry: Entry) => string | null
  /** Fields that trying again has to take anew, such as the version. */
  freshen: (entry: Entry) => Record<string, string>
}
type Props = { outbox: Outbox; holds: Holds; cameAt: number | null }

/** How many actions are not sent and since when there is no network; below it each that was refused, with its choices. */
export function OutboxBar({ outbox, holds, cameAt }: Props) {
  const connection = useConnection()
  const since = useLostSince()
  const { refused, full } = outbox
  const waiting = outbox.unsent.filter(isWaiting)
  const gone = connection !== 'there'
  return (
    <div className="grid shrink-0 empty:hidden" aria-live="polite">
      {(waiting.length > 0 || gone) && (
        <p
          role="status"
          data-tone="waiting"
          data-outbox={waiting.length}
          className="tone flex min-h-11 flex-wrap items-center gap-x-2 px-6 py-2 font-semibold text-body max-md:px-4"
        >
          <CloudOff aria-hidden className="size-5 shrink-0" />
          {[
            waiting.length > 0 && kitWords.outboxActionsNotSent({ count: waiting.length }),
            gone && kitWords.outboxNoNetwork({ at: clockOf(since ?? Date.now()) }),
            gone && cameAt && kitWords.outboxAsOf({ at: clockOf(cameAt) }),
          ]
            .filter(Boolean)
            .join(' · ')
            .replace(/^n/, 'N')}
        </p>
      )}
      {full && (
        <p role="alert" data-tone="stop" className="tone min-h-11 px-6 py-2 text-body max-md:px-4">
          {kitWords.outboxFull()}
        </p>
      )}
      {refused.map(entry => (
        <Conflict key={entry.key} {...{ entry, outbox, holds }} />
      ))}
    </div>
  )
}

type ConflictProps = { entry: Entry; outbox: Outbox; holds: Holds }

/** Refused after it had waited: why, what the portal has now, and what the person wants. */
function Conflict({ entry, outbox, holds }: ConflictProps) {
  const { entries, dismiss, dismissAll, retry } = outbox
  const { label, at, refused } = entry
  const theirs = holds.now(entry)
  const after = behind(entries, entry).length
  return (
    <section
      aria-label={kitWords.outboxRefusedWhat({ what: label })}
      data-tone="stop"
      className="tone grid gap-2 border-line border-t px-6 py-3 text-body max-md:px-4"
    >
      <p>
        <strong>
          {label}, {showTime(at)}
        </strong>{' '}
        {kitWords.outboxWasRefused({
          why: [refused?.detail, ...Object.values(refused?.errors ?? {}).flat()].filter(onlyOnce).join('. '),
        })}
      </p>
      <p>
        {theirs ? kitWords.outboxNow({ what: theirs }) : kitWords.outboxGone()}
        {after > 0 && ` ${kitWords.outboxDepend({ count: after })}`}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="lg" className="min-h-12" onClick={() => dismiss(entry)}>
          {kitWords.outboxKeepTheirs()}
        </Button>
        <Button size="lg" className="min-h-12" onClick={() => retry(entry, holds.freshen(entry))}>
          {kitWords.outboxTryMine()}
        </Button>
        <Button size="lg" look="danger" className="min-h-12" onClick={() => dismissAll(entry)}>
          {after > 0 ? kitWords.outboxDiscardLater({ count: after }) : kitWords.outboxDiscard()}
        </Button>
      </div>
    </section>
  )
}

const onlyOnce = (text: string | undefined, at: number, all: (string | undefined)[]) => text && all.indexOf(text) === at
/** A moment of this device by the portal's clock, which a demo may have moved. */
const clockOf = (ms: number) => showTime(new Date(portalNow().getTime() - Date.now() + ms).toISOString())
