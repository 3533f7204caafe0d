import type { AppLoadContext } from '@remix-run/node'
import type * as z from 'zod'
import type { Changes, EmodSubmit } from '~/domain/deliveries/emodification'
import { instantOn } from '~/domain/kit/time'
import { apiFor, attempt } from '~/web/kit/api'
import { readDate, readTime } from '~/web/kit/dates'
import { plainNumber } from '~/web/kit/figures'
import { readIntent } from '~/web/kit/read-form'

/** Asks for a change of a closed load, looks at its effect first, or takes the request back. */
export async function actOnEmodification(request: Request, context: AppLoadContext) {
  const { intent, fields, key } = await readIntent(request)
  const api = apiFor({ request, context, key }).deliveries.emodification
  if (intent === 'emod-withdraw') {
    const json = { version: Number(fields.version), reason: fields.reason ?? null }
    return attempt(api[':id'].withdraw.$post({ param: { id: fields.id ?? '' }, json }))
  }
  const asked = {
    deliveryOrderId: fields.deliveryOrderId ?? '',
    cause: (fields.cause ?? '') as EmodSubmit['cause'],
    changes: changesOf(fields),
  }
  if (intent === 'emod-preview') return attempt(api.preview.$post({ json: asked }))
  const json = { ...asked, remarks: fields.remarks ?? null, version: Number(fields.version) }
  return attempt(api.submit.$post({ json }))
}

const FIGURES = ['doQuantity', 'washoutFee', 'returnConcrete', 'waterAddedLitres']
const WHOLE = ['waitingOursMinutes', 'technicianOnSiteMinutes', 'slumpMm']
const STAMPS = ['batchedAt', 'loadedAt', 'leftAt', 'onSiteAt', 'pourStartAt', 'pourEndAt', 'returnedAt']
const PLAIN = [
  'productId',
  'customerId',
  'projectId',
  'locationId',
  'truckId',
  'driverId',
  'batchingNo',
  'returnCause',
  'waitingCause',
  'washedOut',
]

/** Only what differs from what the form showed is a change; `was.<field>` carries what it showed. */
function changesOf(fields: Record<string, string>): z.input<typeof Changes> {
  const changes: Record<string, unknown> = {}
  const changed = (name: string) =>
    fields[name] !== undefined && fields[name]!.trim() !== (fields[`was.${name}`] ?? '').trim()
  for (const name of FIGURES)
    if (changed(name)) changes[name] = fields[name]!.trim() ? plainNumber(fields[name]!) : null
  for (const name of WHOLE) if (changed(name)) changes[name] = fields[name]!.trim() ? Number(fields[name]) : null
  for (const name of PLAIN) if (changed(name)) changes[name] = fields[name]!.trim() || null
  for (const name of STAMPS) if (changed(name)) changes[name] = instantFrom(fields[name]!, fields.day ?? '')
  if (fields.rejected === 'true') changes.rejected = true
  if (fields.billMade === 'true') changes.billMade = true
  return changes as z.input<typeof Changes>
}

/** `06:45` is of the delivery day, `21/11/2026 00:20` names its own; anything else is left for the API to refuse. */
function instantFrom(typed: string, day: string): string | null {
  const text = typed.trim()
  if (!text) return null
  const [first = '', second] = text.split(/\s+/)
  const on = second ? readDate(first, day) : day
  const time = readTime(second ?? first)
  return on && time ? instantOn(on, time).toISOString() : text
}
