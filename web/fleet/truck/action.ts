import type { ActionFunctionArgs } from '@remix-run/node'
import { TruckSave } from '~/domain/fleet/truck'
import { apiFor, attempt, rawApi } from '~/web/kit/api'
import { done } from '~/web/kit/done'
import { readForm, readIntent, refused } from '~/web/kit/read-form'
import { exportHistory } from '../action-history-loader'

/** Saves a truck, takes it off the lists, or makes a file of its history; a changed one is shown again. */
export async function actOnTruck({ request, context }: ActionFunctionArgs) {
  const { intent, fields } = await readIntent(request.clone() as Request)
  const api = apiFor({ request, context }).fleet.truck
  if (intent === 'export-history') return exportHistory(rawApi({ request, context }), fields.query ?? '')
  if (intent === 'remove') {
    const removed = await attempt(
      api.delete.$post({ json: { truckId: fields.id ?? '', version: Number(fields.version) } }),
    )
    return removed.ok ? done(request, '..', 'Truck removed') : removed
  }
  const { values, raw } = await readForm(request, TruckSave)
  const saved = await attempt(api.save.$post({ json: values }))
  return saved.ok
    ? done(request, values.id ? `/fleet/truck/${values.id}` : '..', `Truck ${saved.data.truckNo} saved`)
    : refused(saved.problem, raw)
}
