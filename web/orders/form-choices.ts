import type { AppLoadContext } from '@remix-run/node'
import { dischargeMethod } from '~/domain/orders/discharge-method'
import { pump } from '~/domain/orders/pump'
import { structure } from '~/domain/orders/structure'
import { apiFor, take } from '~/web/kit/api'
import { rowsOf } from '~/web/kit/noun-rows'

type Choices = readonly (readonly [value: string, label: string])[]
export type FormChoices = {
  structures: Choices
  methods: Choices
  pumps: Choices
  truckTypes: Choices
  exposures: Choices
}

const ALL = { limit: '200' }

/** The short lists of the form. */
export async function choicesOf(asked: { request: Request; context: AppLoadContext }): Promise<FormChoices> {
  const [structures, methods, pumps, types, exposures] = await Promise.all([
    rowsOf(asked, structure, 'GET /active-structures', ALL),
    rowsOf(asked, dischargeMethod, 'GET /active-discharge-methods', ALL),
    rowsOf(asked, pump, 'GET /pumps', { ...ALL, active: 'true' }),
    take(apiFor(asked).fleet.truck.types.$get()),
    take(apiFor(asked).orders.order['exposure-classes'].$get()),
  ])
  return {
    structures: structures.rows.map(row => [row.id, row.name] as const),
    methods: methods.rows.map(row => [row.id, row.name] as const),
    pumps: pumps.rows.map(row => [row.id, row.name] as const),
    exposures: exposures.rows.map(({ exposureClass, name }) => [exposureClass, name] as const),
    truckTypes: types.rows
      .filter(row => row.active)
      .map(row => [row.id, `${row.truckType}, usually ${Number(row.scheduleLoad)} m³`] as const),
  }
}
