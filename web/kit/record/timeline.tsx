import { Form, useLocation, useSearchParams } from '@remix-run/react'
import { History } from 'lucide-react'
import { useState } from 'react'
import * as words from '~/domain/kit/words'
import { showAgo, showDateTimeSeconds } from '~/web/kit/dates'
import { EmptyNote } from '~/web/kit/list/states'
import { usePortalNow } from '~/web/kit/shell/clock'
import { callPath } from '~/web/kit/support-view'
import { Button } from '~/web/ui/button'
import { Select } from '~/web/ui/input'
import type { AuditRow } from './audit-row'
import { Changes, nameOf, spelled } from './changes'

type Props = {
  rows: readonly AuditRow[]
  /** Words for field names; what is missing is spelled out from the name. */
  names?: Record<string, string>
  /** Path of the export under the API. */
  exportTo?: string
}

/** Who did what when, old to new; filtered by person and field. */
export function Timeline({ rows, names = {}, exportTo }: Props) {
  const now = usePortalNow(60_000)
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  const [who, setWho] = useState(params.get('who') ?? '')
  const [field, setField] = useState(params.get('field') ?? '')
  const people = [...new Set(rows.map(row => row.actorName))]
  const fields = [...new Set(rows.flatMap(row => row.changed ?? []))]
  const shown = rows.filter(row => (!who || row.actorName === who) && (!field || row.changed?.includes(field)))
  if (rows.length === 0) return <EmptyNote icon={History} title={words.trailNone()} />
  return (
    <section aria-label={words.recordTimeline()} className="max-w-200">
      <Form method="get" className="mb-4 flex flex-wrap gap-2" data-chrome>
        <input type="hidden" name="tab" value={params.get('tab') ?? ''} />
        <Select
          name="who"
          aria-label={words.trailPerson()}
          value={who}
          onChange={event => setWho(event.target.value)}
          className="max-w-48"
        >
          <option value="">{words.trailEveryone()}</option>
          {people.map(person => (
            <option key={person}>{person}</option>
          ))}
        </Select>
        <Select
          name="field"
          aria-label={words.trailField()}
          value={field}
          onChange={event => setField(event.target.value)}
          className="max-w-48"
        >
          <option value="">{words.trailEveryField()}</option>
          {fields.map(one => (
            <option key={one} value={one}>
              {nameOf(one, names)}
            </option>
          ))}
        </Select>
        <Button look="quiet" aria-label={words.trailCsv()} onClick={() => download(shown, names)}>
          CSV
        </Button>
        {exportTo && (
          <a className="self-center text-link text-table" href={`/files/${callPath(exportTo, pathname)}`} download>
            {words.listExport()}
          </a>
        )}
      </Form>
      <ol className="relative ml-1.5 border-line border-l">
        {shown.map(row => (
          <li key={row.seq} className="relative pb-5 pl-5 last:pb-0">
            <span
              aria-hidden
              className="absolute top-1.5 -left-[5px] size-2.5 rounded-full border-2 border-bg bg-line-strong"
            />
            <p className="text-body">
              <strong className="font-semibold">{row.actorName}</strong> {spelled(row.action).toLowerCase()}
              <time dateTime={row.at} title={whence(row)} className="figures ml-2 text-meta text-muted">
                {showAgo(row.at, now)}, {showDateTimeSeconds(row.at)}
              </time>
            </p>
            {row.doneAt && (
              <p className="figures mt-0.5 text-muted text-table">
                {words.trailDoneOffline({ at: showDateTimeSeconds(row.doneAt) })}
              </p>
            )}
            {row.reason && <p className="mt-0.5 text-muted text-table">“{row.reason}”</p>}
            <Changes row={row} names={names} />
          </li>
        ))}
      </ol>
    </section>
  )
}

/** When to the second, and the request that it came by: what support asks for. */
const whence = ({ at, requestId }: AuditRow) =>
  [showDateTimeSeconds(at), requestId && `request ${requestId}`].filter(Boolean).join(', ')

/** What is shown, filters and all; the writer of it comes when it is asked for. */
async function download(rows: readonly AuditRow[], names: Record<string, string>) {
  const { trailCsv } = await import('./trail-csv')
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([trailCsv(rows, names)], { type: 'text/csv' }))
  link.download = `timeline_${new Date().toISOString().slice(0, 10)}.csv`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
