import type { WorkingTime } from '~/domain/fleet/fatigue'
import { showTime } from '~/web/kit/dates'
import { Badge } from '~/web/ui/badge'
import { Card } from '~/web/ui/card'
import { operationTone, operationWord } from './status-words'

type Hours = WorkingTime & {
  rules: { dutyHours: number; continuousHours: number }
  ruleSet: { name: string; source: string } | null
  events: { event: string; at: string; seen: boolean }[]
}

const TONE = { rested: 'done', near: 'waiting', over: 'stop' } as const
const spoken = (minutes: number) => `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`

/** The hours of today against what the law allows. */
export function HoursCard({
  hours,
  driver,
}: {
  hours: Hours
  driver: { operationStatus: string; queueStatus: string | null }
}) {
  return (
    <Card
      title="Today"
      aside={<Badge tone={operationTone(driver.operationStatus)}>{operationWord(driver.operationStatus)}</Badge>}
    >
      <p className="flex items-center gap-2">
        <span className="figures font-semibold text-kpi">{spoken(hours.left)}</span>
        <Badge tone={TONE[hours.state]}>
          {hours.state === 'over' ? 'At the limit' : hours.state === 'near' ? 'Near the limit' : 'Rested'}
        </Badge>
      </p>
      <p className="mb-3 text-muted text-table">
        left until{' '}
        {hours.limit === 'duty'
          ? `${hours.rules.dutyHours} h of duty`
          : `a break after ${hours.rules.continuousHours} h`}
        {hours.ruleSet && `, ${hours.ruleSet.name}`}
      </p>
      <dl className="figures grid grid-cols-2 gap-y-1 text-table">
        <dt className="text-muted">On duty</dt>
        <dd className="text-right">{spoken(hours.duty)}</dd>
        <dt className="text-muted">Driving</dt>
        <dd className="text-right">{spoken(hours.driving)}</dd>
        <dt className="text-muted">Breaks</dt>
        <dd className="text-right">{spoken(hours.breaks)}</dd>
        <dt className="text-muted">Without a break</dt>
        <dd className="text-right">{spoken(hours.continuous)}</dd>
        <dt className="text-muted">Queue</dt>
        <dd className="text-right">{driver.queueStatus ?? 'none'}</dd>
      </dl>
      {hours.events.length > 0 && (
        <ul className="figures mt-3 grid gap-1 border-line border-t pt-2 text-meta text-muted">
          {hours.events.map(line => (
            <li key={`${line.at} ${line.event}`}>
              {showTime(line.at)} {line.event.replaceAll('_', ' ')}
              {line.seen && ' (queue or load)'}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
