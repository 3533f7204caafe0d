import { Form, Link } from '@remix-run/react'
import type { RawTestRequestLine } from '~/domain/rawtests/test-request'
import { showDate } from '~/web/kit/dates'
import { filter } from '~/web/kit/list/column'
import { FilterField } from '~/web/kit/list/filter-field'
import { useSentFilters } from '~/web/kit/list/send-filters'
import { Status } from '~/web/kit/status'
import { Card } from '~/web/ui/card'
import { cn } from '~/web/ui/cn'
import { DueDay, RequestStatus } from './verdict'
import { MATERIALS } from './words'

type Draft = { id: string; testNo: string; materialName: string; sampledOn: string; status: string }
type Props = { requests: RawTestRequestLine[]; drafts: Draft[]; open: string | undefined; today: string }

/** What waits for results: requests, tests that were begun or sent back, or any material. */
export function ResultsQueue({ requests, drafts, open, today }: Props) {
  const form = useSentFilters()
  return (
    <div className="grid gap-4">
      <Card title="To be tested" aside={<span className="figures text-muted">{requests.length}</span>} flush>
        <ul className="max-h-90 divide-y divide-line overflow-y-auto">
          {requests.map(row => (
            <Entry key={row.id} to={`?requestId=${row.id}`} now={row.id === open} title={row.materialName}>
              <RequestStatus of={row.status} />
              <span className="code">{row.requestNo}</span>
              <DueDay row={row} today={today} />
            </Entry>
          ))}
        </ul>
      </Card>
      {drafts.length > 0 && (
        <Card title="In progress or returned" flush>
          <ul className="max-h-70 divide-y divide-line overflow-y-auto">
            {drafts.map(row => (
              <Entry key={row.id} to={`?id=${row.id}`} now={row.id === open} title={row.materialName}>
                <Status of="approval" value={row.status} />
                <span className="code">{row.testNo}</span>
                <span className="figures">{showDate(row.sampledOn)}</span>
              </Entry>
            ))}
          </ul>
        </Card>
      )}
      <Card title="Without a request">
        <Form ref={form} method="get">
          <FilterField filter={filter.lookup('materialId', 'Material', MATERIALS)} value="" />
        </Form>
      </Card>
    </div>
  )
}

function Entry({ to, now, title, children }: { to: string; now: boolean; title: string; children: React.ReactNode }) {
  const [badge, code, day] = children as [React.ReactNode, React.ReactNode, React.ReactNode]
  return (
    <li>
      <Link
        to={to}
        aria-current={now ? 'true' : undefined}
        className={cn('grid gap-1 px-4 py-2.5 text-fg text-table no-underline hover:bg-hover', now && 'bg-brand-soft')}
      >
        <span className="flex items-center justify-between gap-2">
          <span className="truncate">{title}</span>
          {badge}
        </span>
        <span className="flex justify-between gap-2 text-muted">
          {code}
          {day}
        </span>
      </Link>
    </li>
  )
}
