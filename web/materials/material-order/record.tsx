import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, useSearchParams } from '@remix-run/react'
import { monthWord } from '~/domain/kit/month-words'
import * as kitWords from '~/domain/kit/words'
import * as words from '~/domain/materials/words'
import { apiFor, take } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { showDateTime } from '~/web/kit/dates'
import { showMass, showMoney } from '~/web/kit/figures'
import { PlainTable } from '~/web/kit/page-grid'
import { RecordScreen } from '~/web/kit/record/record-screen'
import { Timeline } from '~/web/kit/record/timeline'
import { Badge } from '~/web/ui/badge'
import { Card } from '~/web/ui/card'
import { differenceOf, orderTone, orderWord } from '../words'
import { actOnReceipt } from './receipt-action'
import { RECEIPT_VERBS, ReceiptDialog, VERB_WORDS } from './receipt-dialogs'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const api = apiFor({ request, context }).materials['material-order']
  return take(api[':id'].receipt.$get({ param: { id: params.id! } }))
}

export const action = ({ request, context, params }: ActionFunctionArgs) => actOnReceipt(request, context, params.id!)

/** A material order: what was weighed, what is open with the supplier, and every entry of it in the ledger. */
export default function MaterialOrderRecord() {
  const order = useLoaderData<typeof loader>()
  const mayManage = useCan()('manage', 'material_order')
  const [params] = useSearchParams()
  const verbs = mayManage ? RECEIPT_VERBS.filter(verb => order.open.includes(verb)) : []
  const asked = verbs.find(verb => verb === params.get('edit'))
  return (
    <>
      <RecordScreen
        kind={words.orderKind()}
        title={order.materialName}
        id={order.orderNo}
        status={<Badge tone={orderTone(order.status)}>{orderWord(order.status)}</Badge>}
        notice={
          order.decisionReason && (
            <p data-tone={orderTone(order.status)} className="tone rounded-lg px-4 py-2.5 text-table">
              <span className="font-semibold">{order.decidedByName}:</span> {order.decisionReason}
            </p>
          )
        }
        facts={[
          { label: words.orderPlantAndSilo(), value: `${order.plantName}, ${order.siloCode}` },
          { label: words.orderSource(), value: order.sourceName ?? '–' },
          { label: words.orderExpected(), value: showDateTime(order.expectedAt) },
          { label: kitWords.fieldReceivedOn(), value: order.receivedAt ? showDateTime(order.receivedAt) : '–' },
          { label: words.orderTicket(), value: order.ticketNo ?? '–' },
        ]}
        actions={verbs.map((verb, place) => ({
          label: VERB_WORDS[verb](),
          to: `?edit=${verb}`,
          look: place === 0 && verb !== 'correct' ? 'primary' : 'plain',
        }))}
        tabs={[
          { key: 'receipt', label: words.orderReceipt(), content: () => <Receipt /> },
          {
            key: 'timeline',
            label: kitWords.recordTimeline(),
            count: order.history.length,
            content: () => <Timeline rows={order.history} names={{ decidedBy: words.receiptDecidedBy() }} />,
          },
        ]}
        rail={order.supplier && <Supplier />}
      />
      {asked && <ReceiptDialog key={asked} verb={asked} order={order} />}
    </>
  )
}

/** Where every kilogram of the order is, and the entries that say so. */
function Receipt() {
  const order = useLoaderData<typeof loader>()
  const { account, entries, receivedKg, orderedKg, claimKg, claimAmount, creditNo, creditAmount } = order
  const weighed = receivedKg ? `${showMass(receivedKg)} (${differenceOf(orderedKg, receivedKg)})` : '–'
  const lines: [string, string][] = [
    [words.orderOrdered(), showMass(account.orderedKg)],
    [words.orderWeighed(), weighed],
    [words.receiptOpen(), showMass(account.openKg)],
    [words.receiptSettled(), showMass(account.settledKg)],
    [words.receiptPayable(), showMass(account.payableKg)],
    [words.orderPrice(), order.pricePerTonne === null ? '–' : showMoney(order.pricePerTonne)],
    [words.receiptPayableAmount(), account.payableAmount === null ? '–' : showMoney(account.payableAmount)],
  ]
  if (claimKg) lines.push([words.receiptClaimKg(), `${showMass(claimKg)}, ${showMoney(claimAmount ?? '0')}`])
  if (creditNo) lines.push([words.receiptCreditNo(), `${creditNo}, ${showMoney(creditAmount ?? '0')}`])
  return (
    <div className="grid gap-4">
      <Card title={words.receiptAccount()}>
        <Lines of={lines} />
      </Card>
      <Card title={words.receiptLedger()} flush={entries.length > 0}>
        {entries.length === 0 && <p className="text-muted text-table">{words.receiptNoEntries()}</p>}
        {entries.length > 0 && (
          <PlainTable
            caption={words.receiptLedger()}
            rows={entries}
            id={row => row.id}
            columns={[
              {
                label: words.receiptEntry(),
                show: row => (row.reversesId ? words.receiptReversal() : words.stockReceived()),
              },
              { label: words.siloTime(), show: row => showDateTime(row.at) },
              { label: kitWords.fieldReason(), show: row => row.remarks },
              { label: kitWords.fieldQuantity(), show: row => showMass(row.kg), align: 'right' },
            ]}
          />
        )}
      </Card>
    </div>
  )
}

/** What its supplier delivered in that month, over all orders. */
function Supplier() {
  const { supplier, sourceName } = useLoaderData<typeof loader>()
  if (!supplier) return null
  return (
    <Card title={words.receiptSupplier({ source: sourceName ?? '', month: monthWord(supplier.month) })}>
      <Lines
        of={[
          [words.receiptOrders(), String(supplier.orders)],
          [words.orderWeighed(), showMass(supplier.receivedKg)],
          [words.receiptOpen(), showMass(supplier.openKg)],
          [words.receiptPayable(), showMass(supplier.payableKg)],
          [words.receiptClaimed(), showMoney(supplier.claimAmount)],
          [words.receiptCredited(), showMoney(supplier.creditAmount)],
          [words.receiptPayableAmount(), showMoney(supplier.payableAmount)],
        ]}
      />
      {supplier.unpriced > 0 && (
        <p className="mt-2 text-meta text-muted">{words.receiptUnpriced({ count: supplier.unpriced })}</p>
      )}
    </Card>
  )
}

const Lines = ({ of }: { of: readonly (readonly [label: string, value: string])[] }) => (
  <dl className="figures grid max-w-120 grid-cols-[1fr_auto] gap-x-6 gap-y-1 text-table">
    {of.map(([label, value]) => (
      <div key={label} className="contents">
        <dt className="text-muted">{label}</dt>
        <dd className="text-right font-semibold">{value}</dd>
      </div>
    ))}
  </dl>
)
