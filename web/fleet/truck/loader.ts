import type { AppLoadContext } from '@remix-run/node'
import { apiFor, take } from '~/web/kit/api'
import { timelineOf } from '~/web/kit/record/timeline-loader'
import { historyOf } from '../action-history-loader'
import { truckStoryOf } from '../story/loader'

type Asked = { request: Request; context: AppLoadContext }

/** The form for a new truck, or its record with the one section that is looked at. */
export async function truckData(asked: Asked, id: string) {
  const all = apiFor(asked)
  const api = all.fleet.truck
  const isNew = id === 'new'
  const tab = new URL(asked.request.url).searchParams.get('tab') ?? ''
  const param = { id }
  const form = isNew || tab === 'edit'
  const [truck, story, history, timeline, choices] = await Promise.all([
    isNew ? null : take(api.detail[':id'].$get({ param })),
    form || tab ? null : truckStoryOf(all.fleet, id),
    tab === 'history' && !isNew ? historyOf(all, asked.request, { truckId: id }) : null,
    timelineOf(asked.request, {
      trail: () => take(api.audit[':id'].$get({ param, query: { limit: '200', offset: '0' } })),
      asOf: query => take(api['as-of'][':id'].$get({ param, query })),
    }),
    form ? choicesOf(api) : null,
  ])
  if (!choices) return { truck, story, history, timeline, form: null }
  const types = choices.types.rows.filter(type => type.active || type.id === truck?.truckTypeId)
  return { truck, story, history, timeline, form: { types, subcontractors: choices.subcontractors } }
}
export type Truck = NonNullable<Awaited<ReturnType<typeof truckData>>['truck']>
export type TruckFormChoices = NonNullable<Awaited<ReturnType<typeof truckData>>['form']>

async function choicesOf(api: ReturnType<typeof apiFor>['fleet']['truck']) {
  const [types, subcontractors] = await Promise.all([take(api.types.$get()), take(api.subcontractors.$get())])
  return { types, subcontractors: subcontractors.rows.map(row => [row.id, row.subcontractorName] as const) }
}
