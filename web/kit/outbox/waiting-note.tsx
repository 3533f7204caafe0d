import { Hourglass } from 'lucide-react'
import { showTime } from '~/web/kit/dates'
import { isWaiting } from './entry'
import { useUnsent } from './outbox-context'

/** What was done to a record and is not sent yet, beside the record; nothing where all is sent. */
export function WaitingNote({ record }: { record: string }) {
  const own = useUnsent().filter(entry => entry.records.includes(record))
  if (!own.length) return null
  return (
    <ul aria-label="Not sent yet" className="grid gap-1">
      {own.map(entry => (
        <li
          key={entry.key}
          data-tone={isWaiting(entry) ? 'waiting' : 'stop'}
          className="tone flex items-center gap-2 rounded-md px-2 py-1 text-table"
        >
          <Hourglass aria-hidden className="size-4 shrink-0" />
          {isWaiting(entry) ? 'Not sent yet: ' : 'Refused: '}
          {entry.label}, {showTime(entry.at)}
        </li>
      ))}
    </ul>
  )
}
