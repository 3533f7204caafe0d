import { Form, Link, useFetcher, useSearchParams, useSubmit } from '@remix-run/react'
import { Download } from 'lucide-react'
import { useEffect } from 'react'
import {
  actionWord,
  FLEET_ACTION_KINDS,
  type FleetActionKind,
  KIND_WORDS,
  ROWS_AT_ONCE,
} from '~/domain/fleet/action-history'
import type { Attempt } from '~/web/kit/api'
import type { ActionLine } from '~/web/kit/client/fleet'
import { showDate, showTime } from '~/web/kit/dates'
import { countOf } from '~/web/kit/figures'
import { DateInput } from '~/web/kit/form/date-input'
import { withParams } from '~/web/kit/list/url'
import { jobStarted } from '~/web/kit/shell/jobs'
import { success } from '~/web/kit/toast/toasts'
import { Badge, type Tone } from '~/web/ui/badge'
import { Button, buttonLook } from '~/web/ui/button'
import { Input, Select } from '~/web/ui/input'
import { historyFilters, typedDay } from './action-history-filters'

type Line = Omit<ActionLine, 'at'> & { at: string }
export type History = { rows: Line[]; total: number; more?: boolean }

const TONE: Record<FleetActionKind, Tone> = {
  delivery: 'transit',
  queue: 'waiting',
  duty: 'pour',
  crew: 'assigned',
  status: 'hold',
  sign_in: 'neutral',
}
const SIZE = 50

type Props = { history: History; of: { driverId: string } | { truckId: string } }

/** What a truck or a driver did, newest first: filtered in the address, and as a file. */
export function ActionHistory({ history: { rows, total, more }, of }: Props) {
  const [params] = useSearchParams()
  const submit = useSubmit()
  const page = Number(params.get('page') ?? 1)
  const pages = Math.max(1, Math.ceil(total / SIZE))
  const ofTruck = 'truckId' in of
  return (
    <section aria-label="Action history" className="grid gap-3">
      <div className="flex flex-wrap items-end gap-2">
        <Form
          method="get"
          className="flex flex-wrap items-end gap-2"
          onChange={event =>
            isWhole(event.target) && submit(event.currentTarget, { replace: true, preventScrollReset: true })
          }
        >
          <input type="hidden" name="tab" value="history" />
          <Select name="kind" aria-label="Kind" defaultValue={params.get('kind') ?? ''} className="w-36">
            <option value="">All kinds</option>
            {FLEET_ACTION_KINDS.map(kind => (
              <option key={kind} value={kind}>
                {KIND_WORDS[kind]}
              </option>
            ))}
          </Select>
          <span className="w-36">
            <DateInput name="fromDate" label="From" placeholder="From" defaultValue={params.get('fromDate') ?? ''} />
          </span>
          <span className="w-36">
            <DateInput name="toDate" label="To" placeholder="To" defaultValue={params.get('toDate') ?? ''} />
          </span>
          <Input
            name="keyword"
            type="search"
            aria-label="Search the history"
            placeholder={ofTruck ? 'Driver, ticket, site' : 'Truck, ticket, site'}
            defaultValue={params.get('keyword') ?? ''}
            className="w-48"
          />
          <button type="submit" className="sr-only">
            Filter
          </button>
        </Form>
        <span className="figures min-w-0 flex-1 text-muted text-table">
          {more ? `more than ${total.toLocaleString('en')} rows` : countOf(total, 'row')}
        </span>
        <ExportHistory of={of} large={Boolean(more) || total > ROWS_AT_ONCE} none={total === 0} />
      </div>
      <ol className="overflow-hidden rounded-lg border border-line">
        {rows.map(row => (
          <li
            key={row.id}
            className="grid grid-cols-[8.5rem_6.5rem_minmax(0,1fr)_auto] items-baseline gap-x-3 border-line border-b px-4 py-1.5 text-table last:border-b-0 max-md:grid-cols-[minmax(0,1fr)_auto] max-md:py-2.5"
          >
            <time dateTime={row.at} className="figures text-muted">
              {showDate(row.at)} {showTime(row.at)}
            </time>
            <span className="max-md:justify-self-end">
              <Badge tone={TONE[row.kind as FleetActionKind] ?? 'neutral'}>
                {KIND_WORDS[row.kind as FleetActionKind] ?? row.kind}
              </Badge>
            </span>
            <span className="min-w-0 max-md:col-span-2">
              <span className="font-semibold">{actionWord(row.kind, row.action)}</span>
              {row.detail && <span className="text-muted">, {row.detail}</span>}
            </span>
            <span className="text-muted max-md:col-span-2">
              {ofTruck ? (
                row.driverId && (
                  <Link className="text-link" to={`/fleet/driver/${row.driverId}`}>
                    {row.driverName}
                  </Link>
                )
              ) : row.truckId ? (
                <Link className="code text-link" to={`/fleet/truck/${row.truckId}`}>
                  {row.truckNo}
                </Link>
              ) : null}
              {row.byName !== row.driverName && <span className="text-meta"> by {row.byName}</span>}
            </span>
          </li>
        ))}
        {rows.length === 0 && (
          <li className="p-6 text-muted text-body">No entries found. Choose more days or another kind.</li>
        )}
      </ol>
      {pages > 1 && (
        <nav aria-label="Pages of the history" className="flex items-center gap-2 text-table">
          {page > 1 && (
            <Link
              to={withParams(params, { page: String(page - 1) })}
              className={buttonLook({ size: 'sm' })}
              preventScrollReset
            >
              Newer
            </Link>
          )}
          <span className="figures text-muted">
            Page {page} of {more ? `${pages}+` : pages}
          </span>
          {(page < pages || more) && (
            <Link
              to={withParams(params, { page: String(page + 1) })}
              className={buttonLook({ size: 'sm' })}
              preventScrollReset
            >
              Older
            </Link>
          )}
        </nav>
      )}
    </section>
  )
}

/** Half a date or half a word is no filter yet; Enter sends what is typed. */
function isWhole(target: EventTarget): boolean {
  if (target instanceof HTMLSelectElement) return true
  if (!(target instanceof HTMLInputElement) || target.dataset.date === undefined) return false
  return target.value === '' || typedDay(target.value) !== null
}

/** Few rows come at once; many are made by a job that the drawer shows. */
function ExportHistory({ of, large, none }: { of: Props['of']; large: boolean; none: boolean }) {
  const [params] = useSearchParams()
  const fetcher = useFetcher<Attempt<{ rows: number }>>()
  const { data } = fetcher
  useEffect(() => {
    if (!data?.ok) return
    jobStarted()
    success({ title: `Exporting ${data.data.rows.toLocaleString('en')} rows. Find the file under Jobs` })
  }, [data])
  const query = new URLSearchParams(of)
  for (const [name, value] of Object.entries(historyFilters(params))) query.set(name, value)
  if (none) return null
  if (!large)
    return (
      <a className={buttonLook({})} href={`/files/driver/action-history/download?${query}`} download>
        <Download aria-hidden /> Export
      </a>
    )
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="intent" value="export-history" />
      <input type="hidden" name="query" value={query.toString()} />
      <Button type="submit" disabled={fetcher.state !== 'idle'}>
        <Download aria-hidden /> Export
      </Button>
    </fetcher.Form>
  )
}
