import { Hourglass } from 'lucide-react'
import * as words from '~/domain/kit/words'
import { showTime } from '~/web/kit/dates'
import { isWaiting } from './entry'
import { useUnsent } from './outbox-context'

/** What was done to a record and is not sent yet, beside the record; nothing where all is sent. */
export function WaitingNote({ record }: { record: string }) {
  const own = useUnsent().filter(entry => entry.records.includes(record))
  if (!own.length) return null
  return (
    <ul aria-label={words.statusNotSent()} className="grid gap-1">
      {own.map(entry => (
        <li
          key={entry.key}
          data-tone={isWaiting(entry) ? 'waiting' : 'stop'}
          className="tone flex items-center gap-2 rounded-md px-2 py-1 text-table"
        >
          <Hourglass aria-hidden className="size-4 shrink-0" />
          {(isWaiting(entry) ? words.outboxNotSentWhat : words.outboxRefusedWhat)({
            what: `${entry.label}, ${showTime(entry.at)}`,
          })}
        </li>
      ))}
    </ul>
  )
}
