import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { Form, Link, useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import * as words from '~/domain/kit/words'
import { spokenCode } from '~/domain/users/second-factor'
import { apiFor, attempt, take } from '~/web/kit/api'
import { showDate } from '~/web/kit/dates'
import { done } from '~/web/kit/done'
import { ErrorSummary } from '~/web/kit/form/error-summary'
import { FormContext } from '~/web/kit/form/form-context'
import { TextField } from '~/web/kit/form/text-fields'
import { LanguageChoice } from '~/web/kit/language-choice'
import type { Problem } from '~/web/kit/problem'
import { Badge } from '~/web/ui/badge'
import { Button } from '~/web/ui/button'
import { Passkeys } from './passkey/passkey-list'
import { addPasskey, dropPasskey } from './passkey/save'
import { RecoveryCodes } from './second-factor/recovery-codes'
import { Sessions } from './session-table'

const HERE = '/auth/sessions'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { me } = apiFor({ request, context }).users.administration.user
  const [factor, sessions, passkeys] = await Promise.all([
    take(me['second-factor'].$get()),
    take(me.session.$get()),
    take(me.passkey.$get()),
  ])
  return { factor, sessions, passkeys }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const { me } = apiFor({ request, context }).users.administration.user
  const json = { code: String(form.get('code') ?? '') }
  const refused = (problem: Problem) => data({ problem, codes: null }, { status: problem.status })
  switch (form.get('intent')) {
    case 'codes': {
      const made = await attempt(me['second-factor'].codes.$post({ json }))
      return made.ok ? data({ problem: null, codes: made.data.codes.map(spokenCode) }) : refused(made.problem)
    }
    case 'off': {
      const off = await attempt(me['second-factor'].remove.$post({ json }))
      return off.ok ? done(request, HERE, 'Two-step sign-in is off') : refused(off.problem)
    }
    case 'passkey-add':
      return addPasskey({ request, context }, form, HERE)
    case 'passkey-remove':
      return dropPasskey({ request, context }, form, HERE)
    case 'others': {
      const ended = await attempt(me.session['end-others'].$post())
      return ended.ok ? done(request, HERE, 'All other sessions ended') : refused(ended.problem)
    }
    default: {
      const ended = await attempt(me.session.end.$post({ json: { id: String(form.get('id') ?? '') } }))
      return ended.ok ? done(request, HERE, 'Session ended') : refused(ended.problem)
    }
  }
}

/** What guards one's own account, and where it is open. */
export default function OwnSignIn() {
  const { factor, sessions, passkeys } = useLoaderData<typeof loader>()
  const { problem, codes } = useActionData<{ problem: Problem | null; codes: string[] | null }>() ?? {}
  return (
    <div className="mx-auto grid w-full max-w-180 grid-cols-[minmax(0,1fr)] gap-8 px-6 py-12">
      <h1 tabIndex={-1} className="font-semibold text-kpi">
        Sign-in and sessions
      </h1>
      <FormContext.Provider value={{ values: {}, problem: problem ?? undefined, readOnly: false, today: '' }}>
        {problem && <ErrorSummary problem={problem} />}
        <section aria-labelledby="two-step" className="grid justify-items-start gap-3">
          <h2 id="two-step" className="flex items-center gap-2 font-semibold text-section">
            Two-step sign-in {factor.on || passkeys.length > 0 ? <Badge tone="done">On</Badge> : <Badge>Off</Badge>}
          </h2>
          {codes ? (
            <RecoveryCodes codes={codes} away={HERE} />
          ) : factor.on ? (
            <On factor={factor} />
          ) : (
            <Off passkey={passkeys.length > 0} />
          )}
        </section>
      </FormContext.Provider>
      {!codes && (
        <Passkeys rows={passkeys} codesLeft={passkeys.length && !factor.on ? factor.recoveryCodesLeft : null} />
      )}
      <Sessions rows={sessions} />
      <section aria-labelledby="language" className="grid gap-3">
        <h2 id="language" className="font-semibold text-section">
          {words.languageChoose()}
        </h2>
        <LanguageChoice className="-ml-3" />
      </section>
    </div>
  )
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>

const Off = ({ passkey }: { passkey: boolean }) => (
  <>
    <p className="text-muted text-body">
      {passkey
        ? 'After your password the portal asks for a passkey. You can set up an authenticator app as well.'
        : 'With it a stolen password opens nothing: the portal also asks for a passkey or a code from your phone.'}
    </p>
    <Button asChild look={passkey ? 'plain' : 'primary'}>
      <Link to="/auth/two-step">{passkey ? 'Set up an authenticator app' : 'Set up two-step sign-in'}</Link>
    </Button>
  </>
)

function On({ factor }: { factor: Loaded['factor'] }) {
  const busy = useNavigation().state === 'submitting'
  return (
    <>
      <p className="text-muted text-body">
        Since {factor.since && showDate(factor.since)}. {factor.recoveryCodesLeft} recovery{' '}
        {factor.recoveryCodesLeft === 1 ? 'code is' : 'codes are'} left.
        {factor.needed && ' Your role needs it.'}
      </p>
      <Form method="post" className="grid w-full max-w-110 grid-cols-12 gap-3" aria-label="Change two-step sign-in">
        <TextField name="code" label="Code of the app, to change this" autoComplete="one-time-code" span={12} />
        <div className="col-span-12 flex flex-wrap gap-2">
          <Button type="submit" name="intent" value="codes" disabled={busy}>
            New recovery codes
          </Button>
          {!factor.needed && (
            <Button type="submit" name="intent" value="off" look="danger-plain" disabled={busy}>
              Turn off
            </Button>
          )}
        </div>
      </Form>
      <Button asChild look="quiet">
        <Link to="/auth/two-step">Use another phone</Link>
      </Button>
    </>
  )
}
