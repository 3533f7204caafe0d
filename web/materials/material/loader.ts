import type { AppLoadContext } from '@remix-run/node'
import { apiFor, attempt, take } from '~/web/kit/api'
import { timelineOf } from '~/web/kit/record/timeline-loader'

type Asked = { request: Request; context: AppLoadContext }
const FEW = 15

/** The form for a new material, or its record with the one section that is looked at. */
export async function materialData(asked: Asked, id: string) {
  const api = apiFor(asked).materials
  const tab = new URL(asked.request.url).searchParams.get('tab') ?? ''
  if (id === 'new') return { material: null, stock: null, timeline: null, form: true }
  const param = { id }
  const [material, stock, timeline] = await Promise.all([
    take(api.material[':id'].$get({ param })),
    tab ? null : stockOf(asked, id),
    timelineOf(asked.request, {
      trail: () => take(api.material.audit[':id'].$get({ param, query: { limit: '200', offset: '0' } })),
      asOf: query => take(api.material['as-of'][':id'].$get({ param, query })),
    }),
  ])
  return { material, stock, timeline, form: tab === 'edit' }
}
export type Material = NonNullable<Awaited<ReturnType<typeof materialData>>['material']>
export type Stock = Awaited<ReturnType<typeof stockOf>>

/** Where it is and how far it reaches, what is on its way, and how it was tested, of the plants that one sees. */
async function stockOf(asked: Asked, materialId: string) {
  const api = apiFor(asked)
  const [covers, orders, tests] = await Promise.all([
    take(api.materials['silo-level'].cover.$get({ query: {} })),
    attempt(api.materials['material-order']['expected-incoming'].$get({ query: { materialId, limit: '50' } })),
    attempt(api.rawtests['raw-material-test'].list.$post({ json: { materialId, limit: FEW, sort: '-sampledOn' } })),
  ])
  return {
    silos: covers.rows.filter(row => row.materialId === materialId),
    orders: orders.ok ? orders.data.rows : null,
    tests: tests.ok ? tests.data.rows : null,
  }
}
