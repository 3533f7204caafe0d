import type { AppLoadContext } from '@remix-run/node'
import { apiFor, take } from '~/web/kit/api'
import { timelineOf } from '~/web/kit/record/timeline-loader'
import { plantStoryOf } from '../story/loader'

type Asked = { request: Request; context: AppLoadContext }

/** The form for a new plant, or its record with the one section that is looked at. */
export async function plantData(asked: Asked, id: string) {
  const { fleet } = apiFor(asked)
  const tab = new URL(asked.request.url).searchParams.get('tab') ?? ''
  const isNew = id === 'new'
  const param = { id }
  const form = isNew || tab === 'edit'
  const [plant, story, timeline, choices] = await Promise.all([
    isNew ? null : take(fleet.plant.detail[':id'].$get({ param })),
    form || tab ? null : plantStoryOf(fleet, id),
    timelineOf(asked.request, {
      trail: () => take(fleet.plant.audit[':id'].$get({ param, query: { limit: '200', offset: '0' } })),
      asOf: query => take(fleet.plant['as-of'][':id'].$get({ param, query })),
    }),
    form ? choicesOf(fleet) : null,
  ])
  return { plant, story, timeline, form: choices }
}
export type Plant = NonNullable<Awaited<ReturnType<typeof plantData>>['plant']>
export type PlantFormChoices = NonNullable<Awaited<ReturnType<typeof plantData>>['form']>

async function choicesOf(fleet: ReturnType<typeof apiFor>['fleet']) {
  const { rows } = await take(fleet.region.$get({ query: { active: 'true' } }))
  return {
    regions: rows.map(region => [region.id, region.regionName] as const),
    boundaries: rows.map(({ id, regionName, boundary }) => ({
      id,
      name: regionName,
      ring: boundary as [number, number][],
    })),
  }
}
