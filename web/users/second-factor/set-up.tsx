import { type ActionFunctionArgs, data } from '@remix-run/node'
import { Form, Link, useActionData, useNavigation } from '@remix-run/react'
import { spokenCode } from '~/domain/users/second-factor'
import { apiFor, attempt } from '~/web/kit/api'
import { useSession } from '~/web/kit/can'
import { ErrorSummary } from '~/web/kit/form/error-summary'
import { FormContext } from '~/web/kit/form/form-context'
import { TextField } from '~/web/kit/form/text-fields'
import type { Problem } from '~/web/kit/problem'
import { Qr } from '~/web/kit/qr'
import { Button } from '~/web/ui/button'
import { AddPasskey } from '../passkey/add-passkey'
import { addPasskey } from '../passkey/save'
import { RecoveryCodes } from './recovery-codes'

type Step = { problem?: Problem | null; uri?: string; codes?: string[] | null }

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const given = (name: string) => String(form.get(name) ?? '')
  if (given('intent') === 'passkey-add') return addPasskey({ request, context }, form, '/')
  const api = apiFor({ request, context }).users.administration.user.me['second-factor']
  const uri = given('uri')
  if (!uri) {
    const made = await attempt(api.start.$post({ json: { currentPassword: given('currentPassword') } }))
    return made.ok
      ? data<Step>({ uri: made.data.uri })
      : data<Step>({ problem: made.problem }, { status: made.problem.status })
  }
  const on = await attempt(api.confirm.$post({ json: { code: given('code') } }))
  if (on.ok) return data<Step>({ codes: on.data.codes.map(spokenCode) })
  const over = on.problem.facts?.rule === 'no-set-up'
  return data<Step>({ problem: on.problem, ...(over ? {} : { uri }) }, { status: on.problem.status })
}

/** Password, picture for the phone, first code, recovery codes: four steps that work without JavaScript too. */
export default function TwoStep() {
  const { problem, uri, codes } = useActionData<Step>() ?? {}
  const session = useSession()
  const busy = useNavigation().state === 'submitting'
  return (
    <div className="mx-auto grid w-full max-w-110 content-start grid-cols-[minmax(0,1fr)] px-6 py-12">
      <h1 tabIndex={-1} className="mt-1 font-semibold text-kpi">
        {codes ? 'Keep your recovery codes' : 'Set up two-step sign-in'}
      </h1>
      <FormContext.Provider value={{ values: {}, problem: problem ?? undefined, readOnly: false, today: '' }}>
        {problem && <ErrorSummary problem={problem} />}
        {codes ? (
          <RecoveryCodes codes={codes} away={session?.user.mustEnrol ? '/' : '/auth/sessions'} />
        ) : uri ? (
          <Scan uri={uri} busy={busy} />
        ) : (
          <Begin needed={session?.user.mustEnrol === true} username={session?.user.username} busy={busy} />
        )}
      </FormContext.Provider>
    </div>
  )
}

function Begin({ needed, username, busy }: { needed: boolean; username: string | undefined; busy: boolean }) {
  return (
    <>
      <p className="mt-2 mb-6 text-muted text-body">
        {needed ? 'Your role needs it. ' : ''}After your password the portal asks for a code from an authenticator app
        on your phone, such as Microsoft or Google Authenticator. Have the phone ready.
      </p>
      <Form method="post" className="grid grid-cols-12 gap-4" aria-label="Start set-up">
        <input type="text" name="username" autoComplete="username" defaultValue={username} hidden readOnly />
        <TextField
          name="currentPassword"
          label="Your password"
          type="password"
          autoComplete="current-password"
          span={12}
        />
        <div className="col-span-12 mt-2 flex gap-2">
          <Button type="submit" look="primary" size="lg" disabled={busy}>
            Continue
          </Button>
          {!needed && (
            <Button asChild size="lg" look="quiet">
              <Link to="/auth/sessions">Cancel</Link>
            </Button>
          )}
        </div>
      </Form>
      {needed && (
        <section aria-labelledby="by-passkey" className="mt-8 grid gap-3">
          <h2 id="by-passkey" className="font-semibold text-section">
            Or use a passkey
          </h2>
          <p className="text-muted text-body">The finger, face or PIN of your device, without a code.</p>
          <AddPasskey />
        </section>
      )}
    </>
  )
}

/** The address of the secret comes back with the form, so that a wrong code does not ask for another scan. */
function Scan({ uri, busy }: { uri: string; busy: boolean }) {
  return (
    <>
      <p className="mt-2 mb-4 text-muted text-body">
        Scan this with the authenticator app, then enter the six figures that it shows.
      </p>
      <Qr text={uri} label="QR code for the authenticator app" />
      <p className="mt-3 text-muted text-table">
        No camera? Type this key into the app: <span className="code break-all text-fg">{inFours(secretOf(uri))}</span>
      </p>
      <Form method="post" className="mt-6 grid grid-cols-12 gap-4" aria-label="Confirm set-up">
        <input type="hidden" name="uri" value={uri} />
        <TextField name="code" label="Code" autoComplete="one-time-code" inputMode="numeric" span={12} />
        <div className="col-span-12 mt-2">
          <Button type="submit" look="primary" size="lg" disabled={busy}>
            Turn on two-step sign-in
          </Button>
        </div>
      </Form>
    </>
  )
}

const secretOf = (uri: string) => new URLSearchParams(uri.split('?')[1]).get('secret') ?? ''
const inFours = (secret: string) => secret.replaceAll(/(.{4})(?=.)/g, '$1 ')
