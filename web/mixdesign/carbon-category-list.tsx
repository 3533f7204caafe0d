import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { CarbonCategoryUpdate } from '~/domain/mixdesign/carbon-config'
import { STRENGTH_CLASSES } from '~/domain/mixdesign/strength-class'
import { apiFor, listOf } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { type Column, filter, type ListPage } from '~/web/kit/list/column'
import { searchOf } from '~/web/kit/list/list-url'
import { MasterList } from '~/web/kit/list/master-list'
import { StatusToggle } from '~/web/kit/list/status-toggle'
import { saveMaster } from './save-master'

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  listOf(apiFor({ request, context }).mixdesign['carbon-category'].list.$get({ query: searchOf(request) }))

export const action = ({ request, context }: ActionFunctionArgs) =>
  saveMaster({ request, context }, CarbonCategoryUpdate, {
    calls: api => api.mixdesign['carbon-category'],
    said: values => `${values.name} saved`,
  })

type Category = ReturnType<typeof useLoaderData<typeof loader>>['rows'][number]
const Field = fieldsOf<typeof CarbonCategoryUpdate>()
const CLASSES = STRENGTH_CLASSES.map(([cylinder, cube]) => [`C${cylinder}/${cube}`, `C${cylinder}/${cube}`] as const)

/** Bands of embodied carbon, A1–A3 per m³, for one strength class or for all. */
export default function CarbonCategoryList() {
  const page = useLoaderData<typeof loader>() as ListPage<Category>
  const mayManage = useCan()('manage', 'mix_design')
  const columns: Column<Category>[] = [
    { key: 'name', label: 'Band', show: row => row.name, sort: true },
    { key: 'strengthClass', label: 'Strength class', show: row => row.strengthClass ?? 'All classes', sort: true },
    {
      key: 'upTo',
      label: 'Up to, kg CO₂e/m³',
      show: row => (row.upTo ? Number(row.upTo).toFixed(0) : 'no limit'),
      align: 'right',
      sort: true,
    },
    { key: 'description', label: 'Description', show: row => row.description },
    {
      key: 'active',
      label: 'Status',
      show: row => <StatusToggle row={row} name={row.name} allowed={mayManage} />,
      sort: true,
      phone: 'end',
    },
  ]
  return (
    <MasterList
      title="Carbon category"
      noun={['band', 'bands']}
      page={page}
      columns={columns}
      search="Band"
      filters={[filter.active(), filter.choice('strengthClass', 'Strength class', CLASSES)]}
      empty={{ text: 'A mix falls into the first band whose limit its carbon does not pass.' }}
      may={mayManage}
      called={category =>
        category ? `${category.name}, ${category.strengthClass ?? 'all classes'}` : 'New carbon band'
      }
      fields={() => (
        <>
          <Field.Text name="name" label="Band" span={6} />
          <Field.Select name="strengthClass" label="Strength class" choices={CLASSES} empty="All classes" optional />
          <Field.Number
            name="upTo"
            label="Up to"
            unit="kg CO₂e/m³"
            span={6}
            hint="Left empty it is the last band."
            optional
          />
          <Field.Textarea name="description" label="Description" rows={2} optional />
          <Field.Switch name="active" label="In use" />
        </>
      )}
    />
  )
}
