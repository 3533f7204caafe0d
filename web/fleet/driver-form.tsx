import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { DriverSave } from '~/domain/fleet/driver'
import { apiFor, attempt, take } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { FormScreen } from '~/web/kit/form/form-screen'
import { Section } from '~/web/kit/form/section'
import { readForm, readIntent, refused } from '~/web/kit/read-form'
import { RecordActions } from '~/web/kit/record/record-actions'
import { done } from '~/web/kit/said'
import { actOnDriver } from './act-on-driver'
import { driverActions } from './driver-actions'
import { HoursCard } from './hours-card'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const api = apiFor({ request, context }).fleet
  const id = params.driver_form ?? ''
  const [driver, hours, subcontractors] = await Promise.all([
    id === 'new' ? null : take(api.driver.detail[':id'].$get({ param: { id } })),
    id === 'new' ? null : take(api.fatigue['working-time'][':driverId'].$get({ param: { driverId: id }, query: {} })),
    take(api.truck.subcontractors.$get()),
  ])
  return { driver, hours, subcontractors: subcontractors.rows.map(row => [row.id, row.subcontractorName] as const) }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { intent, fields } = await readIntent(request.clone() as Request)
  const api = apiFor({ request, context })
  if (intent !== 'save' && intent !== 'save-new' && intent !== '') return actOnDriver(api, request, intent, fields)
  const { values, raw } = await readForm(request, DriverSave)
  const saved = await attempt(api.fleet.driver.save.$post({ json: values }))
  return saved.ok ? done(request, '..', `Driver ${saved.data.driverName} saved`) : refused(saved.problem, raw)
}

const Field = fieldsOf<typeof DriverSave>()
const TRUCKS = { path: 'truck/list?active=true', label: 'truckNo', detail: 'driverName' }
const PLANTS = { path: 'plant/select', label: 'plantName', detail: 'plantCode' }

/** A driver: papers, trucks and plant, with the hours of the day beside. */
export default function DriverForm() {
  const { driver, hours, subcontractors } = useLoaderData<typeof loader>()
  const can = useCan()
  const mayManage = can('manage', 'driver')
  return (
    <FormScreen
      title={driver?.driverName ?? 'New driver'}
      values={driver ?? { active: true }}
      readOnly={!mayManage}
      save="Save driver"
      actions={driver && <RecordActions actions={driverActions(driver, can('manage', 'driver_duty'), mayManage)} />}
      aside={hours && driver && <HoursCard hours={hours} driver={driver} />}
    >
      <Section title="Driver">
        <Field.Text name="driverNo" label="Driver number" span={3} />
        <Field.Text name="driverName" label="Name" span={6} />
        <Field.Text name="phone" label="Phone" type="tel" span={3} optional />
        <Field.Text name="licenceNo" label="Licence" span={6} optional />
        <Field.Date name="licenceValidTo" label="Valid to" optional />
        <Field.Select
          name="subcontractorId"
          label="Subcontractor"
          choices={subcontractors}
          empty="Own driver"
          optional
        />
        <Field.Switch name="active" label="Drives for us" />
      </Section>
      <Section title="Truck and plant">
        <Field.Combobox name="truckId" label="Truck" source={TRUCKS} text={driver?.truckNo ?? ''} optional />
        <Field.Combobox
          name="altTruckId"
          label="Alternate truck"
          source={TRUCKS}
          text={driver?.altTruckNo ?? ''}
          optional
        />
        <Field.Combobox
          name="mainPlantId"
          label="Main plant"
          source={PLANTS}
          text={driver?.mainPlantName ?? ''}
          optional
        />
      </Section>
    </FormScreen>
  )
}
