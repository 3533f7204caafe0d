import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { MaterialSourceCreate, MaterialSourceUpdate } from '~/domain/materials/material-source'
import { apiFor, attempt, listOf } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { filter } from '~/web/kit/list/column'
import { searchOf } from '~/web/kit/list/list-url'
import { MasterList } from '~/web/kit/list/master-list'
import { StatusToggle } from '~/web/kit/list/status-toggle'
import { readForm, readIntent, refused } from '~/web/kit/read-form'
import { closed, done } from '~/web/kit/said'
import { MATERIALS } from './words'

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  listOf(apiFor({ request, context }).materials['material-source'].list.$get({ query: searchOf(request) }))

export async function action({ request, context }: ActionFunctionArgs) {
  const { intent, fields, key } = await readIntent(request.clone() as Request)
  const api = apiFor({ request, context, key }).materials['material-source']
  const { id = '' } = fields
  if (intent === 'status')
    return attempt(
      api['change-status'].$post({ json: { id, version: Number(fields.version), active: fields.active === 'true' } }),
    )
  const { values, raw } = id
    ? await readForm(request, MaterialSourceUpdate)
    : await readForm(request, MaterialSourceCreate)
  const saved = await attempt(
    id ? api[':id'].$put({ param: { id }, json: values as never }) : api.$post({ json: values }),
  )
  return saved.ok ? done(request, closed(request), `Source ${values.sourceName} saved`) : refused(saved.problem, raw)
}

const Field = fieldsOf<typeof MaterialSourceUpdate>()

/** Where materials come from: works, quarries, importers. A silo takes one material of one source. */
export default function SourceList() {
  const page = useLoaderData<typeof loader>()
  const mayManage = useCan()('manage', 'material')
  return (
    <MasterList<(typeof page.rows)[number]>
      title="Material sources"
      noun={['source', 'sources']}
      page={page}
      columns={[
        { key: 'sourceName', label: 'Source', show: row => row.sourceName, sort: true },
        { key: 'materialName', label: 'Material', show: row => row.materialName, sort: true },
        { key: 'country', label: 'Country', show: row => row.country ?? '' },
        {
          key: 'active',
          label: 'Status',
          show: row => <StatusToggle row={row} name={row.sourceName} allowed={mayManage} />,
          sort: true,
          phone: 'end',
        },
      ]}
      search="Source or material"
      filters={[filter.lookup('materialId', 'Material', MATERIALS), filter.active()]}
      empty={{ text: 'A source says whose cement or whose sand it is.' }}
      may={mayManage}
      called={source => source?.sourceName ?? 'New source'}
      fields={source => (
        <>
          <Field.Text name="sourceName" label="Source" span={8} />
          <Field.Text name="country" label="Country" span={4} optional />
          <Field.Combobox
            name="materialId"
            label="Material"
            source={MATERIALS}
            text={source?.materialName ?? ''}
            span={12}
          />
          <Field.Switch name="active" label="Delivers now" />
        </>
      )}
    />
  )
}
