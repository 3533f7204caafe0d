import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { data } from '@remix-run/node'
import { Form, Link, useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import { apiFor, attempt } from '~/web/kit/api'
import { countOf } from '~/web/kit/figures'
import { useFormKey } from '~/web/kit/form/form-key'
import type { Problem } from '~/web/kit/problem'
import { Button } from '~/web/ui/button'
import { Card } from '~/web/ui/card'
import { Textarea } from '~/web/ui/input'
import { Labelled } from './labelled'
import { PaperFrame } from './paper-frame'
import { PaperResults } from './paper-results'
import { resultsOfIds } from './results-loader'
import { HOME } from './words'

export const loader = (args: LoaderFunctionArgs) => resultsOfIds(args)

type Answer = { problem?: Problem; sent?: { customerName: string; recipients: string[]; results: number }[] }

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const ids = form.getAll('ids').map(String)
  const message = String(form.get('message') ?? '').trim()
  const api = apiFor({ request, context, key: String(form.get('_key') ?? '') }).cylinders['cylinder-test']
  const sent = await attempt(api['send-email-test-result'].$post({ json: { ids, ...(message ? { message } : {}) } }))
  return sent.ok
    ? data<Answer>({ sent: sent.data.rows })
    : data<Answer>({ problem: sent.problem }, { status: sent.problem.status })
}

/** Results go to the contacts of a customer that take them, with the report as PDF, and to nobody else. */
export default function EmailDialog() {
  const { rows, named } = useLoaderData<typeof loader>()
  const answer = useActionData<Answer>()
  const busy = useNavigation().state !== 'idle'
  const key = useFormKey(answer)
  return (
    <PaperFrame
      title="Send test results"
      note="An e-mail goes to every contact of the customer who receives test results."
      problem={answer?.problem}
    >
      {answer?.sent?.map(of => (
        <p key={of.customerName} role="status" data-tone="done" className="tone rounded-lg px-4 py-3 text-body">
          {countOf(of.results, 'result')} of {of.customerName} {of.results === 1 ? 'is' : 'are'} on the way to{' '}
          {of.recipients.join(', ')}.
        </p>
      ))}
      {named ? (
        <>
          <PaperResults rows={rows} />
          <Form method="post" className="grid gap-3">
            <input type="hidden" name="_key" value={`${key}-letter`} />
            {rows.map(row => (
              <input key={row.id} type="hidden" name="ids" value={row.id} />
            ))}
            <Labelled label="Message (optional)" look="strong">
              {id => <Textarea id={id} name="message" rows={4} maxLength={1000} />}
            </Labelled>
            <span className="flex gap-2">
              <Button type="submit" look="primary" disabled={busy || rows.length === 0}>
                Send results
              </Button>
              <Button asChild look="quiet">
                <Link to={`${HOME}/search-history?status=approved`}>Choose other results</Link>
              </Button>
            </span>
          </Form>
        </>
      ) : (
        <Card>
          <p className="text-body">
            Pick approved results in the{' '}
            <Link to={`${HOME}/search-history?status=approved`} className="text-link">
              history
            </Link>
            , then choose Send by e-mail.
          </p>
        </Card>
      )}
    </PaperFrame>
  )
}
