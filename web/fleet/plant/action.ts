import type { ActionFunctionArgs } from '@remix-run/node'
import { PlantSave } from '~/domain/fleet/plant'
import { apiFor, attempt } from '~/web/kit/api'
import { done } from '~/web/kit/done'
import { readForm, readIntent, refused } from '~/web/kit/read-form'

/** Saves a plant, closes or opens it, takes it off the lists; a changed one is shown again. */
export async function actOnPlant({ request, context }: ActionFunctionArgs) {
  const { intent, fields } = await readIntent(request.clone() as Request)
  const api = apiFor({ request, context }).fleet.plant
  const version = Number(fields.version)
  if (intent === 'close')
    return attempt(
      api.close.$post({
        json: {
          plantId: fields.id ?? '',
          version,
          closedFrom: fields.closedFrom || null,
          reason: fields.reason || null,
        },
      }),
    )
  if (intent === 'remove') {
    const removed = await attempt(api.delete.$post({ json: { plantId: fields.id ?? '', version } }))
    return removed.ok ? done(request, '..', 'Plant removed') : removed
  }
  const { values, raw } = await readForm(request, PlantSave)
  const saved = await attempt(api.save.$post({ json: values }))
  return saved.ok
    ? done(request, values.id ? `/fleet/plant/${values.id}` : '..', `Plant ${saved.data.plantName} saved`)
    : refused(saved.problem, raw)
}
