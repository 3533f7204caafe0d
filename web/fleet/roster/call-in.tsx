import { PhoneCall } from 'lucide-react'
import { useState } from 'react'
import { showTime } from '~/web/kit/dates'
import { useAction } from '~/web/kit/record/use-action'
import { Button } from '~/web/ui/button'
import { Card } from '~/web/ui/card'
import { Input } from '~/web/ui/input'
import { type Row, spokenHours, startFor } from './roster-words'

type Props = { rows: readonly Row[]; day: string; start: string; mayManage: boolean }

/** Drivers who are off and rested: with their hours left, and one click to call each in. */
export function CallIn({ rows, day, start, mayManage }: Props) {
  const run = useAction()
  const [asked, setAsked] = useState(start)
  // Who has a free day before who asked for one.
  const free = [
    ...rows.filter(row => row.free && row.status === 'none'),
    ...rows.filter(row => row.free && row.status !== 'none'),
  ]
  const call = (row: Row) => {
    const startTime = startFor(row, asked)
    const fields = { driverId: row.driverId, day, version: String(row.version ?? ''), startTime }
    const who = `${row.truckNo}, ${row.driverName}`
    run({ label: `Call in ${row.truckNo}`, intent: 'call-in', fields, done: `${who} called in for ${startTime}` })
  }
  return (
    <Card
      id="call-in"
      title="Call-in list"
      aside={<span className="figures text-muted text-table">{free.length}</span>}
      flush={free.length > 0}
    >
      {free.length === 0 && <p className="text-muted text-table">Nobody who is off has hours left on this day.</p>}
      {free.length > 0 && mayManage && (
        <label className="flex items-center gap-2 border-line border-b px-4 py-2 text-table" htmlFor="call-in-at">
          Needed at
          <Input
            id="call-in-at"
            type="time"
            value={asked}
            onChange={event => setAsked(event.target.value)}
            className="w-32"
          />
        </label>
      )}
      <ul className="divide-y divide-line">
        {free.map(row => (
          <li key={row.driverId} className="grid gap-1.5 px-4 py-2.5 text-table">
            <p className="flex items-baseline gap-2">
              <span className="code font-semibold">{row.truckNo ?? 'No truck'}</span>
              <span className="min-w-0 flex-1 truncate">{row.driverName}</span>
              <span className="figures font-semibold">{spokenHours(row.free!.minutes)}</span>
            </p>
            <p className="flex flex-wrap items-baseline gap-x-2 text-muted">
              <span>{row.status === 'off' ? `Off: ${row.reason}` : 'Not rostered'}</span>
              <span className="figures">
                free from {showTime(row.free!.from, row.zone)}
                {row.truckType && `, ${row.truckType}`}
              </span>
              {row.phone && (
                <a href={`tel:${row.phone.replaceAll(' ', '')}`} className="figures text-link">
                  {row.phone}
                </a>
              )}
            </p>
            {mayManage && row.truckNo && (
              <Button size="sm" className="justify-self-start" onClick={() => call(row)}>
                <PhoneCall /> Call in {row.truckNo} for {startFor(row, asked)}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
