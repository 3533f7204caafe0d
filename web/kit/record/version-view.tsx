import { Form, Link, useLocation, useSearchParams } from '@remix-run/react'
import type { ReactNode } from 'react'
import { showDate } from '~/web/kit/dates'
import { DateInput } from '~/web/kit/form/date-input'
import { useSentFilters } from '~/web/kit/list/send-filters'
import { PlainTable } from '~/web/kit/page-grid'
import { Button } from '~/web/ui/button'
import { Card } from '~/web/ui/card'
import { Radio } from '~/web/ui/input'
import { PeriodBar } from './period-bar'
import { VersionDifferences } from './version-differences'
import { countingOn, type Difference } from './versions'

export type Version = {
  id: string
  /** 'Version 3', 'Rev. 2'. */
  label: string
  fromDate: string
  toDate: string | null
  status?: ReactNode
  /** Who and when, why: what there is of it. */
  notes?: readonly (string | null | undefined)[]
  /** Not yet or no longer in force, whatever its days say. */
  dim?: boolean
  /** Its own page. */
  to?: string | undefined
  /** Where a new version begins from this one: how an old one comes back. */
  restore?: string | undefined
}

type Props = {
  /** Newest first. */
  versions: readonly Version[]
  a: string | undefined
  b: string | undefined
  differences: readonly Difference[]
  today: string
}

/**
 * The versions of a thing: when each counts, which counts on a day, and any two of them field by field. The pair, the day
 * and whether all fields are shown are in the address (`a`, `b`, `on`, `all`), so they work without JavaScript.
 */
export function VersionView({ versions, a, b, differences, today }: Props) {
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  const form = useSentFilters()
  const on = params.get('on') || today
  const counting = countingOn(
    versions.filter(version => !version.dim),
    on,
  )
  const labelOf = (id: string | undefined) => versions.find(version => version.id === id)?.label
  return (
    <div className="grid gap-5">
      <Form ref={form} method="get" action={pathname} className="grid gap-5" aria-label="Versions">
        {[...params]
          .filter(([name]) => !['a', 'b', 'on', '_routes'].includes(name))
          .map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        <Card title="In force" flush>
          <PeriodBar
            rows={versions.map(({ id, label, fromDate, toDate, dim }) => ({
              id,
              label,
              from: fromDate,
              to: toDate,
              ...(dim && { dim }),
            }))}
            day={on}
          />
          <div className="flex flex-wrap items-center gap-3 px-4 pb-4 text-table" data-chrome>
            <span aria-hidden className="text-muted">
              As at
            </span>
            <div className="w-40">
              <DateInput key={on} name="on" label="As at" defaultValue={on} today={today} />
            </div>
            <p role="status">
              On {showDate(on)}{' '}
              {counting ? (
                <>
                  <strong className="font-semibold">{counting.label}</strong> is in force.
                </>
              ) : (
                'no version is in force.'
              )}
            </p>
          </div>
          <Rows versions={versions} a={a} b={b} counting={counting?.id} />
          <noscript>
            <div className="p-4">
              <Button type="submit">Compare</Button>
            </div>
          </noscript>
        </Card>
      </Form>
      {a && b ? (
        <VersionDifferences title={`${labelOf(a)} → ${labelOf(b)}`} differences={differences} />
      ) : (
        <p className="text-muted text-body">This is the only version; there is nothing to compare it with.</p>
      )}
    </div>
  )
}

function Rows({ versions, a, b, counting }: Pick<Props, 'a' | 'b' | 'versions'> & { counting: string | undefined }) {
  const pick = (name: 'a' | 'b', version: Version, chosen: boolean) => (
    <Radio
      key={`${version.id} ${chosen}`}
      name={name}
      value={version.id}
      defaultChecked={chosen}
      aria-label={`${name === 'a' ? 'Compare from' : 'Compare to'} ${version.label}`}
    />
  )
  return (
    <PlainTable
      caption="Versions"
      rows={versions}
      id={version => version.id}
      columns={[
        {
          label: 'Version',
          show: version => (
            <span className="flex flex-wrap items-center gap-2">
              {version.to ? (
                <Link to={version.to} className="code text-link">
                  {version.label}
                </Link>
              ) : (
                <strong className="code">{version.label}</strong>
              )}
              {version.status}
              {version.id === counting && <span className="text-meta text-muted">in force on this day</span>}
            </span>
          ),
        },
        { label: 'From', show: version => pick('a', version, version.id === a) },
        { label: 'To', show: version => pick('b', version, version.id === b) },
        {
          label: 'In force',
          show: ({ fromDate, toDate }) => (
            <span className="figures">
              {showDate(fromDate)} – {toDate ? showDate(toDate) : 'open'}
            </span>
          ),
        },
        { label: 'Notes', show: version => (version.notes ?? []).filter(Boolean).join(' · ') },
        {
          label: 'Restore',
          align: 'right',
          show: version =>
            version.restore && (
              <Link to={version.restore} className="text-link">
                New version from this
              </Link>
            ),
        },
      ]}
    />
  )
}
