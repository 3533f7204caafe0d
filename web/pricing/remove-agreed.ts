import type { AppLoadContext } from '@remix-run/node'
import { apiFor, attempt } from '~/web/kit/api'
import { readIntent } from '~/web/kit/read-form'

/** Takes one agreed price away; from then on the list counts for that product. */
export async function removeAgreed(request: Request, context: AppLoadContext) {
  const { fields, key } = await readIntent(request)
  const api = apiFor({ request, context, key }).pricing['product-price']
  return attempt(api[':id'].$delete({ param: { id: fields.id ?? '' }, query: { version: fields.version ?? '' } }))
}
