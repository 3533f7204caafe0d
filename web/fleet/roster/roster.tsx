import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, useSearchParams } from '@remix-run/react'
import { useState } from 'react'
import { addMinutes, businessDay, clockTime } from '~/domain/kit/time'
import { apiFor, take } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { useEditLink } from '~/web/kit/list/edit-link'
import { ActionDialog } from '~/web/kit/record/action-dialog'
import type { RecordAction } from '~/web/kit/record/record-action'
import { useAction } from '~/web/kit/record/use-action'
import { sessionOf } from '~/web/kit/session-of'
import { CallIn } from './call-in'
import { actOnRoster } from './roster-action'
import { ShiftDialog, UsualDialog } from './roster-dialogs'
import { RosterHead } from './roster-head'
import { RosterTable } from './roster-table'
import type { Row } from './roster-words'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams
  const session = await sessionOf(request, context)
  const now = new Date(session?.now ?? 0)
  const [day, plantId] = [params.get('day'), params.get('plant')]
  const query = { ...(day ? { day } : {}), ...(plantId ? { plantId } : {}) }
  const { fleet } = apiFor({ request, context })
  const [roster, { rows: plants }] = await Promise.all([
    take(fleet.roster.$get({ query })),
    take(fleet.plant.select.$get({ query: { limit: '200' } })),
  ])
  // Who is called today comes in half an hour at the earliest.
  const soon = new Date(Math.ceil(addMinutes(now, 30).getTime() / 1_800_000) * 1_800_000)
  const start = params.get('at') ?? (roster.isToday ? clockTime(soon, session?.zone) : (roster.offered[0] ?? '06:00'))
  const names = plants.map(({ id, plantName }) => ({ id, plantName }))
  return { ...roster, plants: names, today: businessDay(now, session?.zone), start }
}

export const action = ({ request, context }: ActionFunctionArgs) => actOnRoster(request, context)

/** Who works when on a day, by plant; who has the first load; and who may be called in. */
export default function Roster() {
  const { day, today, rows, counts, plants, start, offered } = useLoaderData<typeof loader>()
  const mayManage = useCan()('manage', 'roster') && day >= today
  const [params] = useSearchParams()
  const [asking, setAsking] = useState<RecordAction | null>(null)
  const actionsOf = useRowActions(day, setAsking)
  const { editing } = useEditLink()
  const edited = rows.find(row => row.driverId === editing?.replace('usual-', ''))
  const byPlant = [...Map.groupBy(rows, row => row.plantName ?? 'No plant')]
  const dialog = edited && { row: edited, day, offered: offered[0] ?? '' }
  return (
    <>
      <RosterHead {...{ day, today, plants, counts, mayManage }} />
      <div className="grid items-start gap-4 px-6 pb-10 max-md:px-4 xl:grid-cols-[minmax(0,1fr)_312px]">
        <div className="grid min-w-0 gap-5">
          {rows.length === 0 && <p className="text-muted">No drivers here.</p>}
          {byPlant.map(([plantName, own]) => (
            <section key={plantName} aria-label={plantName} className="grid min-w-0 gap-1.5">
              <h2 className="flex items-baseline gap-2 font-semibold text-section">
                {plantName}
                <span className="figures font-normal text-muted text-table">
                  {own.filter(row => row.startsAt || row.here).length} of {own.length} on
                </span>
              </h2>
              <RosterTable plantName={plantName} rows={own} actionsOf={mayManage ? actionsOf : undefined} />
            </section>
          ))}
        </div>
        <CallIn key={`${day} ${params.get('at')}`} rows={rows} day={day} start={start} mayManage={mayManage} />
      </div>
      {mayManage &&
        dialog &&
        (editing?.startsWith('usual-') ? <UsualDialog {...dialog} /> : <ShiftDialog {...dialog} />)}
      {asking && <ActionDialog action={asking} onClose={() => setAsking(null)} />}
    </>
  )
}

function useRowActions(day: string, ask: (action: RecordAction) => void) {
  const run = useAction()
  const { to } = useEditLink()
  return (row: Row) => {
    const fields = { driverId: row.driverId, day, version: String(row.version ?? '') }
    const off: RecordAction = {
      ...{ label: 'Off', intent: 'off', fields, done: `${row.driverName} is off` },
      confirm: { title: `${row.driverName} off on this day?`, reason: true, verb: 'Off' },
    }
    const back: RecordAction = {
      label: 'Back to usual hours',
      intent: 'clear',
      fields,
      done: `${row.driverName}: usual hours`,
    }
    return [
      { label: 'Change shift', to: to(row.driverId) },
      { label: off.label, run: () => ask(off), ...(row.here ? { why: 'At work now' } : {}) },
      ...(row.version === null ? [] : [{ label: back.label, run: () => run(back) }]),
      { label: 'Usual hours', to: to(`usual-${row.driverId}`) },
    ]
  }
}
