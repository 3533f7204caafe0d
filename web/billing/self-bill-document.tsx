import { Form, useActionData, useNavigation } from '@remix-run/react'
import { useState } from 'react'
import { DayField } from '~/web/kit/form/day-field'
import { useFormKey } from '~/web/kit/form/form-key'
import { PlainTable } from '~/web/kit/page-grid'
import type { Problem } from '~/web/kit/problem'
import { Button } from '~/web/ui/button'
import { Card } from '~/web/ui/card'
import { Input } from '~/web/ui/input'
import type { SelfBillLine } from './self-bill-lines'

type Bill = {
  version: number
  documentNo: string | null
  documentDate: string | null
  documentGst: string | null
  documentTotal: string | null
  gst: string
  draftTotal: string
  rows: readonly SelfBillLine[]
}
type Answer = { ok: boolean; problem?: Problem } | undefined

/** The customer's invoice by hand: our lines to go by, each with what the customer bills; an empty line is left out. */
export function SelfBillDocumentForm({ bill, today }: { bill: Bill; today: string }) {
  const answer = useActionData<Answer>()
  const busy = useNavigation().state === 'submitting'
  const key = useFormKey(answer)
  const [added, setAdded] = useState(2)
  const taken = Boolean(bill.documentNo)
  const rows = [
    ...bill.rows.map(({ ours, theirs }) => ({
      docketNo: theirs?.docketNo ?? ours?.doNumber ?? '',
      description: theirs ? theirs.description : (ours?.description ?? ''),
      quantity: theirs?.quantity ?? (taken ? '' : ours?.quantity),
      amount: theirs?.amount ?? (taken ? '' : ours?.amount),
    })),
    ...Array.from({ length: added }, () => ({ docketNo: '', description: '', quantity: '', amount: '' })),
  ].map((row, at) => ({ ...row, id: String(at) }))
  const problem = answer && !answer.ok ? answer.problem : undefined
  return (
    <Card title="The customer’s invoice">
      <Form method="post" className="grid gap-4" key={bill.version}>
        <input type="hidden" name="version" value={bill.version} />
        <input type="hidden" name="today" value={today} />
        <input type="hidden" name="_key" value={key} />
        {problem && (
          <p role="alert" data-tone="stop" className="tone rounded-lg px-4 py-2 text-table">
            {Object.values(problem.errors ?? {}).flat()[0] ?? problem.detail}
          </p>
        )}
        <div className="grid gap-4 md:grid-cols-4">
          <Typed name="documentNo" label="Invoice number" value={bill.documentNo ?? ''} />
          <DayField name="documentDate" label="Invoice date" day={bill.documentDate ?? today} />
          <Typed name="gst" label="GST, S$" value={bill.documentGst ?? bill.gst} right />
          <Typed name="total" label="Total with GST, S$" value={bill.documentTotal ?? bill.draftTotal} right />
        </div>
        <PlainTable
          caption="Lines of the customer’s invoice"
          rows={rows}
          id={row => row.id}
          columns={[
            { label: 'Docket', show: row => <Cell at={row.id} name="docketNo" label="Docket" value={row.docketNo} /> },
            {
              label: 'Description',
              show: row => <Cell at={row.id} name="description" label="Description" value={row.description} />,
            },
            {
              label: 'Quantity',
              show: row => <Cell at={row.id} name="quantity" label="Quantity" value={row.quantity} right />,
            },
            {
              label: 'Amount, S$',
              show: row => <Cell at={row.id} name="amount" label="Amount, S$" value={row.amount} right />,
            },
          ]}
        />
        <div className="flex gap-3">
          <Button type="submit" name="intent" value="document" look="primary" disabled={busy}>
            Compare
          </Button>
          <Button type="button" onClick={() => setAdded(added + 5)}>
            Add lines
          </Button>
        </div>
      </Form>
    </Card>
  )
}

type Field = { name: string; label: string; value: string | null | undefined; right?: boolean }

const Typed = ({ name, label, value, right }: Field) => (
  <div className="grid content-start gap-1">
    <label htmlFor={`document-${name}`} className="font-semibold text-table">
      {label}
    </label>
    <Input
      id={`document-${name}`}
      name={name}
      autoComplete="off"
      className={right ? 'figures text-right' : undefined}
      defaultValue={value ?? ''}
    />
  </div>
)

const Cell = ({ at, name, label, value, right }: Field & { at: string }) => (
  <Input
    name={`${name}.${at}`}
    aria-label={`${label}, line ${Number(at) + 1}`}
    autoComplete="off"
    className={right ? 'figures text-right' : undefined}
    defaultValue={value ?? ''}
  />
)
