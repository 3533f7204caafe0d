import type { ActionFunctionArgs } from '@remix-run/node'
import { apiFor, attempt } from '~/web/kit/api'
import { readIntent } from '~/web/kit/read-form'
import { correctReadings, correctWet } from './correction-action'
import { excludeSpecimen } from './result-action'
import { uploadTemperature } from './temperature-upload'

/** What may be done on the record of a set: its steps, corrections, sensors, and asking to delete it. */
export async function actOnSet({ request, context }: ActionFunctionArgs) {
  const { intent, fields, key } = await readIntent(request.clone() as Request)
  if (intent === 'upload-temperature') return uploadTemperature({ request, context })
  if (intent === 'save') return fields.ageId ? correctReadings({ request, context }) : correctWet({ request, context })
  if (intent === 'exclude') return excludeSpecimen({ request, context, key }, fields)
  const api = apiFor({ request, context, key }).cylinders['cylinder-test']
  if (intent === 'remove-temperature')
    return attempt(
      api['temperature-record'][':id'].$delete({
        param: { id: fields.id ?? '' },
        query: { version: fields.version ?? '' },
      }),
    )
  const items = [{ id: fields.id ?? '', version: Number(fields.version) }]
  if (intent === 'submit') return attempt(api['submit-by-lab'].$post({ json: { items } }))
  if (intent === 'pass') return attempt(api['submit-by-house-manager'].$post({ json: { items } }))
  if (intent === 'approve') return attempt(api['update-by-manager'].$post({ json: { items } }))
  if (intent === 'delete')
    return attempt(api['delete-request-cta'].$post({ json: { ...items[0]!, reason: fields.reason ?? '' } }))
  return attempt(
    api['decline-request'][':id'].$post({
      param: { id: items[0]!.id },
      json: { version: items[0]!.version, reason: fields.reason ?? '' },
    }),
  )
}
