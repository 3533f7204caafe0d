import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirectDocument } from '@remix-run/node'
import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import { apiFor, attempt, sitePath, take } from '~/web/kit/api'
import { ErrorSummary } from '~/web/kit/form/error-summary'
import { FormContext } from '~/web/kit/form/form-context'
import { TextField } from '~/web/kit/form/text-fields'
import { passkeyOf } from '~/web/kit/passkey-form'
import type { Problem } from '~/web/kit/problem'
import { Button } from '~/web/ui/button'
import { PasskeySignIn } from './passkey/sign-in-button'

const FIELDS = {
  password: {
    name: 'currentPassword',
    label: 'your password',
    type: 'password',
    autoComplete: 'current-password',
  },
  code: { name: 'code', label: 'a code of your authenticator app', type: 'text', autoComplete: 'one-time-code' },
} as const
const upperFirst = (text: string) => text[0]!.toUpperCase() + text.slice(1)

const backOf = (request: Request) => sitePath(new URL(request.url).searchParams.get('to'))

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { ways } = await take(apiFor({ request, context }).users.administration.user.me.proof.$get())
  const to = backOf(request)
  return { ways, to, file: to.startsWith('/files/') }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const given = (name: string) => String(form.get(name) ?? '')
  const json = form.has('passkey')
    ? { passkey: passkeyOf(form) }
    : given('code')
      ? { code: given('code') }
      : { currentPassword: given('currentPassword') }
  const proved = await attempt(apiFor({ request, context }).users.administration.user.me.proof.$post({ json }))
  // A file is no screen: the browser itself goes there.
  return proved.ok
    ? redirectDocument(backOf(request))
    : data({ problem: proved.problem }, { status: proved.problem.status })
}

/** For a browser that opened an address itself, and without JavaScript; elsewhere a dialog asks. */
export default function FreshProofPage() {
  const { ways, to, file } = useLoaderData<typeof loader>()
  const { problem } = useActionData<{ problem: Problem }>() ?? {}
  const typed = (['password', 'code'] as const).filter(way => ways.includes(way))
  const busy = useNavigation().state === 'submitting'
  return (
    <div className="mx-auto grid w-full max-w-110 content-start grid-cols-[minmax(0,1fr)] px-6 py-12">
      <h1 tabIndex={-1} className="mt-1 font-semibold text-kpi">
        Confirm it is you
      </h1>
      <p className="mt-2 mb-6 text-muted text-body">
        You signed in a while ago. Confirm that it is you.{' '}
        {file ? 'The file follows.' : 'You return to where you were; what you sent there has to be sent again.'}
      </p>
      <FormContext.Provider value={{ values: {}, problem, readOnly: false, today: '' }}>
        {problem && <ErrorSummary problem={problem} />}
        {typed.length > 0 && (
          <Form method="post" className="grid grid-cols-12 gap-4" aria-label="Confirm it is you">
            {typed.map((way, at) => (
              <TextField
                key={way}
                {...FIELDS[way]}
                label={at ? `Or ${FIELDS[way].label}` : upperFirst(FIELDS[way].label)}
                optional={typed.length > 1}
                span={12}
              />
            ))}
            <div className="col-span-12 mt-2">
              <Button type="submit" look="primary" size="lg" disabled={busy}>
                Confirm
              </Button>
            </div>
          </Form>
        )}
        {ways.includes('passkey') && <PasskeySignIn />}
        {ways.includes('single-sign-on') && (
          <Button asChild size="lg" className="mt-4 justify-self-start">
            <a href={`/auth/single-sign-on?again=1&to=${encodeURIComponent(to)}`}>
              Sign in again with your company account
            </a>
          </Button>
        )}
      </FormContext.Provider>
    </div>
  )
}
