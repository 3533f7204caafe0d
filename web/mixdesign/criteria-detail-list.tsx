import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, useSearchParams } from '@remix-run/react'
import { CriteriaDetailUpdate } from '~/domain/mixdesign/criteria'
import { apiFor, listOf } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { type Column, filter, type ListPage } from '~/web/kit/list/column'
import { searchOf } from '~/web/kit/list/list-url'
import { MasterList } from '~/web/kit/list/master-list'
import { StatusToggle } from '~/web/kit/list/status-toggle'
import { HEADERS } from './lookups'
import { saveMaster } from './save-master'

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  listOf(apiFor({ request, context }).mixdesign['criteria-details'].list.$get({ query: searchOf(request) }))

export const action = ({ request, context }: ActionFunctionArgs) =>
  saveMaster({ request, context }, CriteriaDetailUpdate, {
    calls: api => api.mixdesign['criteria-details'],
    said: values => `${values.name} saved`,
  })

type Detail = ReturnType<typeof useLoaderData<typeof loader>>['rows'][number]
const Field = fieldsOf<typeof CriteriaDetailUpdate>()

/** The values that a criteria header allows. */
export default function CriteriaDetailList() {
  const page = useLoaderData<typeof loader>() as ListPage<Detail>
  const [params] = useSearchParams()
  const mayManage = useCan()('manage', 'mix_design')
  const headerId = params.get('criteriaHeaderId') ?? ''
  const headerName = page.rows.find(row => row.criteriaHeaderId === headerId)?.headerName
  const columns: Column<Detail>[] = [
    { key: 'headerName', label: 'Header', show: row => row.headerName, sort: true },
    { key: 'name', label: 'Value', show: row => <strong className="font-semibold">{row.name}</strong>, sort: true },
    { key: 'description', label: 'Meaning', show: row => row.description },
    { key: 'groupHeader', label: 'Group', show: row => row.groupHeader },
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
      title="Criteria details"
      noun={['detail', 'details']}
      page={page}
      columns={columns}
      search="Value"
      filters={[
        filter.active(),
        filter.lookup('criteriaHeaderId', 'Header', HEADERS),
        filter.text('groupHeader', 'Group'),
      ]}
      empty={{ text: 'The values of a header, e.g. XC1 to XS3 of the exposure class.' }}
      may={mayManage}
      called={detail => (detail ? `${detail.headerName}: ${detail.name}` : 'New criteria detail')}
      values={detail => detail ?? { active: true, criteriaHeaderId: headerId }}
      fields={detail => (
        <>
          <Field.Combobox
            name="criteriaHeaderId"
            label="Header"
            source={HEADERS}
            text={detail?.headerName ?? headerName}
            span={6}
          />
          <Field.Text name="name" label="Value" span={6} />
          <Field.Textarea name="description" label="Meaning" rows={2} optional />
          <Field.Switch name="active" label="Offered" />
        </>
      )}
    />
  )
}
