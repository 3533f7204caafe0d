import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { apiFor, attempt } from '~/web/kit/api'
import { showDate, showDateTime } from '~/web/kit/dates'
import { showMoney, showNumber } from '~/web/kit/figures'
import { Pairs, PlainTable } from '~/web/kit/page-grid'
import { Status } from '~/web/kit/status'
import { Card } from '~/web/ui/card'
import { askedOf, LookUpPage } from './search-page'

/** A draft by its number or id: the number is what callers have. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const draftNo = askedOf(request, 'draftNo')
  if (!draftNo) return { draftNo, draft: null }
  const api = apiFor({ request, context }).billing['invoice-draft']
  const listed = await attempt(api.list.$post({ json: { keyword: draftNo, limit: 5 } }))
  const row = listed.ok ? listed.data.rows.find(one => one.draftNo === draftNo) : undefined
  const found = await attempt(api[':id'].$get({ param: { id: row?.id ?? draftNo } }))
  return { draftNo, draft: found.ok ? found.data : null }
}

type Draft = NonNullable<Awaited<ReturnType<typeof loader>>['draft']>

/** An invoice draft with its lines and who approved it. */
export default function InvoiceDraft() {
  const { draftNo, draft } = useLoaderData<typeof loader>()
  return (
    <LookUpPage
      title={draft ? `Draft ${draft.draftNo}` : 'Invoice draft'}
      note="Its lines with their prices, and each step of its approval."
      name="draftNo"
      label="Draft number"
      value={draftNo}
      found={draft !== null}
      closeTo="/support/invoice-draft"
    >
      {draft && <Found draft={draft as Draft} />}
    </LookUpPage>
  )
}

const Found = ({ draft }: { draft: Draft }) => (
  <>
    <Card title="Draft">
      <Pairs
        columns={3}
        rows={[
          ['Status', <Status key="status" of="invoiceDraft" value={draft.status} />],
          ['Customer', `${draft.customerName}, ${draft.customerCode}`],
          ['Project', draft.projectName],
          ['Period', `${showDate(draft.fromDate)} – ${showDate(draft.toDate)}`],
          ['Total', showMoney(draft.total)],
          ['Salesperson', draft.salespersonName],
        ]}
      />
    </Card>
    <Card title="Lines" flush>
      <PlainTable
        caption="Lines"
        rows={draft.lines}
        id={row => row.id}
        columns={[
          { label: 'What', show: row => row.description },
          { label: 'Quantity', show: row => `${showNumber(row.quantity)} ${row.unit}`, align: 'right' },
          { label: 'Price', show: row => showNumber(row.unitPrice, 4), align: 'right' },
          { label: 'Amount', show: row => showMoney(row.amount), align: 'right' },
        ]}
      />
    </Card>
    <Card title="Approvals" flush>
      <PlainTable
        caption="Approvals"
        rows={draft.approvals}
        id={row => row.id}
        columns={[
          { label: 'Round', show: row => row.round },
          { label: 'Level', show: row => row.level },
          { label: 'Decision', show: row => row.decision },
          { label: 'By', show: row => row.approverName },
          { label: 'When', show: row => showDateTime(row.at) },
        ]}
      />
    </Card>
  </>
)
