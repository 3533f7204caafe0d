import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { addDays, businessDay } from '~/domain/kit/time'
import { CostingSave } from '~/domain/pricing/costing'
import { apiFor, attempt, take } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { done } from '~/web/kit/done'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { FormScreen } from '~/web/kit/form/form-screen'
import { Section } from '~/web/kit/form/section'
import { readForm, refused } from '~/web/kit/read-form'
import { sessionOf } from '~/web/kit/session-of'
import { REGIONS } from './lookups'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams
  const api = apiFor({ request, context }).pricing
  const id = params.get('id') ?? params.get('from')
  const session = await sessionOf(request, context)
  const [sheet, materials] = await Promise.all([
    id ? take(api.costing[':id'].$get({ param: { id } })) : null,
    take(api.ingredients.list.$get()),
  ])
  return {
    sheet,
    materials: materials.rows,
    isNew: !params.get('id'),
    tomorrow: addDays(businessDay(new Date(session?.now ?? 0)), 1),
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { values, raw, key } = await readForm(request, CostingSave)
  const json = { ...values, ingredients: (values.ingredients ?? []).filter(line => line.costPerKg) }
  const saved = await attempt(apiFor({ request, context, key }).pricing.costing.$post({ json }))
  return saved.ok
    ? saved.data.approval
      ? done(request, '/sales-management/costing', saved.data.approval.message)
      : done(request, `../history?id=${saved.data.id}`, `Costing version ${saved.data.versionNo} saved`)
    : refused(saved.problem, raw)
}

const Field = fieldsOf<typeof CostingSave>()

/** The next costing of a region; the one in force ends on its first day. */
export default function CostingForm() {
  const { sheet, materials, isNew, tomorrow } = useLoaderData<typeof loader>()
  const can = useCan()
  const costs = materials.map(material => ({
    ...material,
    costPerKg:
      sheet?.ingredients.find(line => line.materialId === material.materialId)?.costPerKg ??
      (sheet ? '' : material.costPerKg),
  }))
  const start = sheet
    ? {
        regionId: sheet.regionId,
        plantCost: sheet.plantCost,
        deliveryCost: sheet.deliveryCost,
        overheadCost: sheet.overheadCost,
      }
    : {}
  return (
    <FormScreen
      title={sheet ? `${sheet.regionName}: ${isNew ? 'next costing' : `version ${sheet.versionNo}`}` : 'New costing'}
      values={{ ...(isNew ? { ...start, fromDate: tomorrow } : sheet), ingredients: costs }}
      readOnly={!can('manage', 'ecosting')}
      back="/sales-management/costing"
      save="Save costing"
      footnote="New quotes use the costing of their first day for the margin."
    >
      <Section title="Region and time">
        <Field.Combobox name="regionId" label="Region" source={REGIONS} text={sheet?.regionName} />
        <Field.Date name="fromDate" label="From" span={3} />
        <Field.Date name="toDate" label="To" span={3} optional />
      </Section>
      <Section title="Per m³">
        <Field.UnitPrice name="plantCost" label="Plant" span={4} />
        <Field.UnitPrice name="deliveryCost" label="Delivery" span={4} />
        <Field.UnitPrice name="overheadCost" label="Overhead" span={4} />
      </Section>
      <Section
        title="Materials, S$ per kg"
        note="A product whose mix holds a material without a cost has no margin and cannot be quoted."
      >
        {costs.map((material, index) => (
          <div key={material.materialId} className="col-span-12 grid grid-cols-12 items-end gap-4 md:col-span-6">
            <input type="hidden" name={`ingredients.${index}.materialId`} value={material.materialId} />
            <p className="col-span-6 self-center text-body">
              {material.name}
              <span className="code block text-meta text-muted">{material.materialCode}</span>
            </p>
            <div className="col-span-6 grid grid-cols-12">
              <Field.UnitPrice
                name={`ingredients.${index}.costPerKg`}
                label={`Cost of ${material.name}`}
                bare
                span={12}
              />
            </div>
          </div>
        ))}
      </Section>
      <Section title="Remarks">
        <Field.Textarea name="remarks" label="Why it changes" optional />
      </Section>
    </FormScreen>
  )
}
