import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { CriteriaHeaderUpdate } from '~/domain/mixdesign/criteria'
import { apiFor, listOf } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { type Column, filter, type ListPage } from '~/web/kit/list/column'
import { searchOf } from '~/web/kit/list/list-url'
import { MasterList } from '~/web/kit/list/master-list'
import { Status } from '~/web/kit/status'
import { saveMaster } from './save-master'

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  listOf(apiFor({ request, context }).mixdesign['criteria-headers'].list.$get({ query: searchOf(request) }))

export const action = ({ request, context }: ActionFunctionArgs) =>
  saveMaster({ request, context }, CriteriaHeaderUpdate, {
    calls: api => api.mixdesign['criteria-headers'],
    said: values => `${values.name} saved`,
  })

type Header = ReturnType<typeof useLoaderData<typeof loader>>['rows'][number]
const Field = fieldsOf<typeof CriteriaHeaderUpdate>()

/** By what materials and mixes are described and limited; each header has its details. */
export default function CriteriaHeaderList() {
  const page = useLoaderData<typeof loader>() as ListPage<Header>
  const mayManage = useCan()('manage', 'mix_design')
  const columns: Column<Header>[] = [
    { key: 'name', label: 'Name', show: row => row.name, sort: true },
    { key: 'groupHeader', label: 'Group', show: row => row.groupHeader, sort: true },
    { key: 'description', label: 'Description', show: row => row.description },
    {
      key: 'active',
      label: 'Status',
      show: row => <Status of="active" value={row.active} />,
      sort: true,
      phone: 'end',
    },
  ]
  return (
    <MasterList
      title="Criteria headers"
      noun={['header', 'headers']}
      page={page}
      columns={columns}
      rowActions={row => [
        {
          label: 'Its details',
          to: `/mixdesign/criteria-details?criteriaHeaderId=${row.id}&criteriaHeaderIdLabel=${row.name}`,
        },
      ]}
      search="Name"
      filters={[filter.active()]}
      empty={{ text: 'A header such as exposure class; its details are the values it allows.' }}
      may={mayManage}
      called={header => header?.name ?? 'New criteria header'}
      fields={() => (
        <>
          <Field.Text name="name" label="Name" span={8} />
          <Field.Text name="groupHeader" label="Group" span={4} hint="Headers asked for together" optional />
          <Field.Textarea name="description" label="Description" rows={2} optional />
          <Field.Switch name="active" label="Offered" />
        </>
      )}
    />
  )
}
