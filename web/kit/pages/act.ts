import { type ActionFunctionArgs, data, redirect } from '@remix-run/node'
import { attempt, rawApi, sitePath } from '~/web/kit/api'
import { done } from '~/web/kit/said'

/** What the frame itself can do: leave, and the demo's clock. Nothing here answers a GET. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const form = await request.formData()
  const send = rawApi({ request, context })
  const post = (path: string, body: object) =>
    attempt(
      send(`http://portal/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    )

  switch (params.verb) {
    case 'logout':
      if (context.session.token) await send('http://portal/api/logout', { method: 'POST' })
      context.session.end()
      return redirect('/auth/login')
    case 'expired': {
      context.session.end()
      const to = sitePath(form.get('to'))
      return redirect(`/auth/login?ended=1${to === '/' ? '' : `&to=${encodeURIComponent(to)}`}`)
    }
    case 'shift-clock':
      return post(
        '/demo/clock',
        form.get('to') === 'now' ? { offsetMinutes: 0 } : { moveMinutes: Number(form.get('minutes')) },
      )
    case 'reset-demo': {
      const reset = await post('/demo/reset', {})
      return reset.ok ? done(request, '/', 'The demo company was put back to its first day') : reset
    }
    case 'cancel-job':
      return post(`/jobs/${encodeURIComponent(String(form.get('id')))}/cancel`, {})
    default:
      throw data(null, { status: 404 })
  }
}

export const loader = () => {
  throw redirect('/')
}
