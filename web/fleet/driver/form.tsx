import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, useLocation, useSearchParams } from '@remix-run/react'
import { DriverSave } from '~/domain/fleet/driver'
import { restReason } from '~/domain/fleet/rest-reason'
import { apiFor, attempt, rawApi, take } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { done } from '~/web/kit/done'
import { DialogForm } from '~/web/kit/form/dialog-form'
import { FormScreen } from '~/web/kit/form/form-screen'
import { rowsOf } from '~/web/kit/noun-rows'
import { PageHead } from '~/web/kit/page-head'
import { readForm, readIntent, refused } from '~/web/kit/read-form'
import { issuedOnce } from '~/web/kit/record/issued'
import { type Issued, OneTimePassword } from '~/web/kit/record/one-time-password'
import { RecordActions } from '~/web/kit/record/record-actions'
import { RecordTimeline } from '~/web/kit/record/record-timeline'
import { SectionTabs } from '~/web/kit/record/section-tabs'
import { todaysMilestone } from '~/web/kit/session-of'
import { ActionHistory } from '../action-history'
import { exportHistory } from '../action-history-loader'
import { HoursCard } from '../hours-card'
import { RestFields } from '../rest-fields'
import { WeekBar } from '../week-bar'
import { actOnDriver } from './action'
import { driverActions } from './buttons'
import { DriverLoadsTab, type DriverTravel } from './loads'
import { PhonesCard } from './phones'
import { driverSections } from './sections'
import { tabOf } from './tabs'

const TABS = [
  { key: 'driver', label: 'Driver' },
  { key: 'hours', label: 'Working time' },
  { key: 'loads', label: 'Deliveries' },
  { key: 'history', label: 'Action history' },
  { key: 'timeline', label: 'Timeline' },
]

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const api = apiFor({ request, context })
  const id = params.driver_form ?? ''
  const subcontractors = await take(api.fleet.truck.subcontractors.$get())
  const firms = subcontractors.rows.map(row => [row.id, row.subcontractorName] as const)
  if (id === 'new')
    return { driver: null, hours: null, reasons: [], firms, tab: { key: 'driver' as const }, phones: null }
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
  return saved.ok ? done(request, '..', `Driver ${saved.data.driverName} saved`) : refused(saved.problem, raw)
}

/** A driver: papers, trucks and plant, the hours by the rules of the country, what was delivered and what was done. */
export default function DriverForm() {
  const { driver, hours, reasons, firms, tab, phones } = useLoaderData<typeof loader>()
  const issued = useActionData<{ issued?: Issued }>()?.issued
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const can = useCan()
  const manage = can('manage', 'driver_record')
  const actions = driver && (
    <RecordActions
      actions={driverActions(
        driver,
        { duty: can('manage', 'driver_duty'), manage },
        <RestFields reasons={reasons} queued={Boolean(driver.queueStatus)} />,
      )}
    />
  )
  const tabs = driver && <SectionTabs tabs={TABS} />
  const over = (
    <>
      {issued && <OneTimePassword issued={issued} away={pathname} />}
      {driver && !issued && params.get('edit') === 'password' && (
        <DialogForm
          title={`Reset the password of ${driver.driverName}?`}
          values={{ id: driver.id, version: driver.version }}
          save="Reset password"
        >
          <p className="col-span-12 text-body">
            A one-time password replaces the current one, and the driver app signs out everywhere.
          </p>
        </DialogForm>
      )}
    </>
  )
  if (!driver || tab.key === 'driver')
    return (
      <>
        {over}
        <FormScreen
          title={driver?.driverName ?? 'New driver'}
          values={driver ?? { active: true }}
          readOnly={!manage}
          save="Save driver"
          actions={actions}
          tabs={tabs}
          aside={
            hours &&
            driver && (
              <div className="grid gap-4">
                <HoursCard hours={hours} driver={driver} />
                <PhonesCard driverId={driver.id} phones={phones!} may={can('manage', 'driver_duty')} />
              </div>
            )
          }
        >
          {driverSections(driver, firms)}
        </FormScreen>
      </>
    )
  return (
    <>
      {over}
      <PageHead title={driver.driverName} actions={actions}>
        {tabs}
      </PageHead>
      <div className="grid gap-4 px-6 pb-10 max-md:px-4">
        {tab.key === 'hours' && hours && (
          <div className="grid items-start gap-4 lg:grid-cols-[20rem_minmax(0,1fr)]">
            <HoursCard hours={hours} driver={driver} />
            <WeekBar week={tab.week} />
          </div>
        )}
        {tab.key === 'loads' && <DriverLoadsTab loads={tab.loads} travel={tab.travel as DriverTravel} />}
        {tab.key === 'history' && <ActionHistory history={tab.history} of={{ driverId: driver.id }} />}
        {tab.key === 'timeline' && <RecordTimeline of={tab.timeline} />}
      </div>
    </>
  )
}
