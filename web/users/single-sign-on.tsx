import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData, useNavigation } from '@remix-run/react'
import { apiFor, attempt, sitePath } from '~/web/kit/api'
import { Button } from '~/web/ui/button'
import { CodeStep } from './code-step'
import { SignInFrame } from './sign-in-frame'
import { forget, keep, kept } from './single-sign-on-cookie'

export const meta: MetaFunction = () => [{ title: 'Single sign-on' }, { name: 'robots', content: 'noindex' }]

const LOST = 'This sign-in began in another browser, or too long ago. Start again.'

/** Sends the browser to the company's identity provider, and takes it in when it comes back from there. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams, search } = new URL(request.url)
  const api = apiFor({ request, context })
  const to = sitePath(searchParams.get('to'))
  if (!searchParams.has('state')) {
    const started = await attempt(
      api.users.login['single-sign-on'].start.$post({ json: { again: searchParams.has('again') } }),
    )
    if (!started.ok) return refused(started.problem, to)
    const { address, ticket } = started.data
    const headers = { 'set-cookie': keep(request, { ticket, to }), 'x-sign-on-at': new URL(address).origin }
    return redirect(address, { headers })
  }
  const own = kept(request)
  if (!own) return refused({ status: 401, detail: LOST }, '/')
  const answer = await attempt(
    api.users.login['single-sign-on'].$post({ json: { ticket: own.ticket, query: search.slice(1) } }),
  )
  if (!answer.ok) return refused(answer.problem, own.to)
  context.session.start(answer.data)
  return redirect(own.to, { headers: { 'set-cookie': forget(request) } })
}

type Refusal = { status: number; detail?: string; facts?: Record<string, unknown> }

function refused({ status, detail, facts }: Refusal, to: string) {
  const ticket = facts?.ticket ? String(facts.ticket) : null
  return data({ why: ticket ? null : (detail ?? LOST), ticket, ways: String(facts?.ways ?? ''), to }, { status })
}

/** Seen only by whoever was refused, or has a second step to do here. */
export default function SingleSignOn() {
  const { why, ticket, ways, to } = useLoaderData<typeof loader>()
  const busy = useNavigation().state !== 'idle'
  const back = `/auth/login?to=${encodeURIComponent(to)}`
  return (
    <SignInFrame refused={why}>
      {ticket ? (
        <CodeStep ticket={ticket} ways={ways} username="Second step" wrong={false} busy={busy} action={back} />
      ) : (
        <div className="mt-6 grid gap-3">
          <Button asChild look="primary" size="lg">
            <a href={`/auth/single-sign-on?to=${encodeURIComponent(to)}`}>Start again</a>
          </Button>
          <Button asChild size="lg">
            <a href={back}>Sign in with a password</a>
          </Button>
        </div>
      )}
    </SignInFrame>
  )
}
