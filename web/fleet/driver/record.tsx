import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, useLocation, useSearchParams } from '@remix-run/react'
import type { ReactNode } from 'react'
import { DriverSave } from '~/domain/fleet/driver'
import { restReason } from '~/domain/fleet/rest-reason'
import { apiFor, attempt, rawApi, take } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { done } from '~/web/kit/done'
import { DialogForm } from '~/web/kit/form/dialog-form'
import { FormScreen } from '~/web/kit/form/form-screen'
import { rowsOf } from '~/web/kit/noun-rows'
import { readForm, readIntent, refused } from '~/web/kit/read-form'
import { issuedOnce } from '~/web/kit/record/issued'
import { type Issued, OneTimePassword } from '~/web/kit/record/one-time-password'
import { RecordScreen } from '~/web/kit/record/record-screen'
import { RecordTimeline } from '~/web/kit/record/record-timeline'
import { SectionTabs } from '~/web/kit/record/section-tabs'
import { todaysMilestone } from '~/web/kit/session-of'
import { Badge } from '~/web/ui/badge'
import { ActionHistory } from '../action-history'
import { exportHistory } from '../action-history-loader'
import { HoursCard } from '../hours-card'
import { RestFields } from '../rest-fields'
import { operationTone, operationWord } from '../status-words'
import { FleetBans, FleetOverview, FleetPapers } from '../story/overview'
import { WeekBar } from '../week-bar'
import { actOnDriver } from './action'
import { driverActions } from './buttons'
import { DriverLoadsTab, type DriverTravel } from './loads'
import { PhonesCard } from './phones'
import { driverSections } from './sections'
import { tabOf } from './tabs'

const TABS = [
  { key: 'overview', label: 'Overview' },
  { key: 'hours', label: 'Working time' },
  { key: 'loads', label: 'Deliveries' },
  { key: 'history', label: 'Action history' },
  { key: 'timeline', label: 'Timeline' },
]
const EDIT = { key: 'edit', label: 'Edit' }

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const api = apiFor({ request, context })
  const id = params.driver_form ?? ''
  const subcontractors = await take(api.fleet.truck.subcontractors.$get())
  const firms = subcontractors.rows.map(row => [row.id, row.subcontractorName] as const)
  if (id === 'new')
    return { driver: null, hours: null, reasons: [], firms, tab: { key: 'edit' as const }, phones: null }
  const today = await todaysMilestone(request, context)
  const [driver, hours, reasons, tab, phones] = await Promise.all([
    take(api.fleet.driver.detail[':id'].$get({ param: { id } })),
    take(
      api.fleet.fatigue['working-time'][':driverId'].$get({
        param: { driverId: id },
        query: today ? { milestone: today } : {},
      }),
    ),
    rowsOf({ request, context }, restReason, 'GET /driver-rest-reason/list', { active: 'true', limit: '50' }),
    tabOf(api, request, id),
    take(api.fleet.driver[':id'].phone.$get({ param: { id } })),
  ])
  return { driver, hours, reasons: reasons.rows, firms, tab, phones }
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { intent, fields } = await readIntent(request.clone() as Request)
  const api = apiFor({ request, context })
  if (new URL(request.url).searchParams.get('edit') === 'password') {
    const reset = await attempt(
      api.users.driver['reset-password'].$post({ json: { driverId: params.driver_form ?? '' } }),
    )
    return reset.ok ? issuedOnce(reset.data) : refused(reset.problem, {})
  }
  if (intent === 'export-history') return exportHistory(rawApi({ request, context }), fields.query ?? '')
  if (intent !== 'save' && intent !== 'save-new' && intent !== '') return actOnDriver(api, request, intent, fields)
  const { values, raw } = await readForm(request, DriverSave)
  const saved = await attempt(api.fleet.driver.save.$post({ json: values }))
  return saved.ok
    ? done(request, values.id ? `/fleet/driver/${values.id}` : '..', `Driver ${saved.data.driverName} saved`)
    : refused(saved.problem, raw)
}

