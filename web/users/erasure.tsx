import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { apiFor, attempt, take } from '~/web/kit/api'
import { showDate } from '~/web/kit/dates'
import { done } from '~/web/kit/done'
import { PlainTable } from '~/web/kit/page-grid'
import { PageHead } from '~/web/kit/page-head'
import type { Problem } from '~/web/kit/problem'
import { readIntent } from '~/web/kit/read-form'
import { Card } from '~/web/ui/card'
import { type Answer, ErasureForm } from './erasure-form'
import { ErasureCard } from './erasure-record'

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  take(apiFor({ request, context }).users.administration.erasure.$get())

export async function action({ request, context }: ActionFunctionArgs) {
  const { intent, fields, key } = await readIntent(request)
  const api = apiFor({ request, context, key }).users.administration.erasure
  if (intent === 'approve' || intent === 'reject')
    return attempt(
      api[':id'].decide.$post({
        param: { id: fields.id ?? '' },
        json: { version: Number(fields.version), approve: intent === 'approve', reason: fields.reason ?? null },
      }),
    )
  const refused = (problem: Problem): Answer => ({ problem })
  const person = fields.person ?? ''
  if (intent === 'preview') {
    const seen = await attempt(api.preview.$get({ query: { person } }))
    return seen.ok ? ({ parts: seen.data.parts } satisfies Answer) : refused(seen.problem)
  }
  const asked = await attempt(api.$post({ json: { person, reason: fields.reason ?? '' } }))
  return asked.ok ? done(request, '.', 'Submitted for approval by a second person') : refused(asked.problem)
}

type Kept = Awaited<ReturnType<typeof loader>>['kept'][number]

/** What is kept of people, for how long and why; whose data was erased, and what of it stays. */
export default function Erasure() {
  const { rows, kept, mayManage } = useLoaderData<typeof loader>()
  const answer = useActionData<Answer>()
  return (
    <>
      <PageHead
        title="Personal data"
        note="What is kept of people, and whose data is erased. An erasure needs a second person and cannot be undone."
      />
      <div className="grid gap-4 px-6 pb-6 max-md:px-4">
        <Card title="Kept" flush>
          <PlainTable caption="Kept" rows={kept} id={of => of.what} columns={KEPT} />
        </Card>
        {mayManage && <ErasureForm key={rows.length} answer={answer} />}
        {rows.length === 0 && (
          <Card title="Erasures">
            <p className="text-muted text-table">Nobody has asked for an erasure.</p>
          </Card>
        )}
        {rows.map(row => (
          <ErasureCard key={row.id} row={row} mayManage={mayManage} />
        ))}
      </div>
    </>
  )
}

const KEPT = [
  { label: 'What', show: (of: Kept) => of.what },
  { label: 'Kept for', show: (of: Kept) => (of.days === null ? '–' : `${of.days} ${of.days === 1 ? 'day' : 'days'}`) },
  { label: 'Rule', show: (of: Kept) => of.rule },
  { label: 'Oldest', show: (of: Kept) => <span className="figures">{of.oldest ? showDate(of.oldest) : '–'}</span> },
]
