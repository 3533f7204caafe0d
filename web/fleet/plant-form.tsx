import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, useParams } from '@remix-run/react'
import { PlantSave } from '~/domain/fleet/plant'
import { apiFor, attempt, take } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { done } from '~/web/kit/done'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { FormScreen } from '~/web/kit/form/form-screen'
import { Section } from '~/web/kit/form/section'
import { PinField } from '~/web/kit/map/pin-field'
import { PageHead } from '~/web/kit/page-head'
import { readForm, readIntent, refused } from '~/web/kit/read-form'
import { RecordTimeline } from '~/web/kit/record/record-timeline'
import { SectionTabs } from '~/web/kit/record/section-tabs'
import { timelineOf } from '~/web/kit/record/timeline-loader'
import { PlantClosing } from './plant-closing'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const api = apiFor({ request, context })
  const id = params.plant_form ?? ''
  const param = { id }
  const [plant, regions, timeline] = await Promise.all([
    id === 'new' ? null : take(api.fleet.plant.detail[':id'].$get({ param: { id } })),
    take(api.fleet.region.$get({ query: { active: 'true' } })),
    timelineOf(request, {
      trail: () => take(api.fleet.plant.audit[':id'].$get({ param, query: { limit: '200', offset: '0' } })),
      asOf: query => take(api.fleet.plant['as-of'][':id'].$get({ param, query })),
    }),
  ])
  return {
    plant,
    timeline,
    regions: regions.rows.map(region => [region.id, region.regionName] as const),
    boundaries: regions.rows.map(({ id, regionName, boundary }) => ({
      id,
      name: regionName,
      ring: boundary as [number, number][],
    })),
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { intent, fields } = await readIntent(request.clone() as Request)
  const api = apiFor({ request, context }).fleet.plant
  const version = Number(fields.version)
  if (intent === 'close')
    return attempt(
      api.close.$post({
        json: {
          plantId: fields.id ?? '',
          version,
          closedFrom: fields.closedFrom || null,
          reason: fields.reason || null,
        },
      }),
    )
  if (intent === 'remove') {
    const removed = await attempt(api.delete.$post({ json: { plantId: fields.id ?? '', version } }))
    return removed.ok ? done(request, '..', 'Plant removed') : removed
  }
  const { values, raw } = await readForm(request, PlantSave)
  const saved = await attempt(api.save.$post({ json: values }))
  return saved.ok ? done(request, '..', `Plant ${saved.data.plantName} saved`) : refused(saved.problem, raw)
}

const Field = fieldsOf<typeof PlantSave>()
const TABS = [
  { key: 'plant', label: 'Plant' },
  { key: 'timeline', label: 'Timeline' },
]
const USUAL = { opensAt: '06:00', closesAt: '22:00', loadingMinutes: 8, active: true }

/** A plant: where it is, what it makes, when it is open. */
export default function PlantForm() {
  const { plant, timeline, regions, boundaries } = useLoaderData<typeof loader>()
  const isNew = useParams().plant_form === 'new'
  const mayManage = useCan()('manage', 'plant')
  const tabs = !isNew && plant && <SectionTabs tabs={TABS} />
  if (plant && timeline)
    return (
      <>
        <PageHead title={plant.plantName}>{tabs}</PageHead>
        <div className="px-6 pb-10 max-md:px-4">
          <RecordTimeline of={timeline} />
        </div>
      </>
    )
  return (
    <FormScreen
      title={plant?.plantName ?? 'New plant'}
      values={plant ?? USUAL}
      readOnly={!mayManage}
      save="Save plant"
      tabs={tabs}
      actions={!isNew && plant && mayManage && <PlantClosing plant={plant} />}
      note={plant?.closedFrom ? `Closed: ${plant.closedReason ?? 'no reason given'}` : undefined}
    >
      <Section title="Plant">
        <Field.Text name="plantCode" label="Code" span={3} />
        <Field.Text name="plantName" label="Name" span={6} />
        <Field.Select name="regionId" label="Region" choices={regions} span={3} />
        <Field.Text name="address" label="Address" span={12} optional />
        <Field.Switch name="active" label="Takes loads" hint="Off keeps its history and hides it from planning." />
      </Section>
      <Section title="Production">
        <Field.Quantity name="capacityPerHour" label="Capacity" unit="m³/h" />
        <Field.Number name="loadingMinutes" label="Loading a truck" unit="min" />
        <Field.Time name="opensAt" label="Opens" />
        <Field.Time name="closesAt" label="Closes" />
        <Field.Text name="certificateNo" label="Certificate" span={6} optional />
        <Field.Date name="certificateValidTo" label="Valid to" optional />
      </Section>
      <Section title="Place">
        <PinField label="Plant" regions={boundaries} />
      </Section>
    </FormScreen>
  )
}
