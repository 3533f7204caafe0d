import { type ActionFunctionArgs, data } from '@remix-run/node'
import { Form, Link, useActionData, useNavigation } from '@remix-run/react'
import { attempt, rawApi } from '~/web/kit/api'
import { useSession } from '~/web/kit/can'
import { done } from '~/web/kit/done'
import { ErrorSummary } from '~/web/kit/form/error-summary'
import { FormContext } from '~/web/kit/form/form-context'
import { TextField } from '~/web/kit/form/text-fields'
import type { Problem } from '~/web/kit/problem'
import { Button } from '~/web/ui/button'

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const [currentPassword, newPassword, repeated] = ['currentPassword', 'newPassword', 'repeated'].map(name =>
    String(form.get(name) ?? ''),
  )
  if (newPassword !== repeated) {
    const problem: Problem = {
      type: 'urn:portal:invalid',
      title: 'invalid',
      status: 422,
      detail: 'Please review the errors in the form',
      errors: { repeated: ['The two new passwords differ'] },
    }
    return data({ problem }, { status: 422 })
  }
  const send = rawApi({ request, context })
  const saved = await attempt(
    send('http://portal/api/administration/user/me/change-password', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ currentPassword, newPassword }),
    }),
  )
  if (!saved.ok) return data({ problem: saved.problem }, { status: saved.problem.status })
  return done(request, '/', 'Your password was changed')
}

/** The own password; forced after a one-time password. */
export default function ChangePassword() {
  const answer = useActionData<{ problem: Problem } | undefined>()
  const session = useSession()
  const busy = useNavigation().state === 'submitting'
  const forced = session?.user.mustChangePassword
  return (
    <main className="mx-auto grid min-h-dvh max-w-100 grid-cols-[minmax(0,1fr)] content-center px-6 py-12">
      <p className="font-semibold text-brand text-body">Readymix Portal</p>
      <h1 tabIndex={-1} className="mt-1 font-semibold text-kpi">
        Change password
      </h1>
      <p className="mt-2 mb-6 text-muted text-body">
        {forced
          ? 'Your password was for one sign-in only. Choose your own password now.'
          : `Signed in as ${session?.user.username}.`}{' '}
        At least 15 characters; a sentence is easiest to remember.
      </p>
      <FormContext.Provider value={{ values: {}, problem: answer?.problem, readOnly: false, today: '' }}>
        {answer?.problem && <ErrorSummary problem={answer.problem} />}
        <Form method="post" className="grid grid-cols-12 gap-4" aria-label="Change password">
          <input
            type="text"
            name="username"
            autoComplete="username"
            defaultValue={session?.user.username}
            hidden
            readOnly
          />
          <TextField
            name="currentPassword"
            label="Current password"
            type="password"
            autoComplete="current-password"
            span={12}
          />
          <TextField name="newPassword" label="New password" type="password" autoComplete="new-password" span={12} />
          <TextField name="repeated" label="New password again" type="password" autoComplete="new-password" span={12} />
          <div className="col-span-12 mt-2 flex gap-2">
            <Button type="submit" look="primary" size="lg" disabled={busy}>
              Change password
            </Button>
            {!forced && (
              <Button asChild size="lg" look="quiet">
                <Link to="/">Cancel</Link>
              </Button>
            )}
          </div>
        </Form>
      </FormContext.Provider>
    </main>
  )
}
