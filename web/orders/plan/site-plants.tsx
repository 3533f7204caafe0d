import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { type ProjectPlantRow, ProjectPlantSave } from '~/domain/customers/project-plant'
import { apiFor, attempt, listOf, take } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { closed, done } from '~/web/kit/done'
import { DialogForm } from '~/web/kit/form/dialog-form'
import { type Column, filter, type ListPage } from '~/web/kit/list/column'
import { useEditLink } from '~/web/kit/list/edit-link'
import { ListScreen } from '~/web/kit/list/screen'
import { searchOf } from '~/web/kit/list/url'
import { readForm, refused } from '~/web/kit/read-form'
import { SitePlantPicker } from './site-picker'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = apiFor({ request, context })
  const [page, plants] = await Promise.all([
    listOf(api.customers['project-plant-setup'].$get({ query: searchOf(request) })),
    take(api.fleet.plant.select.$get({ query: { limit: '200' } })),
  ])
  return {
    page,
    plants: plants.rows.map(({ id, plantName }) => ({ id, plantName })),
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { values, raw } = await readForm(request, ProjectPlantSave, { id: 'locationId' })
  const saved = await attempt(
    apiFor({ request, context }).customers['project-plant-setup'].$post({
      json: { locationId: values.locationId, plantIds: values.plantIds },
    }),
  )
  return saved.ok ? done(request, closed(request), 'Plants of the site saved') : refused(saved.problem, raw)
}

/** The plants that may serve each site, best first. */
export default function ProjectPlantSetup() {
  const { page, plants } = useLoaderData<typeof loader>()
  const mayManage = useCan()('manage', 'order_plan')
  const { editing, to } = useEditLink()
  const row = page.rows.find(each => each.id === editing) ?? null
  return (
    <ListScreen<ProjectPlantRow>
      title="Project plant setup"
      noun={['site', 'sites']}
      page={page as ListPage<ProjectPlantRow>}
      columns={COLUMNS}
      open={mayManage ? each => to(each.id) : undefined}
      search="Customer"
      searchName="customerName"
      filters={[filter.text('locationName', 'Location'), filter.text('plantCode', 'Plant code')]}
      empty={{ text: 'Sites appear here once a project has one.' }}
    >
      {row && mayManage && (
        <DialogForm
          title={row.locationName}
          description={`${row.customerName}, ${row.projectName}. The first plant is proposed first. Other plants come after these.`}
          values={{ id: row.id }}
          save="Save plants"
        >
          <SitePlantPicker chosen={row.plants.map(plant => plant.plantId)} plants={plants} />
        </DialogForm>
      )}
    </ListScreen>
  )
}

const COLUMNS: Column<ProjectPlantRow>[] = [
  { key: 'locationName', label: 'Site', show: row => row.locationName },
  { key: 'projectName', label: 'Project', show: row => row.projectName },
  { key: 'customerName', label: 'Customer', show: row => row.customerName },
  {
    key: 'plants',
    label: 'Plants, best first',
    show: row =>
      row.plants.length ? (
        <span className="figures">
          {row.plants.map((plant, at) => (
            <span key={plant.plantId} className="mr-3 whitespace-nowrap">
              <span className="text-muted">{at + 1}</span> {plant.plantName}
            </span>
          ))}
        </span>
      ) : (
        <span className="text-muted">Any plant of the region</span>
      ),
    wrap: true,
  },
]
