import type { AppLoadContext } from '@remix-run/node'
import { data } from '@remix-run/node'
import { spokenCode } from '~/domain/users/second-factor'
import { apiFor, attempt } from '~/web/kit/api'
import { done } from '~/web/kit/done'
import { passkeyOf } from '~/web/kit/passkey-form'

type Asked = { request: Request; context: AppLoadContext }

/** Adds what the browser made; the first passkey brings recovery codes, which are shown once. */
export async function addPasskey(asked: Asked, form: FormData, to: string) {
  const api = apiFor(asked).users.administration.user.me.passkey
  const json = { name: String(form.get('name') ?? ''), ...passkeyOf(form) }
  const added = await attempt(api.$post({ json }))
  if (!added.ok) return data({ problem: added.problem, codes: null }, { status: added.problem.status })
  if (!added.data.codes) return done(asked.request, to, 'Passkey added')
  return data({ problem: null, codes: added.data.codes.map(spokenCode) })
}

export async function dropPasskey(asked: Asked, form: FormData, to: string) {
  const api = apiFor(asked).users.administration.user.me.passkey
  const gone = await attempt(api.remove.$post({ json: { id: String(form.get('id') ?? '') } }))
  if (!gone.ok) return data({ problem: gone.problem, codes: null }, { status: gone.problem.status })
  return done(asked.request, to, 'Passkey removed')
}
