import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { type UnitConversionRow, UnitConversionSave } from '~/domain/catalog/unit-conversion'
import { apiFor, attempt, listOf } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { showDate } from '~/web/kit/dates'
import { closed, done } from '~/web/kit/done'
import { showNumber } from '~/web/kit/figures'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { type Column, filter } from '~/web/kit/list/column'
import { MasterList } from '~/web/kit/list/master-list'
import { searchOf } from '~/web/kit/list/url'
import { useRemove } from '~/web/kit/list/use-remove'
import { readForm, readIntent, refused } from '~/web/kit/read-form'

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  listOf(apiFor({ request, context }).catalog['unit-conversion'].list.$get({ query: searchOf(request) }))

export async function action({ request, context }: ActionFunctionArgs) {
  const { intent, fields } = await readIntent(request.clone() as Request)
  if (intent === 'remove') {
    const { id = '', version = '' } = fields
    return attempt(
      apiFor({ request, context }).catalog['unit-conversion'][':id'].$delete({ param: { id }, query: { version } }),
    )
  }
  const { values, raw, key } = await readForm(request, UnitConversionSave, { id: 'unitConversionId' })
  const api = apiFor({ request, context, key }).catalog['unit-conversion']
  const saved = await attempt(values.unitConversionId ? api.$put({ json: values }) : api.$post({ json: values }))
  return saved.ok ? done(request, closed(request), 'Unit conversion saved') : refused(saved.problem, raw)
}

const Field = fieldsOf<typeof UnitConversionSave>()

const columns: Column<UnitConversionRow>[] = [
  { key: 'fromUnit', label: 'From unit', show: row => row.fromUnit, sort: true },
  { key: 'factor', label: 'Factor', show: row => showNumber(row.factor.replace(/\.?0+$/, '')), align: 'right' },
  { key: 'toUnit', label: 'To unit', show: row => row.toUnit, sort: true },
  {
    key: 'materialName',
    label: 'Material',
    show: row => row.materialName ?? <span className="text-muted">every material</span>,
    sort: true,
  },
  {
    key: 'fromDate',
    label: 'In force from',
    show: row => <span className="figures">{showDate(row.fromDate)}</span>,
    sort: true,
    phone: 'end',
  },
]

/** How much of one unit is one of another, for a material or for all, from a day on. */
export default function UnitConversionList() {
  const page = useLoaderData<typeof loader>()
  const can = useCan()
  const mayManage = can('manage', 'unit_conversion')
  const remove = useRemove()
  const units = ('units' in page ? page.units : []).map(unit => [unit.unitId, `${unit.code} – ${unit.name}`] as const)
  const materials = ('materials' in page ? page.materials : []).map(
    of => [of.materialId, `${of.materialCode} – ${of.name}`] as const,
  )
  return (
    <MasterList
      title="Unit conversion"
      noun={['conversion', 'conversions']}
      page={page}
      columns={columns}
      search="Unit or material"
      filters={[filter.choice('unitId', 'Unit', units)]}
      empty={{ text: 'With a conversion you can buy a material in one unit and batch it in another.' }}
      rowActions={row => [
        remove({ row, label: 'Remove conversion', done: `${row.fromUnit} to ${row.toUnit} removed`, may: mayManage }),
      ]}
      may={mayManage}
      called={row => (row ? `${row.fromUnit} to ${row.toUnit}` : 'New conversion')}
      values={row => (row ? { ...row, factor: row.factor.replace(/\.?0+$/, '') } : {})}
      fields={() => (
        <>
          <Field.Select name="fromUnitId" label="From unit" choices={units} span={4} />
          <Field.Number name="factor" label="Factor" span={4} />
          <Field.Select name="toUnitId" label="To unit" choices={units} span={4} />
          <Field.Select
            name="materialId"
            label="Material"
            choices={materials}
            empty="Every material"
            span={8}
            optional
          />
          <Field.Date name="fromDate" label="In force from" span={4} />
        </>
      )}
    />
  )
}
