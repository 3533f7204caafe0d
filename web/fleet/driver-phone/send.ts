import type { ActionFunctionArgs } from '@remix-run/node'
import { apiFor, attempt } from '~/web/kit/api'
import { keyOf } from './key'

/** What the phone kept while it had no network, one at a time; the API judges the shape of it. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const told = readJson(String(form.get('told')))
  const path = String(told?.path)
  const { job } = apiFor({ request, context, key: String(form.get('_key')), link: keyOf(request) }).fleet[
    'driver-phone'
  ]
  const call = Object.hasOwn(CALLS, path) ? job[path as keyof typeof CALLS] : null
  if (!call) throw new Response(null, { status: 400 })
  // A photo is a photo; everything else is true of a minute.
  const json = path === 'photo' ? told.body : { ...told.body, at: String(form.get('_at')) }
  return Response.json(await attempt<unknown>(call.$post({ json })))
}

const CALLS = { event: true, photo: true, acknowledge: true, break: true }

/** Each call takes its own shape, which the API checks. */
function readJson(text: string) {
  try {
    return JSON.parse(text)
  } catch {
    throw new Response(null, { status: 400 })
  }
}
