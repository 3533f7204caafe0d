import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { Plus } from 'lucide-react'
import { RegionSave } from '~/domain/fleet/region'
import { apiFor, attempt, listOf } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { countOf } from '~/web/kit/count-of'
import { DialogForm } from '~/web/kit/form/dialog-form'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { filter } from '~/web/kit/list/column'
import { useEditLink } from '~/web/kit/list/edit-link'
import { ListScreen } from '~/web/kit/list/list-screen'
import { readForm, refused } from '~/web/kit/read-form'
import { closed, done } from '~/web/kit/said'
import { Status } from '~/web/kit/status'
import { Button } from '~/web/ui/button'

export function loader({ request, context }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams
  const query = Object.fromEntries(
    ['keyword', 'active'].flatMap(name => (params.get(name) ? [[name, params.get(name)!]] : [])),
  )
  return listOf(apiFor({ request, context }).fleet.region.$get({ query }))
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { values, raw } = await readForm(request, RegionSave)
  const api = apiFor({ request, context }).fleet.region
  // The boundary is drawn elsewhere; a form without it must not empty it.
  const known = values.id ? await attempt(api[':id'].$get({ param: { id: values.id } })) : undefined
  const boundary = known?.ok ? known.data.boundary : []
  const saved = await attempt(api.$post({ json: { ...values, boundary } }))
  return saved.ok
    ? done(request, closed(request), `Region ${saved.data.regionName} saved`)
    : refused(saved.problem, raw)
}

const Field = fieldsOf<typeof RegionSave>()

/** Regions: prices, plants and dispatchers belong to one. */
export default function RegionList() {
  const page = useLoaderData<typeof loader>()
  const mayManage = useCan()('manage', 'region')
  const { editing, to } = useEditLink()
  const region = page.rows.find(row => row.id === editing) ?? null
  const add = mayManage && (
    <Button asChild look="primary">
      <Link to={to('new')} data-hotkey="c">
        <Plus /> Add region
      </Link>
    </Button>
  )
  return (
    <ListScreen<(typeof page.rows)[number]>
      title="Regions"
      noun={['region', 'regions']}
      page={page}
      columns={[
        { key: 'code', label: 'Code', show: row => <span className="code">{row.code}</span> },
        { key: 'regionName', label: 'Region', show: row => row.regionName },
        { key: 'zone', label: 'Time zone', show: row => row.zone },
        { key: 'plants', label: 'Plants', show: row => row.plants, align: 'right' },
        {
          key: 'boundary',
          label: 'Boundary',
          show: row => (row.boundary.length ? countOf(row.boundary.length, 'point') : 'None'),
        },
        { key: 'active', label: 'Status', show: row => <Status of="active" value={row.active} />, phone: 'end' },
      ]}
      open={row => to(row.id)}
      search="Code or name"
      filters={[filter.active()]}
      actions={add}
      empty={{ text: 'A region has plants, prices and dispatchers of its own.', action: add }}
    >
      {(region || editing === 'new') && (
        <DialogForm
          key={editing}
          title={region?.regionName ?? 'New region'}
          values={region ?? { zone: 'Asia/Singapore', active: true }}
          readOnly={!mayManage}
          save="Save region"
        >
          <Field.Text name="code" label="Code" span={4} hint="Stands in order numbers" />
          <Field.Text name="regionName" label="Name" span={8} />
          <Field.Text name="zone" label="Time zone" />
          <Field.Switch name="active" label="In use" />
        </DialogForm>
      )}
    </ListScreen>
  )
}
