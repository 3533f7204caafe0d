import { type ActionFunctionArgs, data, redirect } from '@remix-run/node'
import { attempt, rawApi, sitePath } from '~/web/kit/api'
import { done } from '~/web/kit/done'
import { passkeyOf } from '~/web/kit/passkey-form'
import { signOut } from '~/web/kit/shell/sign-out'
import { LIST_ACTIONS, type Send } from './list-actions'

/** What the frame itself can do: leave, the demo's clock, views of lists. Nothing here answers a GET. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const form = await request.formData()
  const send = rawApi({ request, context })
  const ask: Send = (method, path, body) =>
    attempt(
      send(`http://portal/api${path}`, {
        method,
        ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      }),
    )
  const post = (path: string, body: object) => ask('POST', path, body)
  const ofList = LIST_ACTIONS[params.verb ?? '']
  if (ofList) return ofList(ask, valuesOf(form))

  switch (params.verb) {
    case 'logout':
      return signOut({ request, context })
    case 'expired': {
      context.session.end()
      const to = sitePath(form.get('to'))
      return redirect(`/auth/login?ended=1${to === '/' ? '' : `&to=${encodeURIComponent(to)}`}`)
    }
    case 'shift-clock':
      return post(
        '/demo/clock',
        form.has('to') ? { playTo: form.get('to') } : { moveMinutes: Number(form.get('minutes')) },
      )
    case 'close-demo-plant':
      return post('/demo/close-plant', {})
    case 'reset-demo': {
      const reset = await post('/demo/reset', {})
      return reset.ok ? done(request, '/', 'The demo was reset') : reset
    }
    case 'cancel-job':
      return post(`/jobs/${encodeURIComponent(String(form.get('id')))}/cancel`, {})
    case 'prove': {
      const { passkey, code, currentPassword } = valuesOf(form)
      const given = passkey ? { passkey: passkeyOf(form) } : code ? { code } : { currentPassword }
      return Response.json(await post('/administration/user/me/proof', given))
    }
    case 'list-export':
      return Response.json(await post('/list-export', valuesOf(form)))
    case 'passkey-challenge':
      return Response.json(await ask('POST', '/login/passkey/start'))
    case 'passkey-new':
      return Response.json(await ask('POST', '/administration/user/me/passkey/start'))
    case 'watch':
    case 'unwatch': {
      const { subject, subjectId } = valuesOf(form)
      return post(params.verb === 'watch' ? '/record-watch' : '/record-watch/end', { subject, subjectId })
    }
    case 'read-notification':
      return post('/notification/read', { ids: form.getAll('id').map(String), read: form.get('read') !== 'false' })
    default:
      throw data(null, { status: 404 })
  }
}

/** Fields, or one field `json` where values are no texts. */
function valuesOf(form: FormData): Record<string, unknown> {
  const json = form.get('json')
  if (typeof json !== 'string') return Object.fromEntries(form)
  try {
    const values: unknown = JSON.parse(json)
    return values && typeof values === 'object' ? (values as Record<string, unknown>) : {}
  } catch {
    throw data(null, { status: 400 })
  }
}

export const loader = () => {
  throw redirect('/')
}
