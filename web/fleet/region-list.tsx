import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { Plus } from 'lucide-react'
import { useMemo } from 'react'
import { RegionSave } from '~/domain/fleet/region'
import { apiFor, attempt, listOf } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { closed, done } from '~/web/kit/done'
import { countOf } from '~/web/kit/figures'
import { DialogForm } from '~/web/kit/form/dialog-form'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { filter } from '~/web/kit/list/column'
import { useEditLink } from '~/web/kit/list/edit-link'
import { ListScreen } from '~/web/kit/list/screen'
import { BoundaryField } from '~/web/kit/map/boundary-field'
import { LiveMap } from '~/web/kit/map/live-map'
import { readRing } from '~/web/kit/map/ring-text'
import type { Problem } from '~/web/kit/problem'
import { readForm, refused } from '~/web/kit/read-form'
import { Status } from '~/web/kit/status'
import { Button } from '~/web/ui/button'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams
  const query = Object.fromEntries(
    ['keyword', 'active'].flatMap(name => (params.get(name) ? [[name, params.get(name)!]] : [])),
  )
  const api = apiFor({ request, context }).fleet
  const [page, plants] = await Promise.all([
    listOf(api.region.$get({ query })),
    listOf(api.region.plants.$get({ query: {} })),
  ])
  return {
    page,
    plants: plants.rows.map(({ id, plantName, latitude, longitude }) => ({ id, plantName, latitude, longitude })),
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { values, raw } = await readForm(request, RegionSave)
  const { corners = '', ...fields } = values as typeof values & { corners?: string }
  const boundary = readRing(corners)
  const saved = await attempt(apiFor({ request, context }).fleet.region.$post({ json: { ...fields, boundary } }))
  return saved.ok
    ? done(request, closed(request), `Region ${saved.data.regionName} saved`)
    : refused(underField(saved.problem), raw)
}

/** What the API says of single corners is said at the boundary. */
function underField(problem: Problem): Problem {
  const ofBoundary = Object.entries(problem.errors ?? {}).filter(([name]) => name.startsWith('boundary'))
  if (!ofBoundary.length) return problem
  return {
    ...problem,
    errors: { ...problem.errors, corners: [...new Set(ofBoundary.flatMap(([, messages]) => messages))] },
  }
}

const Field = fieldsOf<typeof RegionSave>()

/** Regions: prices, plants and dispatchers belong to one. */
export default function RegionList() {
  const { page, plants } = useLoaderData<typeof loader>()
  const mayManage = useCan()('manage', 'region')
  const { editing, to } = useEditLink()
  const region = page.rows.find(row => row.id === editing) ?? null
  const markers = useMemo(
    () =>
      plants.map(plant => ({
        id: plant.id,
        kind: 'plant' as const,
        at: [plant.latitude, plant.longitude] as const,
        label: plant.plantName,
      })),
    [plants],
  )
  const drawn = useMemo(
    () => page.rows.map(row => ({ id: row.id, name: row.regionName, ring: row.boundary as [number, number][] })),
    [page.rows],
  )
  const others = useMemo(() => drawn.filter(of => of.id !== editing), [drawn, editing])
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
      empty={{ text: 'A region has its own plants, prices and dispatchers.', action: add }}
    >
      {!editing && drawn.some(of => of.ring.length > 2) && (
        <LiveMap
          label="Regions and plants on the map"
          regions={drawn}
          markers={markers}
          className="mx-6 mb-3 h-72 rounded-lg border border-line max-md:mx-4 max-md:h-56"
        />
      )}
      {(region || editing === 'new') && (
        <DialogForm
          key={editing}
          title={region?.regionName ?? 'New region'}
          values={region ?? { zone: 'Asia/Singapore', active: true }}
          readOnly={!mayManage}
          save="Save region"
        >
          <Field.Text name="code" label="Code" span={4} hint="Used in order numbers" />
          <Field.Text name="regionName" label="Name" span={8} />
          <Field.Text name="zone" label="Time zone" />
          <Field.Switch name="active" label="In use" />
          <BoundaryField name="corners" given={region?.boundary ?? []} regions={others} markers={markers} />
        </DialogForm>
      )}
    </ListScreen>
  )
}
