import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { TruckSave } from '~/domain/fleet/truck'
import { apiFor, attempt, rawApi, take } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { done } from '~/web/kit/done'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { FormScreen } from '~/web/kit/form/form-screen'
import { Section } from '~/web/kit/form/section'
import { PLANTS } from '~/web/kit/list/column'
import { PageHead } from '~/web/kit/page-head'
import { readForm, readIntent, refused } from '~/web/kit/read-form'
import { RecordActions } from '~/web/kit/record/record-actions'
import { RecordTimeline } from '~/web/kit/record/record-timeline'
import { SectionTabs } from '~/web/kit/record/section-tabs'
import { timelineOf } from '~/web/kit/record/timeline-loader'
import { WatchButton } from '~/web/kit/record/watch-button'
import { Status } from '~/web/kit/status'
import { Card } from '~/web/ui/card'
import { ActionHistory } from './action-history'
import { exportHistory, historyOf } from './action-history-loader'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const all = apiFor({ request, context })
  const api = all.fleet.truck
  const id = params.truck_form ?? ''
  const asked = id !== 'new' && new URL(request.url).searchParams.get('tab') === 'history'
  const param = { id }
  const [truck, history, types, subcontractors, timeline] = await Promise.all([
    id === 'new' ? null : take(api.detail[':id'].$get({ param: { id } })),
    asked ? historyOf(all, request, { truckId: id }) : null,
    take(api.types.$get()),
    take(api.subcontractors.$get()),
    timelineOf(request, {
      trail: () => take(api.audit[':id'].$get({ param, query: { limit: '200', offset: '0' } })),
      asOf: query => take(api['as-of'][':id'].$get({ param, query })),
    }),
  ])
  return {
    truck,
    history,
    timeline,
    types: types.rows.filter(type => type.active || type.id === truck?.truckTypeId),
    subcontractors: subcontractors.rows.map(row => [row.id, row.subcontractorName] as const),
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { intent, fields } = await readIntent(request.clone() as Request)
  const api = apiFor({ request, context }).fleet.truck
  if (intent === 'export-history') return exportHistory(rawApi({ request, context }), fields.query ?? '')
  if (intent === 'remove') {
    const removed = await attempt(
      api.delete.$post({ json: { truckId: fields.id ?? '', version: Number(fields.version) } }),
    )
    return removed.ok ? done(request, '..', 'Truck removed') : removed
  }
  const { values, raw } = await readForm(request, TruckSave)
  const saved = await attempt(api.save.$post({ json: values }))
  return saved.ok ? done(request, '..', `Truck ${saved.data.truckNo} saved`) : refused(saved.problem, raw)
}

const Field = fieldsOf<typeof TruckSave>()
const TABS = [
  { key: 'truck', label: 'Truck' },
  { key: 'history', label: 'Action history' },
  { key: 'timeline', label: 'Timeline' },
]
export default function TruckForm() {
  const { truck, history, timeline, types, subcontractors } = useLoaderData<typeof loader>()
  const mayManage = useCan()('manage', 'truck')
  const tabs = truck && <SectionTabs tabs={TABS} />
  const actions = truck && (
    <>
      <WatchButton of={{ subject: 'truck', subjectId: truck.id }} />
      <RecordActions
        actions={[
          { label: 'Day as a track', to: `/fleet/truck/truck-tracing?truckId=${truck.id}` },
          {
            label: 'Remove truck',
            hidden: !mayManage,
            intent: 'remove',
            look: 'danger',
            fields: { id: truck.id, version: String(truck.version) },
            why: truck.inQueue ? 'It is in a queue' : truck.deliveryStatus ? 'It carries a load' : undefined,
            confirm: { title: `Remove ${truck.truckNo}?`, text: 'Its history is kept; it is no longer offered.' },
          },
        ]}
      />
    </>
  )
  if (truck && (history || timeline))
    return (
      <>
        <PageHead title={`Truck ${truck.truckNo}`} actions={actions}>
          {tabs}
        </PageHead>
        <div className="px-6 pb-10 max-md:px-4">
          {history ? (
            <ActionHistory history={history} of={{ truckId: truck.id }} />
          ) : (
            timeline && <RecordTimeline of={timeline} />
          )}
        </div>
      </>
    )
  return (
    <FormScreen
      title={truck ? `Truck ${truck.truckNo}` : 'New truck'}
      values={truck ?? { active: true }}
      readOnly={!mayManage}
      save="Save truck"
      again={!truck}
      actions={actions}
      tabs={tabs}
      aside={
        truck && (
          <Card title="Now">
            <ul className="grid gap-2 text-table">
              <li>
                {truck.deliveryStatus ? (
                  <Status of="deliveryOrder" value={truck.deliveryStatus} />
                ) : truck.inQueue ? (
                  'In a queue'
                ) : (
                  'Free'
                )}
              </li>
              <li className="text-muted">
                {truck.driverName ? `Driver ${truck.driverName}` : 'No driver has this truck'}
              </li>
              <li className="text-muted">Carries at most {Number(truck.maxLoad)} m³</li>
            </ul>
          </Card>
        )
      }
    >
      <Section title="Truck">
        <Field.Text name="truckNo" label="Truck number" span={3} />
        <Field.Text name="plateNo" label="Plate" span={3} />
        <Field.Select
          name="truckTypeId"
          label="Type"
          choices={types.map(type => [type.id, `${type.truckType}, at most ${Number(type.maxLoad)} m³`] as const)}
        />
        <Field.Combobox
          name="mainPlantId"
          label="Main plant"
          source={PLANTS}
          text={truck?.plant ?? ''}
          hint="Without a group the truck is in the general reserve."
          optional
        />
        <Field.Select
          name="subcontractorId"
          label="Subcontractor"
          choices={subcontractors}
          empty="Own truck"
          optional
        />
        <Field.Switch name="active" label="In service" />
      </Section>
      <Section title="Papers">
        <Field.Number name="tareKg" label="Tare" unit="kg" optional />
        <Field.Date name="tareValidTo" label="Tare valid to" optional />
        <Field.Date name="inspectionValidTo" label="Inspection valid to" optional />
      </Section>
    </FormScreen>
  )
}
