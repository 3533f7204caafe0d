import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { UnitUpdate } from '~/domain/mixdesign/criteria'
import { apiFor, listOf } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { type Column, filter, type ListPage } from '~/web/kit/list/column'
import { searchOf } from '~/web/kit/list/list-url'
import { MasterList } from '~/web/kit/list/master-list'
import { StatusToggle } from '~/web/kit/list/status-toggle'
import { saveMaster } from './save-master'

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  listOf(apiFor({ request, context }).mixdesign['unit-of-measurements'].list.$get({ query: searchOf(request) }))

export const action = ({ request, context }: ActionFunctionArgs) =>
  saveMaster({ request, context }, UnitUpdate, {
    calls: api => api.mixdesign['unit-of-measurements'],
    said: values => `Unit ${values.name} saved`,
  })

type Unit = ReturnType<typeof useLoaderData<typeof loader>>['rows'][number]
const Field = fieldsOf<typeof UnitUpdate>()

/** What amounts of the laboratory are said in. */
export default function UnitList() {
  const page = useLoaderData<typeof loader>() as ListPage<Unit>
  const mayManage = useCan()('manage', 'mix_design')
  const columns: Column<Unit>[] = [
    { key: 'name', label: 'Name', show: row => row.name, sort: true },
    {
      key: 'symbol',
      label: 'Symbol',
      show: row => <strong className="font-semibold">{row.symbol}</strong>,
      sort: true,
    },
    { key: 'description', label: 'Used for', show: row => row.description },
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
      title="Unit of measurements"
      noun={['unit', 'units']}
      page={page}
      columns={columns}
      search="Name"
      filters={[filter.active()]}
      empty={{ text: 'Units in which contents, strengths and temperatures are told.' }}
      may={mayManage}
      called={unit => unit?.name ?? 'New unit'}
      fields={() => (
        <>
          <Field.Text name="name" label="Name" span={8} />
          <Field.Text name="symbol" label="Symbol" span={4} />
          <Field.Textarea name="description" label="Used for" rows={2} optional />
          <Field.Switch name="active" label="Offered" />
        </>
      )}
    />
  )
}
