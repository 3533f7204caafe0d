import { Link, useSearchParams } from '@remix-run/react'
import { ageShort } from '~/domain/cylinders/age-in-words'
import { isLate } from '~/domain/cylinders/planned-day'
import * as words from '~/domain/cylinders/words'
import { translated } from '~/domain/kit/translated'
import { showDate } from '~/web/kit/dates'
import { withParams } from '~/web/kit/list/url'
import { useUnsent } from '~/web/kit/outbox/outbox-context'
import { statusWord } from '~/web/kit/status-words'
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
    <Card
      id="queue"
      title={translated('Queue')}
      aside={<span className="figures text-muted">{queue.length}</span>}
      flush
    >
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
                <span className="figures">{ageShort(age.ageDays)}</span>
              </span>
              <span className="flex items-center justify-between gap-2 text-muted">
                <span className="truncate">
                  {age.tank ? `${age.tank}, ` : ''}
                  {age.projectName}
                </span>
                {unsent.has(age.id) ? (
                  <Badge tone="waiting">{words.dryNotSent()}</Badge>
                ) : isLate(age, { today: day, now: new Date(now) }) ? (
                  <Badge tone="stop">{words.dryLate({ day: showDate(age.plannedOn).slice(0, 5) })}</Badge>
                ) : age.status === 'testing' ? (
                  <Badge tone="plant">{words.drySavedBadge()}</Badge>
                ) : age.status === 'declined' ? (
                  <Badge tone="hold">{statusWord('cylinderAge', 'declined').label}</Badge>
                ) : null}
              </span>
              <span className="figures text-meta text-muted">{words.dryDue({ when: dueWords(age) })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
