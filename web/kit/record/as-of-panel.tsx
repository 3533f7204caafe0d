import { Form, Link, useLocation, useSearchParams } from '@remix-run/react'
import { History } from 'lucide-react'
import { showDateTime } from '~/web/kit/dates'
import { EmptyNote } from '~/web/kit/list/states'
import { PlainTable } from '~/web/kit/page-grid'
import { Button } from '~/web/ui/button'
import { Card } from '~/web/ui/card'
import { Input } from '~/web/ui/input'
import { entryText, nameOf, valueText } from './changes'

type Fields = Record<string, unknown>
export type Then = { at: string; was: Fields | null; is: Fields | null; names: Record<string, string> }
type Props = { of: Then | null; names?: Record<string, string> }

/** What no reader asks after: keys of the machine. */
const HIDDEN = new Set(['id', 'removed', 'demo', 'userId'])

/** The record as it was at a moment that one chooses, beside what it is now; what differs comes first. */
export function AsOfPanel({ of, names = {} }: Props) {
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  const rest = new URLSearchParams(params)
  rest.delete('asOf')
  return (
    <section aria-label="As of a moment" className="mb-6 grid max-w-240 gap-3">
      <Form method="get" className="flex flex-wrap items-end gap-2" data-chrome>
        {[...rest].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <label htmlFor="as-of" className="grid gap-1 text-table">
          <span className="font-semibold">As of</span>
          <Input id="as-of" name="asOf" type="datetime-local" defaultValue={params.get('asOf') ?? ''} required />
        </label>
        <Button type="submit">Show</Button>
        {params.has('asOf') && (
          <Button asChild look="quiet">
            <Link to={`${pathname}?${rest}`}>Back to now</Link>
          </Button>
        )}
      </Form>
      {of && <Compared of={of} names={names} />}
    </section>
  )
}

function Compared({ of: { at, was, is, names: called }, names }: { of: Then; names: Record<string, string> }) {
  if (!was) return <EmptyNote icon={History} title={`Not entered yet on ${showDateTime(at)}`} />
  const rows = [...new Set([...Object.keys(was), ...Object.keys(is ?? {})])]
    .filter(field => !HIDDEN.has(field))
    .map(field => ({
      field,
      name: nameOf(field, names),
      was: shown(was[field], called),
      is: shown(is?.[field], called),
    }))
    .sort((a, b) => Number(a.was === a.is) - Number(b.was === b.is))
  const differ = rows.filter(row => row.was !== row.is).length
  return (
    <Card
      title={`As of ${showDateTime(at)}`}
      aside={
        <span className="text-muted text-table">
          {differ === 0 ? 'Nothing has changed since' : `${differ} changed since`}
        </span>
      }
      flush
    >
      <PlainTable
        caption={`As of ${showDateTime(at)}`}
        rows={rows}
        id={row => row.field}
        columns={[
          { label: 'Field', show: row => row.name },
          {
            label: 'Then',
            show: row => <span className={row.was === row.is ? undefined : 'font-semibold'}>{row.was}</span>,
          },
          {
            label: 'Now',
            show: row => (row.was === row.is ? <span className="whitespace-nowrap text-muted">the same</span> : row.is),
          },
        ]}
      />
    </Card>
  )
}

const shown = (value: unknown, called: Record<string, string>): string =>
  Array.isArray(value)
    ? value.map(entry => entryText(entry, called)).join('; ') || 'none'
    : valueText(value ?? null, called)
