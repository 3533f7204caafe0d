import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import * as words from '~/domain/fleet/words'
import * as kitWords from '~/domain/kit/words'
import { apiFor, attempt } from '~/web/kit/api'
import { installable } from '~/web/kit/outbox/installable'
import { readIntent } from '~/web/kit/read-form'
import { JobPage } from './job'
import { keyCookie, keyOf } from './key'
import { Unlock } from './unlock'

export const meta: MetaFunction = () => [{ title: kitWords.fieldDriver() }, { name: 'robots', content: 'noindex' }]

export const links = installable('driver')

export async function loader({ request, context }: LoaderFunctionArgs) {
  const key = keyOf(request)
  if (!key) return { job: null, driverName: null, why: null }
  const seen = await attempt(apiFor({ request, context, link: key }).fleet['driver-phone'].job.$get())
  if (seen.ok) return { job: seen.data, driverName: seen.data.driverName, why: null }
  const { status, facts, detail } = seen.problem
  const asks = status === 403 && facts?.rule === 'pin'
  return { job: null, driverName: asks ? String(facts.driverName) : null, why: asks ? null : (detail ?? null) }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { intent, fields } = await readIntent(request)
  const { pin = '', again = '', code = '' } = fields
  const link = intent === 'bind' ? code.trim() : keyOf(request)
  const phone = apiFor({ request, context, link }).fleet['driver-phone']
  if (intent === 'bind') {
    if (pin !== again) return data({ why: words.phonePinsDiffer() }, { status: 422 })
    const bound = await attempt(phone.bind.$post({ json: { pin } }))
    if (!bound.ok) return failed(bound.problem)
    const { key, secure } = bound.data
    return redirect('/driver', { headers: { 'set-cookie': keyCookie(key, secure) } })
  }
  if (intent !== 'open' && intent !== 'shut') throw new Response(null, { status: 400 })
  const answer = await attempt<unknown>(
    intent === 'open' ? phone.open.$post({ json: { pin } }) : phone.job.shut.$post(),
  )
  return answer.ok ? redirect('/driver') : failed(answer.problem)
}

const failed = ({ errors, detail, status }: { errors?: Record<string, string[]>; detail?: string; status: number }) =>
  data({ why: Object.values(errors ?? {}).flat()[0] ?? detail ?? kitWords.statusRefused() }, { status })

/** The page of a driver: the cab's phone, gloves, no account of the office. */
export default function DriverPhonePage() {
  const { job, driverName, why } = useLoaderData<typeof loader>()
  const unlocked = useActionData<typeof action>()
  return job ? <JobPage job={job} /> : <Unlock driverName={driverName} why={unlocked?.why ?? why} />
}
