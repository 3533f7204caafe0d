import type { AppLoadContext } from '@remix-run/node'
import { apiFor, attempt, take } from '~/web/kit/api'
import type { MapMarker } from '~/web/kit/map/markers'
import { timelineOf } from '~/web/kit/record/timeline-loader'

type Asked = { request: Request; context: AppLoadContext }
const FEW = '15'

const projectOf = (asked: Asked, id: string) => take(apiFor(asked).customers.project[':id'].$get({ param: { id } }))
export type Project = Awaited<ReturnType<typeof projectOf>>

/** A new project, the form of one, or its record with the one list that is looked at. */
export async function projectData(asked: Asked) {
  const params = new URL(asked.request.url).searchParams
  const id = params.get('id')
  const tab = params.get('tab') ?? ''
  const project = id ? await projectOf(asked, id) : null
  if (!project || tab === 'edit')
    return { project, form: await formData(asked, project, params.get('customerId')), record: null }
  const [story, plants, lists] = await Promise.all([
    take(apiFor(asked).customers.project.story[':id'].$get({ param: { id: project.id } })),
    plantMarkers(asked),
    listsOf(asked, project.id, tab),
  ])
  return { project, form: null, record: { story, plants, lists } }
}
export type ProjectData = Awaited<ReturnType<typeof projectData>>
export type ProjectFormData = NonNullable<ProjectData['form']>
export type ProjectRecordData = NonNullable<ProjectData['record']>

async function formData(asked: Asked, project: Project | null, customerId: string | null) {
  const api = apiFor(asked).customers
  const [customer, markers, history] = await Promise.all([
    customerId && !project ? take(api.customer.customer[':id'].$get({ param: { id: customerId } })) : null,
    plantMarkers(asked),
    project
      ? take(api.project.audit[':id'].$get({ param: { id: project.id }, query: { limit: '8', offset: '0' } }))
      : null,
  ])
  return { project, customer, markers, history: history?.rows ?? [] }
}

async function plantMarkers(asked: Asked): Promise<MapMarker[]> {
  const plants = await attempt(
    apiFor(asked).fleet.plant['list-plant'].$get({ query: { limit: '100', offset: '0', active: 'true' } }),
  )
  return (plants.ok ? plants.data.rows : []).map(plant => ({
    id: plant.id,
    kind: 'plant',
    at: [plant.latitude, plant.longitude],
    label: plant.plantName,
  }))
}

async function listsOf(asked: Asked, projectId: string, tab: string) {
  const api = apiFor(asked)
  const query = { projectId, limit: FEW, offset: '0' }
  const param = { id: projectId }
  const when = <T>(name: string, ask: () => Promise<T>): Promise<T> | null => (tab === name ? ask() : null)
  const [prices, mixes, tests, timeline] = await Promise.all([
    when('prices', () => attempt(api.pricing['product-pricing'].$get({ query: { projectId } }))),
    when('mixes', () => attempt(api.mixdesign['mix-submittals'].list.$get({ query }))),
    when('tests', () => attempt(api.cylinders['cylinder-test']['get-all-cylinder-test'].$get({ query }))),
    timelineOf(asked.request, {
      trail: () => take(api.customers.project.audit[':id'].$get({ param, query: { limit: '200', offset: '0' } })),
      asOf: query => take(api.customers.project['as-of'][':id'].$get({ param, query })),
    }),
  ])
  return {
    prices: prices?.ok ? prices.data.rows : [],
    mixes: mixes?.ok ? mixes.data.rows : [],
    tests: tests?.ok ? tests.data.rows : [],
    timeline,
  }
}
