import { countOf, showMoney, showNumber } from '~/web/kit/figures'
import { PlainTable } from '~/web/kit/page-grid'
import { Badge } from '~/web/ui/badge'
import { Card } from '~/web/ui/card'

type Ours = {
  id: string
  doNumber: string | null
  description: string
  quantity: string
  unit: string
  unitPrice: string
  amount: string
  disputed: boolean
}
type Theirs = { id: string; docketNo: string | null; description: string | null; quantity: string; amount: string }
export type SelfBillLine = { state: string | null; ours: Ours | null; theirs: Theirs | null }
type Sums = Record<'stated' | 'agreed' | 'disputed' | 'differing' | 'missingThere' | 'missingHere' | 'document', string>

const STATES: Record<string, { label: string; tone: 'done' | 'stop' | 'waiting' }> = {
  equal: { label: 'Equal', tone: 'done' },
  quantity: { label: 'Quantity', tone: 'stop' },
  price: { label: 'Price', tone: 'stop' },
  missing_there: { label: 'Not on its invoice', tone: 'waiting' },
  missing_here: { label: 'Not on our statement', tone: 'waiting' },
}

/** Both documents line by line, and the parts that make up the statement before GST. */
export function SelfBillLines({
  rows,
  sums,
  hasDocument,
}: {
  rows: readonly SelfBillLine[]
  sums: Sums
  hasDocument: boolean
}) {
  const parts = [
    ['Equal', sums.agreed],
    ['Differing', sums.differing],
    ['Not on its invoice', sums.missingThere],
    ['In dispute', sums.disputed],
    ['We state before GST', sums.stated],
    ['Not on our statement', sums.missingHere],
    ['It bills before GST', sums.document],
  ] as const
  return (
    <>
      {hasDocument && (
        <dl className="flex flex-wrap gap-x-6 gap-y-2 text-table">
          {parts.map(([name, value]) => (
            <div key={name}>
              <dt className="text-muted text-meta">{name}</dt>
              <dd className="figures">{showMoney(value)}</dd>
            </div>
          ))}
        </dl>
      )}
      <Card title={countOf(rows.length, 'line')} flush>
        <PlainTable
          caption="Lines of the statement"
          rows={rows.map(row => ({ ...row, id: (row.ours ?? row.theirs)!.id }))}
          id={row => row.id}
          columns={[
            {
              label: 'Docket',
              show: row => <span className="code">{row.ours?.doNumber ?? row.theirs?.docketNo ?? '–'}</span>,
            },
            { label: 'Description', show: row => row.ours?.description ?? row.theirs?.description ?? '–' },
            {
              label: 'Our quantity',
              align: 'right',
              show: row => row.ours && `${showNumber(String(Number(row.ours.quantity)))} ${row.ours.unit}`,
            },
            { label: 'We state', align: 'right', show: row => row.ours && showMoney(row.ours.amount) },
            ...(hasDocument
              ? [
                  {
                    label: 'Its quantity',
                    align: 'right' as const,
                    show: (row: SelfBillLine) => row.theirs && showNumber(String(Number(row.theirs.quantity))),
                  },
                  {
                    label: 'It bills',
                    align: 'right' as const,
                    show: (row: SelfBillLine) => row.theirs && showMoney(row.theirs.amount),
                  },
                  { label: 'Match', show: (row: SelfBillLine) => <Match of={row} /> },
                ]
              : []),
          ]}
        />
      </Card>
    </>
  )
}

function Match({ of }: { of: SelfBillLine }) {
  if (of.ours?.disputed) return <Badge tone="waiting">In dispute</Badge>
  const state = STATES[of.state ?? '']
  return state ? <Badge tone={state.tone}>{state.label}</Badge> : null
}
