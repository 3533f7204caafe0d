import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { apiFor, take } from '~/web/kit/api'
import { showDateTimeSeconds, showSpan } from '~/web/kit/dates'
import { Figure } from '~/web/kit/figure'
import { PlainTable } from '~/web/kit/page-grid'
import { PageHead } from '~/web/kit/page-head'
import { Badge } from '~/web/ui/badge'
import { Card } from '~/web/ui/card'

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  take(apiFor({ request, context }).support.support.backup.$get())

type Shown = Awaited<ReturnType<typeof loader>>
type State = NonNullable<Shown['state']>

/** Could the company go on if this machine were gone now: how old the copies are, and whether one was tried. */
export default function Backup() {
  const { state, runs } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead
        title="Backup"
        note={
          state
            ? 'Changes are copied continuously, with a full base each day. A drill restores both and checks them.'
            : 'Backup by the portal is off. To turn it on, set PORTAL_BACKUP to a folder or bucket. A database hosted elsewhere is backed up by its host.'
        }
      />
      <div className="grid gap-4 px-6 pb-6 max-md:px-4">
        {state?.fault && (
          <p role="alert" data-tone="stop" className="text-body text-tone">
            {state.fault}
          </p>
        )}
        {state && <Ages state={state} />}
        <Card title="Runs" flush={runs.length > 0}>
          {runs.length === 0 ? (
            <p className="text-muted text-table">No backups or drills yet.</p>
          ) : (
            <PlainTable caption="Runs" rows={runs} id={run => run.id} columns={COLUMNS} />
          )}
        </Card>
      </div>
    </>
  )
}

const Ages = ({ state }: { state: State }) => (
  <div className="grid gap-4 md:grid-cols-3">
    {(
      [
        ['log', 'Changes copied'],
        ['base', 'Last base'],
        ['drill', 'Last drill passed'],
      ] as const
    ).map(([what, label]) => (
      <Figure
        key={what}
        label={label}
        value={state[what] ? `${span(state[what].ageSeconds)} ago` : 'None yet'}
        note={state[what] ? showDateTimeSeconds(state[what].at) : 'Nothing to restore from'}
        tone={state.late.includes(what) ? 'stop' : 'done'}
      />
    ))}
  </div>
)

const span = (seconds: number) => (seconds < 120 ? `${seconds} s` : showSpan(seconds))

type Run = Shown['runs'][number]

const COLUMNS = [
  { label: 'Ended', show: (run: Run) => showDateTimeSeconds(run.finishedAt) },
  { label: 'Run', show: (run: Run) => (run.kind === 'base' ? 'Base' : 'Drill') },
  {
    label: 'Outcome',
    show: (run: Run) => (run.fault ? <Badge tone="stop">{run.fault}</Badge> : <Badge tone="done">No fault</Badge>),
  },
  { label: 'Base', show: (run: Run) => run.base ?? '–' },
  { label: 'Size', show: (run: Run) => (run.bytes === null ? '–' : `${(run.bytes / 2 ** 20).toFixed(0)} MB`) },
  { label: 'Data lost', show: (run: Run) => (run.lostSeconds === null ? '–' : span(run.lostSeconds)) },
  { label: 'Restored in', show: (run: Run) => (run.restoreSeconds === null ? '–' : span(run.restoreSeconds)) },
  { label: 'Place', show: (run: Run) => run.place },
]
