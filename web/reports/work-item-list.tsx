import { Link } from '@remix-run/react'
import { CheckCheck } from 'lucide-react'
import { businessDay } from '~/domain/kit/time'
import { translated } from '~/domain/kit/translated'
import * as words from '~/domain/reports/words'
import type { WorkItem } from '~/domain/reports/work-item'
import { useLive } from '~/web/kit/board/use-live'
import { showDateTime, showTime } from '~/web/kit/dates'
import { showMoney } from '~/web/kit/figures'
import { EmptyNote } from '~/web/kit/list/states'
import { useTabCount } from '~/web/kit/shell/tab-count'
import { workAge } from '~/web/kit/work-age'
import { Card } from '~/web/ui/card'
import { useQueueKeys } from './use-queue-keys'

export type Work = { now: string; rows: WorkItem[] }
const EVERY = 30_000

/** What needs the person, each line with how many, the oldest and the money, and the way to it. */
export function WorkList({ first }: { first: Work }) {
  const { data } = useLive('work-item', first, { every: EVERY })
  const keys = useQueueKeys()
  const total = data.rows.reduce((sum, row) => sum + row.count, 0)
  useTabCount(total)
  return (
    <Card
      title={words.homeNeedsYou()}
      aside={<span className="figures text-muted text-table">{total > 0 && words.homeItems({ count: total })}</span>}
      flush={data.rows.length > 0}
    >
      {data.rows.length === 0 ? (
        <div className="grid place-items-center py-6">
          <EmptyNote icon={CheckCheck} title={words.homeNothing()}>
            {words.homeNothingMeans()}
          </EmptyNote>
        </div>
      ) : (
        <ul ref={keys} className="divide-y divide-line">
          {data.rows.map(row => (
            <Line key={row.kind} row={row} now={data.now} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function Line({ row, now }: { row: WorkItem; now: string }) {
  const age = row.oldest?.at ? workAge(row.oldest.at, new Date(now)) : null
  return (
    <li>
      <Link
        to={row.to}
        prefetch="intent"
        data-work
        className="flex items-start gap-3 px-4 py-2.5 text-fg no-underline hover:bg-hover touch:py-3.5"
      >
        <span className="figures w-11 shrink-0 text-right font-semibold text-section">
          {row.count}
          {row.more && '+'}
        </span>
        <span className="grid min-w-0 flex-1 gap-0.5">
          <span className="flex flex-wrap items-baseline gap-x-3">
            <span className="min-w-0 flex-1 font-semibold text-body">{translated(row.label)}</span>
            {row.amount && Number(row.amount) !== 0 && (
              <span className="figures text-body">{showMoney(row.amount)}</span>
            )}
          </span>
          {row.oldest && (
            <span className="flex flex-wrap items-baseline gap-x-3 text-muted text-table">
              <span className="min-w-0 flex-1 break-words max-md:basis-full">
                {row.count > 1 && age ? words.homeFirst({ name: row.oldest.name }) : row.oldest.name}
              </span>
              {age && (
                <span data-tone={age.tone} className="figures text-meta text-tone">
                  {translated(row.since)} {age.text}
                </span>
              )}
            </span>
          )}
          {row.escalated && (
            <span data-tone="waiting" className="text-meta text-tone">
              {words.homeEscalated({ name: row.escalated.to, at: momentShown(row.escalated.at, now) })}
            </span>
          )}
        </span>
      </Link>
    </li>
  )
}

/** Of today the time alone. */
const momentShown = (at: string, now: string) =>
  businessDay(new Date(at)) === businessDay(new Date(now)) ? showTime(at) : showDateTime(at)
