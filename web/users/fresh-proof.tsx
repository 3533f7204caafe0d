import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirectDocument } from '@remix-run/node'
import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import { apiFor, attempt, sitePath, take } from '~/web/kit/api'
import { ErrorSummary } from '~/web/kit/form/error-summary'
import { FormContext } from '~/web/kit/form/form-context'
import { TextField } from '~/web/kit/form/text-fields'
import type { Problem } from '~/web/kit/problem'
import { Button } from '~/web/ui/button'

const backOf = (request: Request) => sitePath(new URL(request.url).searchParams.get('to'))

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { ways } = await take(apiFor({ request, context }).users.administration.user.me.proof.$get())
  return { ways, file: backOf(request).startsWith('/files/') }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const given = (name: string) => String(form.get(name) ?? '')
  const json = given('code') ? { code: given('code') } : { currentPassword: given('currentPassword') }
  const proved = await attempt(apiFor({ request, context }).users.administration.user.me.proof.$post({ json }))
  // A file is no screen: the browser itself goes there.
  return proved.ok
    ? redirectDocument(backOf(request))
    : data({ problem: proved.problem }, { status: proved.problem.status })
}

/** For a browser that opened an address itself, and without JavaScript; elsewhere a dialog asks. */
export default function FreshProofPage() {
  const { ways, file } = useLoaderData<typeof loader>()
  const { problem } = useActionData<{ problem: Problem }>() ?? {}
  const busy = useNavigation().state === 'submitting'
  return (
    <div className="mx-auto grid w-full max-w-110 content-start grid-cols-[minmax(0,1fr)] px-6 py-12">
      <h1 tabIndex={-1} className="mt-1 font-semibold text-kpi">
        Confirm it is you
      </h1>
      <p className="mt-2 mb-6 text-muted text-body">
        You signed in a while ago, and this needs a fresh proof.{' '}
        {file ? 'The file follows.' : 'You return to where you were; what you sent there has to be sent again.'}
      </p>
      <FormContext.Provider value={{ values: {}, problem, readOnly: false, today: '' }}>
        {problem && <ErrorSummary problem={problem} />}
        <Form method="post" className="grid grid-cols-12 gap-4" aria-label="Confirm it is you">
          <TextField
            name="currentPassword"
            label="Your password"
            type="password"
            autoComplete="current-password"
            optional={ways.includes('code')}
            span={12}
          />
          {ways.includes('code') && (
            <TextField
              name="code"
              label="Or a code of your authenticator app"
              autoComplete="one-time-code"
              optional
              span={12}
            />
          )}
          <div className="col-span-12 mt-2">
            <Button type="submit" look="primary" size="lg" disabled={busy}>
              Confirm
            </Button>
          </div>
        </Form>
      </FormContext.Provider>
    </div>
  )
}
