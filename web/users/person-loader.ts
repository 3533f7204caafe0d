import type { apiFor } from '~/web/kit/api'
import { take } from '~/web/kit/api'

type Api = ReturnType<typeof apiFor>

/** How somebody of the staff is doing. */
export const personStory = (api: Api, id: string) =>
  take(api.reports.administration.user.story[':id'].$get({ param: { id } }))
export type PersonStory = Awaited<ReturnType<typeof personStory>>

/** The roles, regions and plants that a person of the staff may be given. */
export async function personChoices(api: Api) {
  const [roles, regions, plants] = await Promise.all([
    take(api.users.administration.user.roles.$get()),
    take(api.fleet.region.region.$get()),
    take(api.fleet.plant.list.$get({ query: { limit: '200' } })),
  ])
  return {
    roles: roles.map(({ role, name }) => [role as string, name] as const),
    regions: regions.rows.map(region => [region.id, region.regionName] as const),
    plants: plants.rows.map(plant => [plant.id, plant.plantName] as const),
  }
}
