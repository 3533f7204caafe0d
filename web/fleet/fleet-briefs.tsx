import { Link } from '@remix-run/react'
import type { TruckPhase } from '~/domain/fleet/air-control'
import { Badge } from '~/web/ui/badge'
import { Card } from '~/web/ui/card'
import { PHASE_TONE, phaseWord } from './status-words'

export type Brief = {
  truckId: string
  truckNo: string
  driverId: string | null
  driverName: string | null
  plantName: string | null
  phase: TruckPhase
  hoursLeft: number | null
  hoursState: string | null
}

const spoken = (minutes: number) => `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`

/** A few trucks that somebody should look at; each leads to its driver or itself. */
export function TruckBriefs({ title, rows, none }: { title: string; rows: readonly Brief[]; none: string }) {
  return (
    <Card
      title={title}
      aside={<span className="figures text-muted text-table">{rows.length}</span>}
      flush={rows.length > 0}
    >
      {rows.length === 0 && <p className="text-muted text-table">{none}</p>}
      <ul className="divide-y divide-line">
        {rows.slice(0, 8).map(row => (
          <li key={row.truckId} className="flex items-center gap-3 px-4 py-2 text-table">
            <Link className="code w-14 shrink-0 font-semibold text-link" to={`/fleet/truck/${row.truckId}`}>
              {row.truckNo}
            </Link>
            <span className="min-w-0 flex-1 truncate">
              {row.driverId ? (
                <Link className="text-fg no-underline hover:underline" to={`/fleet/driver/${row.driverId}`}>
                  {row.driverName}
                </Link>
              ) : (
                <span className="text-muted">No driver</span>
              )}
              {row.plantName && <span className="text-muted">, {row.plantName}</span>}
            </span>
            <Badge tone={PHASE_TONE[row.phase]}>{phaseWord(row.phase)}</Badge>
            {row.hoursLeft !== null && (
              <span
                data-tone={row.hoursState === 'over' ? 'stop' : 'waiting'}
                className="figures w-16 shrink-0 text-right font-semibold text-tone"
              >
                {spoken(row.hoursLeft)}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
