import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ADJUSTED_WORDS } from '~/domain/pricing/price-adjustment/price-adjustment'
import { apiFor, attempt, take } from '~/web/kit/api'
import { useCan, useUser } from '~/web/kit/can'
import { showDate, showDateTime } from '~/web/kit/dates'
import { countOf } from '~/web/kit/figures'
import { Pairs } from '~/web/kit/page-grid'
import { readIntent } from '~/web/kit/read-form'
import { RecordScreen } from '~/web/kit/record/record-screen'
import { Card } from '~/web/ui/card'
import { QuoteStatus } from '../pricing-status'
import { decisionOf, decisionsOn, stepOf } from './decision'
import { AdjustmentLines, factsOfEffect } from './lines'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { pricing } = apiFor({ request, context })
  return take(pricing['price-adjustment'][':id'].$get({ param: { id: params.id! }, query: { limit: '200' } }))
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { intent, fields, key } = await readIntent(request)
  const call = apiFor({ request, context, key }).pricing['price-adjustment'].approveReject
  return attempt(call.$post({ json: decisionOf(intent, fields) }))
}

/** A change of many prices as its approver judges it: every line with volume, money and margin before it is decided. */
export default function AdjustmentRecord() {
  const of = useLoaderData<typeof loader>()
  const can = useCan()
  const me = useUser()
  const mayDecide = can('write', 'pricing_approval') && of.status === 'submitted'
  return (
    <RecordScreen
      kind="Price adjustment"
      title={of.name}
      id={of.adjustmentNo}
      status={<QuoteStatus value={of.status} />}
      facts={[
        { label: 'By', value: `${stepOf(of)} from ${showDate(of.fromDate)}` },
        ...factsOfEffect(of.summary).slice(1, 5),
      ]}
      actions={mayDecide ? decisionsOn(of, of.submittedBy === me?.id) : []}
      tabs={[
        {
          key: 'prices',
          label: 'Prices',
          count: of.page.total,
          content: () => (
            <>
              {of.page.total > of.page.rows.length && (
                <p className="mb-2 text-muted text-table">
                  The first {of.page.rows.length} are shown; the figures above are of all.
                </p>
              )}
              <Card flush>
                <AdjustmentLines lines={of.page.rows} fromDate={of.fromDate} />
              </Card>
            </>
          ),
        },
        { key: 'rule', label: 'Rule and decision', content: () => <Rule of={of} /> },
      ]}
    />
  )
}

type Detail = ReturnType<typeof useLoaderData<typeof loader>>
const others = (count: number) => (count ? [countOf(count, ['other', 'others'])] : [])
const every = (names: readonly string[], else_: string) => names.join(', ') || else_

const Rule = ({ of }: { of: Detail }) => (
  <div className="grid gap-4">
    <Card title="Rule">
      <Pairs
        columns={3}
        rows={[
          ['Region', of.regionName],
          ['What changes', of.appliesTo.map(one => ADJUSTED_WORDS[one]).join(', ')],
          ['Change', `${stepOf(of)}, to the nearest S$ ${Number(of.roundTo)}`],
          ['Families', every(of.families, 'All')],
          ['Products', every(of.productCodes, 'All')],
          ['Categories', every(of.categoryNames, 'All')],
          ['Customers', every([...of.customerNames, ...others(of.otherCustomers)], 'All')],
        ]}
      />
    </Card>
    <Card title="Decision">
      <Pairs
        columns={3}
        rows={[
          ['Reason', of.reason],
          ['Requested by', of.submittedByName],
          ['Requested', showDateTime(String(of.submittedAt))],
          ['Decided by', of.decidedByName],
          ['Decided', showDateTime(of.decidedAt ? String(of.decidedAt) : null)],
        ]}
      />
    </Card>
  </div>
)
