import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { FilePen } from 'lucide-react'
import { DraftUpdate } from '~/domain/billing/invoice-draft'
import { gstRows } from '~/domain/billing/totals'
import { apiFor, attempt, take } from '~/web/kit/api'
import { Steps } from '~/web/kit/approval/approval-steps'
import { useCan } from '~/web/kit/can'
import { showDate } from '~/web/kit/dates'
import { done } from '~/web/kit/done'
import { showMoney, showVolume } from '~/web/kit/figures'
import { CheckFields } from '~/web/kit/form/check-fields'
import { fieldsOf, rowFieldsOf } from '~/web/kit/form/fields-of'
import { FormScreen } from '~/web/kit/form/form-screen'
import { Section } from '~/web/kit/form/section'
import { EmptyNote } from '~/web/kit/list/states'
import { Pairs } from '~/web/kit/page-grid'
import { PageHead } from '~/web/kit/page-head'
import { readForm, refused } from '~/web/kit/read-form'
import { Status } from '~/web/kit/status'
import { Card } from '~/web/ui/card'
import { stepsOf } from './levels'

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
  const { values, raw, intent, key } = await readForm(request, DraftUpdate)
  const json = { ...values, submit: intent === 'save-new' }
  const saved = await attempt(
    apiFor({ request, context, key }).billing['invoice-draft'][':id'].$put({ param: { id }, json }),
  )
  return saved.ok
    ? done(request, `${INBOX}?view=${json.submit ? 'mine' : 'others'}&item=${id}`, `${saved.data.draftNo} saved`)
    : refused(saved.problem, raw)
}

const Field = fieldsOf<typeof DraftUpdate>()
const Billed = rowFieldsOf<typeof DraftUpdate, 'lines'>()
const Adjustment = rowFieldsOf<typeof DraftUpdate, 'adjustments'>()

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
  if (!draft) return <NoDraft />
  const mayEdit = can('manage', 'invoice_draft') && draft.status !== 'invoiced' && draft.status !== 'withdrawn'
  const adjusted = draft.lines.filter(line => line.kind === 'adjustment')
  return (
    <FormScreen
      title={`Edit ${draft.draftNo}`}
      values={{ ...draft, lines: draft.lines.filter(line => line.kind !== 'adjustment'), adjustments: [] }}
      readOnly={!mayEdit}
      back={INBOX}
      save="Save draft"
      {...(SUBMITTED_FROM.includes(draft.status) ? { again: 'Save and submit' } : {})}
      note={`${draft.customerName}, ${draft.projectName}, ${showDate(draft.fromDate)} to ${showDate(draft.toDate)}`}
      actions={<Status of="invoiceDraft" value={draft.status} />}
      footnote="Changing billed amounts sends the draft back to level 1."
      aside={<Aside draft={draft} />}
    >
      <Section title="Reference">
        <Field.Text name="purchaseOrderNo" label="Purchase order" span={6} optional />
      </Section>
      <Section title="Lines">
        <Field.Rows name="lines" label="Billed lines" fixed hint="Leave the reason empty if nothing differs.">
          {({ index, value }) => <LineFields index={index} line={value as unknown as Line} />}
        </Field.Rows>
      </Section>
      <Section title="Adjustments">
        {adjusted.length > 0 && (
          <CheckFields
            name="removeLines"
            label="Take off the draft"
            choices={adjusted.map(
              ({ id, description, amount }) => [id, `${description}, ${showMoney(amount)}`] as const,
            )}
          />
        )}
        <Field.Rows
          name="adjustments"
          label="Further lines"
          add="Add adjustment"
          hint="A credit has a negative quantity."
        >
          {() => (
            <>
              <Adjustment.Text name="description" label="Description" span={4} />
              <Adjustment.Number name="quantity" label="Quantity" span={2} />
              <Adjustment.Text name="unit" label="Unit" span={3} />
              <Adjustment.UnitPrice name="unitPrice" label="Unit price" span={3} />
              <Adjustment.Text name="reason" label="Reason" span={12} />
            </>
          )}
        </Field.Rows>
      </Section>
    </FormScreen>
  )
}

type Line = { id: string; description: string; doNumber: string | null; unit: string; amount: string }

const LineFields = ({ index, line }: { index: number; line: Line }) => (
  <>
    <input type="hidden" name={`lines.${index}.id`} value={line.id} />
    <p className="col-span-12 flex flex-wrap items-baseline gap-x-3 text-table">
      <span className="font-semibold">{line.description}</span>
      {line.doNumber && <span className="code text-muted">{line.doNumber}</span>}
      <span className="figures ml-auto text-muted">{showMoney(line.amount)}</span>
    </p>
    <Billed.Number name="quantity" label="Quantity" unit={line.unit} span={3} />
    <Billed.UnitPrice name="unitPrice" label="Unit price" span={3} />
    <Billed.Text name="reason" label="Reason" span={4} optional />
    <Billed.Switch name="disputed" label="In dispute" span={2} />
  </>
)

type Shown = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>>

const Aside = ({ draft }: { draft: Shown }) => (
  <div className="grid gap-4">
    <Card title="Totals">
      <Pairs
        columns={1}
        rows={[
          ['Concrete', showVolume(draft.quantity)],
          ['Subtotal', showMoney(draft.subtotal)],
          ...gstRows(draft).map(({ label, gst }): [string, string] => [label, showMoney(gst)]),
          ['Total', showMoney(draft.total)],
        ]}
      />
    </Card>
    {draft.decidedReason && (
      <div data-tone="stop" className="tone rounded-lg px-4 py-3 text-table">
        <p className="font-semibold">Sent back</p>
        <p>“{draft.decidedReason}”</p>
      </div>
    )}
    <div className="[&_ol]:grid-flow-row">
      <Steps steps={stepsOf(draft.status, draft.round, draft.approvals)} />
    </div>
  </div>
)
