import { Link, useSearchParams } from '@remix-run/react'
import { isLate } from '~/domain/cylinders/planned-day'
import { shortAge } from '~/domain/kit/specimen-age'
import { showDate } from '~/web/kit/dates'
import { withParams } from '~/web/kit/list/url'
import { useUnsent } from '~/web/kit/outbox/outbox-context'
import { Badge } from '~/web/ui/badge'
import { Card } from '~/web/ui/card'
import { cn } from '~/web/ui/cn'
import type { PressAge } from './dry-set'
import { dueWords } from './words'

type Props = { queue: readonly PressAge[]; open: string | undefined; day: string; now: string }

/** What is still to be crushed, in the order of the tanks; late ones first. */
export function DryQueue({ queue, open, day, now }: Props) {
  const [params] = useSearchParams()
  const unsent = new Set(useUnsent().flatMap(({ records }) => records))
  return (
    <Card title="Queue" aside={<span className="figures text-muted">{queue.length}</span>} flush>
      <ul className="max-h-180 divide-y divide-line overflow-y-auto">
        {queue.map(age => (
          <li key={age.id}>
            <Link
              to={withParams(params, { age: age.id })}
              aria-current={age.id === open ? 'true' : undefined}
              className={cn(
                'grid min-h-12 gap-0.5 px-4 py-2.5 text-fg text-table no-underline hover:bg-hover',
                age.id === open && 'bg-brand-soft',
              )}
            >
              <span className="flex items-center justify-between gap-2">
                <span className="code">{age.testNo}</span>
                <span className="figures">{shortAge(age.ageDays)}</span>
              </span>
              <span className="flex items-center justify-between gap-2 text-muted">
                <span className="truncate">
                  {age.tank ? `${age.tank}, ` : ''}
                  {age.projectName}
                </span>
                {unsent.has(age.id) ? (
                  <Badge tone="waiting">Not sent</Badge>
                ) : isLate(age, { today: day, now: new Date(now) }) ? (
                  <Badge tone="stop">Late, {showDate(age.plannedOn).slice(0, 5)}</Badge>
                ) : age.status === 'testing' ? (
                  <Badge tone="plant">Saved</Badge>
                ) : age.status === 'declined' ? (
                  <Badge tone="hold">Declined</Badge>
                ) : null}
              </span>
              <span className="figures text-meta text-muted">{`Due ${dueWords(age)}`}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
