import type { apiFor } from '~/web/kit/api'
import { take } from '~/web/kit/api'

type Choices = readonly (readonly [value: string, label: string])[]
export type FormChoices = { structures: Choices; methods: Choices; pumps: Choices; truckTypes: Choices }

const ALL = { query: { limit: '200' } }

/** The short lists of the form. */
export async function choicesOf(api: ReturnType<typeof apiFor>): Promise<FormChoices> {
  const [structures, methods, pumps, types] = await Promise.all([
    take(api.orders['active-structures'].$get(ALL)),
    take(api.orders['active-discharge-methods'].$get(ALL)),
    take(api.orders.pumps.$get({ query: { limit: '200', active: 'true' } })),
    take(api.fleet.truck.types.$get()),
  ])
  return {
    structures: structures.rows.map(row => [row.id, row.name] as const),
    methods: methods.rows.map(row => [row.id, row.name] as const),
    pumps: pumps.rows.map(row => [row.id, row.name] as const),
    truckTypes: types.rows
      .filter(row => row.active)
      .map(row => [row.id, `${row.truckType}, usually ${Number(row.scheduleLoad)} m³`] as const),
  }
}
