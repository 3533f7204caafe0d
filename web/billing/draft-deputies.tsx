import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { DraftDeputy } from '~/domain/billing/draft-deputy'
import { apiFor, attempt, listOf } from '~/web/kit/api'
import type { DraftWithoutApprover } from '~/web/kit/client/billing'
import { showDate } from '~/web/kit/dates'
import { closed, done } from '~/web/kit/done'
import { showMoney } from '~/web/kit/figures'
import { DialogForm } from '~/web/kit/form/dialog-form'
import { fieldsOf } from '~/web/kit/form/fields-of'
import type { Column } from '~/web/kit/list/column'
import { useEditLink } from '~/web/kit/list/edit-link'
import { ListScreen } from '~/web/kit/list/screen'
import { readForm, refused } from '~/web/kit/read-form'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { billing } = apiFor({ request, context })
  return { page: await listOf(billing['invoice-draft']['without-approver'].$get({})) }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { values, raw, key } = await readForm(request, DraftDeputy)
  const call = apiFor({ request, context, key }).billing['invoice-draft'][':id'].deputy
  const json = { version: values.version, salespersonId: values.salespersonId }
  const saved = await attempt(call.$put({ param: { id: String(raw.id) }, json }))
  return saved.ok ? done(request, closed(request), 'Deputy named') : refused(saved.problem, raw)
}

const Field = fieldsOf<typeof DraftDeputy>()

/** Drafts whose salesperson made or changed them: a deputy approves level 1. */
export default function DraftDeputies() {
  const { page } = useLoaderData<typeof loader>()
  const { editing, to } = useEditLink()
  const chosen = page.rows.find(row => row.id === editing)
  return (
    <ListScreen<DraftWithoutApprover>
      title="Drafts without an approver"
      noun={['draft', 'drafts']}
      page={page}
      columns={COLUMNS}
      open={row => to(row.id)}
      empty={{ text: 'Every draft at level 1 has somebody who can approve it.' }}
    >
      {chosen && (
        <DialogForm
          key={chosen.id}
          title={`Name a deputy for ${chosen.draftNo}`}
          values={{ id: chosen.id, version: chosen.version }}
          save="Name deputy"
          description="For this draft only. Set a permanent deputy on the customer."
        >
          <Field.Select
            name="salespersonId"
            label="Deputy"
            choices={chosen.choices.map(of => [of.salespersonId, of.name] as const)}
          />
        </DialogForm>
      )}
    </ListScreen>
  )
}

const COLUMNS: readonly Column<DraftWithoutApprover>[] = [
  { key: 'draftNo', label: 'Draft', show: row => <span className="code">{row.draftNo}</span> },
  { key: 'customerName', label: 'Customer', show: row => row.customerName, phone: 'meta' },
  { key: 'projectName', label: 'Project', show: row => row.projectName, phone: 'meta' },
  { key: 'salespersonName', label: 'Salesperson', show: row => row.salespersonName, phone: 'none' },
  { key: 'updatedAt', label: 'Submitted', show: row => showDate(row.updatedAt), phone: 'none' },
  { key: 'total', label: 'Total', show: row => showMoney(row.total), align: 'right', phone: 'end' },
]
