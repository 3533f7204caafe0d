import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { apiFor, take } from '~/web/kit/api'
import { showDateTimeSeconds, showSpan } from '~/web/kit/dates'
import { PlainTable } from '~/web/kit/page-grid'
import { PageHead } from '~/web/kit/page-head'
import { Badge } from '~/web/ui/badge'
import { Card } from '~/web/ui/card'

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  take(apiFor({ request, context }).support.support.health.$get())

type Shown = Awaited<ReturnType<typeof loader>>
type Reading = Shown['readings'][number]
type Run = NonNullable<Shown['invariants']>

/** What would call a person at night, and what the portal last found when it checked its own books. */
export default function Health() {
  const { readings, invariants, trail, scanner } = useLoaderData<typeof loader>()
  const late = readings.filter(of => of.late)
  return (
    <>
      <PageHead
        title="System health"
        note={
          late.length
            ? `${late.length} of ${readings.length} over the limit. Each is an alarm in the log.`
            : 'Nothing is over its limit.'
        }
      />
      <div className="grid gap-4 px-6 pb-6 max-md:px-4">
        <Card title="Now" flush>
          <PlainTable caption="Now" rows={readings} id={of => of.id} columns={COLUMNS} />
        </Card>
        <Card title="Virus scanner">
          <p className="text-muted text-table">
            {scanner === 'none'
              ? 'None is set up: files are taken by their kind alone (PORTAL_SCANNER).'
              : 'ClamAV. Each file is scanned before anybody gets it. What it cannot scan now is held and tried again.'}
          </p>
        </Card>
        <Checked title="Data rules" about="Every hour, over the whole database" run={invariants} />
        <Checked title="Audit trail" about="Every day, line by line" run={trail} />
      </div>
    </>
  )
}

function Checked({ title, about, run }: { title: string; about: string; run: Run | null }) {
  return (
    <Card title={title}>
      <p className="text-muted text-table">
        {about}.{' '}
        {run
          ? `Last checked ${showDateTimeSeconds(run.at)}, in ${(run.tookMs / 1000).toFixed(1)} s.`
          : 'Not checked since the portal was set up.'}
      </p>
      {run && run.broken.length === 0 && (
        <p className="mt-2">
          <Badge tone="done">No faults</Badge>
        </p>
      )}
      {run && run.broken.length > 0 && (
        <ul className="mt-2 grid gap-1.5">
          {run.broken.map(of => (
            <li key={of.text} data-tone="stop" className="text-body text-tone">
              {of.text}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

const shown = (unit: string, value: number) =>
  unit === 's' ? (value < 120 ? `${value} s` : showSpan(value)) : unit ? `${value} ${unit}` : String(value)

const COLUMNS = [
  { label: 'What', show: (of: Reading) => of.label },
  { label: 'Now', show: (of: Reading) => (of.value === null ? 'Not yet' : shown(of.unit, of.value)) },
  { label: 'At most', show: (of: Reading) => shown(of.unit, of.limit) },
  {
    label: 'State',
    show: (of: Reading) =>
      of.value === null ? '–' : of.late ? <Badge tone="stop">Over limit</Badge> : <Badge tone="done">OK</Badge>,
  },
]
