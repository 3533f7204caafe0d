import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { EFFECT_DAYS } from '~/domain/pricing/price-adjustment/effect'
import { ADJUSTED_WORDS } from '~/domain/pricing/price-adjustment/price-adjustment'
import { apiFor, attempt, take } from '~/web/kit/api'
import { useCan, useUser } from '~/web/kit/can'
import { showDate } from '~/web/kit/dates'
import { countOf, showSignedMoney } from '~/web/kit/figures'
import { Pairs } from '~/web/kit/page-grid'
import { readIntent } from '~/web/kit/read-form'
import { RecordScreen } from '~/web/kit/record/record-screen'
import { Card } from '~/web/ui/card'
import { DecisionCard } from '../decision-card'
import { QuoteStatus } from '../pricing-status'
import { decisionOf, decisionsOn, stepOf } from './decision'
import { AdjustmentEffect, lowestMargin } from './lines'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { pricing } = apiFor({ request, context })
  return take(pricing['price-adjustment'][':id'].$get({ param: { id: params.id! } }))
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
        { label: `Effect on ${EFFECT_DAYS} days before GST`, value: showSignedMoney(of.summary.effect) },
        { label: 'Lowest margin after', value: lowestMargin(of.summary) },
      ]}
      actions={mayDecide ? decisionsOn(of, of.submittedBy === me?.id) : []}
      tabs={[
        {
          key: 'prices',
          label: 'Prices',
          count: of.summary.lines,
          content: () => (
            <Card flush>
              <AdjustmentEffect summary={of.summary} prices={of.prices} fromDate={of.fromDate} />
            </Card>
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
    <DecisionCard
      reason={of.reason}
      submittedBy={of.submittedByName}
      submittedAt={of.submittedAt}
      decidedBy={of.decidedByName}
      decidedAt={of.decidedAt}
      decisionReason={of.decisionReason}
    />
  </div>
)