/** A driver: what was driven and what is next, the hours by the rules of the country, papers; the form is one section. */
export default function DriverRecord() {
  const { driver, hours, reasons, firms, tab, phones } = useLoaderData<typeof loader>()
  const can = useCan()
  const manage = can('manage', 'driver_record')
  const tabs = manage ? [...TABS, EDIT] : TABS
  if (!driver || tab.key === 'edit')
    return (
      <FormScreen
        title={driver?.driverName ?? 'New driver'}
        values={driver ?? { active: true }}
        readOnly={!manage}
        back={driver ? `/fleet/driver/${driver.id}` : '..'}
        save="Save driver"
        tabs={driver && <SectionTabs tabs={tabs} />}
      >
        {driverSections(driver, firms)}
      </FormScreen>
    )
  const content: Record<string, () => ReactNode> = {
    overview: () =>
      tab.key === 'overview' && (
        <FleetOverview story={tab.story} narrowed={`driverId=${driver.id}`}>
          <FleetBans
            bans={tab.story.bans}
            all={`/fleet/banned-driver?keyword=${encodeURIComponent(driver.driverName)}`}
          />
        </FleetOverview>
      ),
    hours: () => tab.key === 'hours' && <WeekBar week={tab.week} />,
    loads: () => tab.key === 'loads' && <DriverLoadsTab loads={tab.loads} travel={tab.travel as DriverTravel} />,
    history: () => tab.key === 'history' && <ActionHistory history={tab.history} of={{ driverId: driver.id }} />,
    timeline: () => tab.key === 'timeline' && <RecordTimeline of={tab.timeline} />,
    edit: () => null,
  }
  return (
    <>
      <DriverPassword driver={driver} />
      <RecordScreen
        kind="Driver"
        title={driver.driverName}
        id={driver.driverNo}
        status={<Badge tone={operationTone(driver.operationStatus)}>{operationWord(driver.operationStatus)}</Badge>}
        facts={[
          {
            label: 'Truck',
            value: driver.truckNo ?? 'None',
            to: driver.truckId ? `/fleet/truck/${driver.truckId}` : undefined,
          },
          { label: 'Phone', value: driver.phone ? <a href={`tel:${driver.phone}`}>{driver.phone}</a> : '–' },
          { label: 'Main plant', value: driver.mainPlantName ?? 'None' },
          { label: 'Works for', value: driver.subcontractorName ?? 'Us' },
        ]}
        actions={[
          ...driverActions(
            driver,
            { duty: can('manage', 'driver_duty'), manage },
            <RestFields reasons={reasons} queued={Boolean(driver.queueStatus)} />,
          ),
        ]}
        tabs={tabs.map(one => ({ ...one, content: content[one.key]! }))}
        rail={
          (tab.key === 'overview' || tab.key === 'hours') &&
          hours && (
            <>
              <HoursCard hours={hours} driver={driver} />
              {tab.key === 'overview' && (
                <>
                  <FleetPapers papers={tab.story.papers} all="/fleet/pass/driver-pass" />
                  <PhonesCard driverId={driver.id} phones={phones!} may={can('manage', 'driver_duty')} />
                </>
              )}
            </>
          )
        }
      />
    </>
  )
}

/** The dialog that asks for a new password, and the password itself, once. */
function DriverPassword({ driver }: { driver: { id: string; version: number; driverName: string } }) {
  const issued = useActionData<{ issued?: Issued }>()?.issued
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  if (issued) return <OneTimePassword issued={issued} away={pathname} />
  if (params.get('edit') !== 'password') return null
  return (
    <DialogForm
      title={`Reset the password of ${driver.driverName}?`}
      values={{ id: driver.id, version: driver.version }}
      save="Reset password"
    >
      <p className="col-span-12 text-body">
        A one-time password replaces the current one, and the driver app signs out everywhere.
      </p>
    </DialogForm>
  )
}
