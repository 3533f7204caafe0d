import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import * as kit from '~/domain/kit/words'
import * as words from '~/domain/users/words'
import { apiFor, attempt, sitePath } from '~/web/kit/api'
import { useHydrated } from '~/web/kit/hydrated'
import { passkeyOf } from '~/web/kit/passkey-form'
import { useAuthState } from '~/web/kit/shell/auth-state'
import { Button } from '~/web/ui/button'
import { Input } from '~/web/ui/input'
import { CodeStep } from './code-step'
import { DemoAccounts } from './demo-accounts'
import { PasskeySignIn } from './passkey/sign-in-button'
import { SignInFrame } from './sign-in-frame'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const { login } = apiFor({ request, context }).users
  const [offer, demo] = await Promise.all([attempt(login['single-sign-on'].$get()), attempt(login.demo.$get())])
  const { accounts, password } = demo.ok ? demo.data : { accounts: [], password: null }
  const asked = searchParams.get('as') ?? ''
  return {
    accounts,
    password,
    as: accounts.includes(asked) ? asked : null,
    ended: searchParams.has('ended'),
    company: offer.ok ? offer.data.name : null,
    to: sitePath(searchParams.get('to')),
  }
}

type Refused = { username: string; message: string | null; ticket?: string; ways?: string }

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const given = (name: string) => String(form.get(name) ?? '')
  const [username, password, ticket] = [given('username').trim(), given('password'), given('ticket')]
  context.session.end()
  const api = apiFor({ request, context }).users.login
  const answer = await attempt(
    form.has('passkey')
      ? api.passkey.$post({ json: passkeyOf(form) })
      : ticket
        ? api['second-factor'].$post({ json: { ticket, code: given('code') } })
        : api.$post({ json: { username, password } }),
  ).catch(error => {
    console.error('Signing in failed: is the API reachable?', error)
    throw error
  })
  if (!answer.ok) {
    const { status, detail, errors, facts } = answer.problem
    const next = facts?.ticket ? String(facts.ticket) : facts?.rule === 'second-factor' || errors?.code ? ticket : ''
    const message = facts?.ticket ? null : errors ? Object.values(errors).flat()[0]! : detail
    const ways = facts?.ways ? String(facts.ways) : given('ways')
    return data<Refused>({ username, message, ...(next ? { ticket: next, ways } : {}) }, { status })
  }
  if (typeof answer.data.token !== 'string') {
    console.error('The sign-in answer holds no token; nothing was stored')
    return data<Refused>({ username, message: words.signInFailed() }, { status: 502 })
  }
  context.session.start(answer.data)
  return redirect(
    answer.data.mustChangePassword ? '/auth/change-password' : sitePath(new URL(request.url).searchParams.get('to')),
  )
}

/** Sign-in: a plain form, so that it works before, and without, JavaScript. */
export default function Login() {
  const { ended, company, to, accounts, password, as } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const busy = useAuthState() === 'loading'
  return (
    <SignInFrame refused={refused?.message ?? null}>
      {ended && !refused && (
        <p role="status" className="mt-3 text-muted text-table">
          {words.signInEnded()}
        </p>
      )}
      {refused?.ticket ? (
        <CodeStep
          ticket={refused.ticket}
          ways={refused.ways ?? ''}
          username={refused.username}
          wrong={refused.message !== null}
          busy={busy}
        />
      ) : (
        <>
          <PasswordStep key={as} refused={refused} busy={busy} {...(as && password && { demo: { as, password } })} />
          <PasskeySignIn />
          {company && (
            <Button asChild size="lg" className="mt-3 w-full">
              <a href={`/auth/single-sign-on?to=${encodeURIComponent(to)}`}>{words.signInWith({ company })}</a>
            </Button>
          )}
          <p className="mt-4 text-meta text-muted">{words.signInLost()}</p>
          {password && <DemoAccounts accounts={accounts} password={password} />}
        </>
      )}
    </SignInFrame>
  )
}

type StepProps = {
  refused: Refused | undefined
  busy: boolean
  /** Whom the demo fills in, where a script could not sign them in at once. */
  demo?: { as: string; password: string }
}

function PasswordStep({ refused, busy, demo }: StepProps) {
  const described = refused ? 'refused' : undefined
  return (
    <Form method="post" className="mt-6 grid gap-4" aria-label={words.signInTitle()}>
      <div className="grid gap-1">
        <label htmlFor="username" className="font-semibold text-table">
          {kit.fieldUserName()}
        </label>
        <Input
          id="username"
          name="username"
          defaultValue={refused?.username ?? demo?.as}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          aria-describedby={described}
          className="h-10!"
        />
      </div>
      <Password described={described} filled={demo?.password} />
      <Button type="submit" look="primary" size="lg" disabled={busy} className="mt-2">
        {busy ? words.signInBusy() : words.signInTitle()}
      </Button>
    </Form>
  )
}

function Password({ described, filled }: { described: string | undefined; filled: string | undefined }) {
  const hydrated = useHydrated()
  const [shown, setShown] = useState(false)
  return (
    <div className="grid gap-1">
      <label htmlFor="password" className="font-semibold text-table">
        {words.signInPassword()}
      </label>
      <div className="relative">
        <Input
          id="password"
          name="password"
          type={shown ? 'text' : 'password'}
          autoComplete="current-password"
          defaultValue={filled}
          required
          aria-describedby={described}
          className="h-10! pr-10!"
        />
        {hydrated && (
          <button
            type="button"
            aria-label={shown ? words.signInHide() : words.signInShow()}
            aria-pressed={shown}
            className="absolute inset-y-0 right-0 grid w-10 place-items-center text-muted hover:text-fg"
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOff aria-hidden className="size-4" /> : <Eye aria-hidden className="size-4" />}
          </button>
        )}
      </div>
    </div>
  )
}
