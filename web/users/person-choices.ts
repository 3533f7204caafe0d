import type { apiFor } from '~/web/kit/api'
import { take } from '~/web/kit/api'

/** The roles, regions and plants that a person of the staff may be given. */
export async function personChoices(api: ReturnType<typeof apiFor>) {
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
