import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { FilePen } from 'lucide-react'
import { useState } from 'react'
import { DraftUpdate, hasEnded } from '~/domain/billing/invoice-draft'
import { apiFor, attempt, take } from '~/web/kit/api'
import { Steps } from '~/web/kit/approval/approval-steps'
import { useCan } from '~/web/kit/can'
import { showDate } from '~/web/kit/dates'
import { done } from '~/web/kit/done'
import { FormScreen } from '~/web/kit/form/form-screen'
import { EmptyNote } from '~/web/kit/list/states'
import { PageHead } from '~/web/kit/page-head'
import { readForm, readIntent, refused } from '~/web/kit/read-form'
import { Status } from '~/web/kit/status'
import { DraftExceptions } from './exceptions'
import { DraftGrid } from './grid'
import { stepsOf } from './levels'
import { settleAction } from './settle-action'

/** Whence a draft is sent to the first level by hand: corrected, its exceptions settled, or before its period ends. */
const SUBMITTED_FROM: readonly string[] = ['draft', 'exception', 'collecting']
const INBOX = '/sales-management/invoice-draft/overview'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const id = new URL(request.url).searchParams.get('id')
  if (!id) return null
  return take(apiFor({ request, context }).billing['invoice-draft'][':id'].$get({ param: { id } }))
}

export async function action({ request, context }: ActionFunctionArgs) {
  const id = new URL(request.url).searchParams.get('id') ?? ''
  const asked = await readIntent(request.clone())
  const api = apiFor({ request, context, key: asked.key }).billing['invoice-draft']
  const settled = settleAction(api, asked.intent, asked.fields)
  if (settled) return settled
  const { values, raw, intent } = await readForm(request, DraftUpdate)
  const json = { ...values, submit: intent === 'save-new' }
  const saved = await attempt(api[':id'].$put({ param: { id }, json }))
  return saved.ok
    ? done(request, `${INBOX}?view=${json.submit ? 'mine' : 'others'}&item=${id}`, `${saved.data.draftNo} saved`)
    : refused(saved.problem, raw)
}

const NoDraft = () => (
  <>
    <PageHead title="Edit invoice draft" />
    <div className="grid place-items-center px-6 py-16">
      <EmptyNote icon={FilePen} title="Choose a draft first">
        <Link to={INBOX} className="text-link">
          Open the invoice drafts
        </Link>
      </EmptyNote>
    </div>
  </>
)

/** Corrects a draft before it is approved: a different price or quantity needs its reason, and starts again at level 1. */
export default function DraftEdit() {
  const draft = useLoaderData<typeof loader>()
  const can = useCan()
  const [typed, setTyped] = useState(false)
  if (!draft) return <NoDraft />
  const mayEdit = can('manage', 'invoice_draft') && !hasEnded(draft.status)
  return (
    <FormScreen
      title={`Edit ${draft.draftNo}`}
      values={{ ...draft, adjustments: [] }}
      readOnly={!mayEdit}
      back={INBOX}
      save="Save draft"
      wide
      {...(SUBMITTED_FROM.includes(draft.status) ? { again: 'Save and submit' } : {})}
      note={`${draft.customerName}, ${draft.projectName}, ${showDate(draft.fromDate)} to ${showDate(draft.toDate)}`}
      actions={<Status of="invoiceDraft" value={draft.status} />}
      footnote="Changing billed amounts sends the draft back to level 1."
      before={
        <div className="mb-2 grid gap-2 empty:hidden">
          {draft.decidedReason && (
            <p data-tone="stop" className="tone flex flex-wrap gap-x-3 rounded-lg px-4 py-2 text-table">
              <span className="font-semibold">Sent back</span>
              <span>“{draft.decidedReason}”</span>
            </p>
          )}
          <DraftExceptions
            exceptions={draft.exceptions}
            lines={draft.lines}
            why={typed ? 'Save your changes first' : undefined}
          />
        </div>
      }
    >
      <div className="col-span-12 grid min-w-0 gap-6">
        <DraftGrid draft={draft} mayEdit={mayEdit} onTyped={setTyped} />
        <Steps steps={stepsOf(draft, draft.approvals)} />
      </div>
    </FormScreen>
  )
}
