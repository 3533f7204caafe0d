import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { Form, Link, useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import { spokenCode } from '~/domain/users/second-factor'
import { apiFor, attempt, take } from '~/web/kit/api'
import { showDate, showDateTime } from '~/web/kit/dates'
import { done } from '~/web/kit/done'
import { ErrorSummary } from '~/web/kit/form/error-summary'
import { FormContext } from '~/web/kit/form/form-context'
import { TextField } from '~/web/kit/form/text-fields'
import type { Problem } from '~/web/kit/problem'
import { Badge } from '~/web/ui/badge'
import { Button } from '~/web/ui/button'
import { ScrollBox } from '~/web/ui/scroll-box'
import { RecoveryCodes } from './second-factor/recovery-codes'

const HERE = '/auth/sessions'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { me } = apiFor({ request, context }).users.administration.user
  const [factor, sessions] = await Promise.all([take(me['second-factor'].$get()), take(me.session.$get())])
  return { factor, sessions }
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
  const { factor, sessions } = useLoaderData<typeof loader>()
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
            Two-step sign-in {factor.on ? <Badge tone="done">On</Badge> : <Badge>Off</Badge>}
          </h2>
          {codes ? <RecoveryCodes codes={codes} away={HERE} /> : factor.on ? <On factor={factor} /> : <Off />}
        </section>
      </FormContext.Provider>
      <Sessions rows={sessions} />
    </div>
  )
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>

const Off = () => (
  <>
    <p className="text-muted text-body">
      With it a stolen password opens nothing: the portal also asks for a code from your phone.
    </p>
    <Button asChild look="primary">
      <Link to="/auth/two-step">Set up two-step sign-in</Link>
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

function Sessions({ rows }: { rows: Loaded['sessions'] }) {
  return (
    <section aria-labelledby="sessions" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="sessions" className="font-semibold text-section">
          Where you are signed in
        </h2>
        {rows.length > 1 && (
          <Form method="post">
            <Button type="submit" name="intent" value="others">
              End all others
            </Button>
          </Form>
        )}
      </div>
      <ScrollBox>
        <table className="w-full text-table">
          <caption className="sr-only">Your open sessions</caption>
          <thead>
            <tr className="border-line border-b text-left text-muted">
              <th scope="col" className="py-2 pr-4 font-semibold">
                Device
              </th>
              <th scope="col" className="py-2 pr-4 font-semibold max-sm:hidden">
                Address
              </th>
              <th scope="col" className="py-2 pr-4 font-semibold max-sm:hidden">
                Signed in
              </th>
              <th scope="col" className="py-2 pr-4 font-semibold">
                Last used
              </th>
              <th scope="col">
                <span className="sr-only">End</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(row => (
              <tr key={row.id} className="border-line border-b">
                <td className="py-2 pr-4">
                  {row.device} {row.current && <Badge tone="done">This one</Badge>}
                </td>
                <td className="code py-2 pr-4 max-sm:hidden">{row.address}</td>
                <td className="figures py-2 pr-4 max-sm:hidden">{showDateTime(row.createdAt)}</td>
                <td className="figures py-2 pr-4">{showDateTime(row.lastSeenAt)}</td>
                <td className="py-2 text-right">
                  {!row.current && (
                    <Form method="post">
                      <input type="hidden" name="id" value={row.id} />
                      <Button type="submit" size="sm" aria-label={`End the session on ${row.device}`}>
                        End
                      </Button>
                    </Form>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </section>
  )
}
