import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { isWorded } from '~/domain/pricing/authority'
import { KIND_WORDS } from '~/domain/pricing/price-approval'
import { apiFor, attempt, take } from '~/web/kit/api'
import { ApprovalInbox } from '~/web/kit/approval/approval-inbox'
import type { ApprovalItem } from '~/web/kit/approval/approval-item'
import type { ApprovalStep } from '~/web/kit/approval/approval-steps'
import type { BulkAnswer } from '~/web/kit/approval/bulk-bar'
import type { PriceApprovalRow } from '~/web/kit/client/pricing'
import { showDateTime } from '~/web/kit/dates'
import { draftPath } from '~/web/kit/draft-path'
import { showMoney, showNumber, showUnitPrice } from '~/web/kit/figures'
import { Pairs, PlainTable } from '~/web/kit/page-grid'
import { readIntent } from '~/web/kit/read-form'
import { usePortalNow } from '~/web/kit/shell/clock'
import { Card } from '~/web/ui/card'
import { Changes, RepricedLoads } from './repriced-loads'

const MOST = 100

const VIEWS = {
  pending: { label: 'Pending', query: { status: 'pending', own: 'false' } },
  own: { label: 'Your requests', query: { status: 'pending', own: 'true' } },
  decided: { label: 'Decided', query: { status: 'decided' } },
} as const
type View = keyof typeof VIEWS
const KEYS = Object.keys(VIEWS) as View[]

export async function loader({ request, context }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams
  const api = apiFor({ request, context }).pricing['price-approval']
  const list = (view: View, limit: number) => take(api.$get({ query: { ...VIEWS[view].query, limit: String(limit) } }))
  const asked = params.get('view') ?? ''
  const view = KEYS.find(key => key === asked) ?? 'pending'
  const [page, ...totals] = await Promise.all([list(view, MOST), ...KEYS.map(key => list(key, 1))])
  const openId = params.get('item') ?? page.rows[0]?.id
  const open = openId ? await take(api[':id'].$get({ param: { id: openId } })) : null
  const change =
    open?.kind === 'repricing' && open.subjectId
      ? await take(apiFor({ request, context }).pricing.repricing[':id'].$get({ param: { id: open.subjectId } }))
      : null
  return { rows: page.rows, open, change, counts: totals.map(({ total }) => total) }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { intent, fields, key } = await readIntent(request)
  const decide = (item: { id: string; version: number }, approve: boolean, itemKey = key) =>
    attempt(
      apiFor({ request, context, key: itemKey }).pricing['price-approval'][':id'].decide.$post({
        param: { id: item.id },
        json: { version: item.version, approve, reason: fields.reason ?? null },
      }),
    )
  if (intent !== 'approve-many')
    return decide({ id: fields.id ?? '', version: Number(fields.version) }, intent === 'approve')
  const results: BulkAnswer['results'] = []
  for (const item of JSON.parse(fields.items ?? '[]')) {
    const decided = await decide(item, true, `${key}-${item.id}`)
    results.push({ id: item.id, ok: decided.ok, ...(decided.ok ? {} : { detail: decided.problem.detail }) })
  }
  return { results } satisfies BulkAnswer
}

/** Prices that their makers may not set alone, with what speaks for and against each. */
export default function PriceApprovals() {
  const { rows, open, change, counts } = useLoaderData<typeof loader>()
  const now = usePortalNow(60_000)
  const items = rows.map(row => itemOf(row, now))
  return (
    <ApprovalInbox
      title="Price approvals"
      views={KEYS.map((key, at) => ({ key, label: VIEWS[key].label, count: counts[at] ?? 0 }))}
      items={items}
      open={items.find(item => item.id === open?.id) ?? (open ? itemOf(open, now) : undefined)}
      steps={open ? stepsOf(open) : []}
      evidence={
        open && (
          <>
            {change && change.changes.length > 0 && <Changes changes={change.changes} />}
            <Evidence of={open} />
            {change && <RepricedLoads loads={change.loads} totals={change.totals} />}
          </>
        )
      }
      empty="No prices to approve."
    />
  )
}

type Row = PriceApprovalRow

function itemOf(row: Row, now: Date): ApprovalItem {
  const hours = Math.max(0, Math.floor((now.getTime() - new Date(row.askedAt).getTime()) / 3_600_000))
  return {
    id: row.id,
    version: row.version,
    title: row.label,
    detail: `${KIND_WORDS[row.kind]}, by ${row.askedByName}`,
    age: { text: hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} d`, tone: hours > 24 ? 'waiting' : 'neutral' },
    ...(row.lines[0]?.unitPrice && row.lines.length === 1 && !isWorded(row.kind)
      ? { amount: showUnitPrice(row.lines[0].unitPrice) }
      : {}),
    why: row.why ?? undefined,
  }
}

function stepsOf(row: Row): ApprovalStep[] {
  const asked: ApprovalStep = {
    label: 'Submitted',
    by: row.askedByName,
    at: row.askedAt,
    state: 'done',
    word: 'Submitted',
    reason: row.reason,
  }
  const label = row.neededFrom ? `Approval by ${row.neededFrom}` : 'Approval'
  if (row.status === 'pending') return [asked, { label, state: 'now' }]
  const state = row.status === 'approved' ? 'done' : 'rejected'
  return [asked, { label, by: row.decidedByName, at: row.decidedAt, state, reason: row.decisionReason }]
}

const WHERE: Partial<Record<Row['kind'], (id: string) => string>> = {
  order: id => `/order/detail?id=${id}`,
  product_price: id => `/sales-management/projects/overview/price/${id}`,
  repricing: id => `/sales-management/repricing/${id}`,
  price_list: id => `/sales-management/global-product-list/save?id=${id}`,
  term: id => `/sales-management/surcharges?itemId=${id}`,
  payment_term: () => '/sales-management/agreed-payment-term',
  gst_treatment: () => '/sales-management/agreed-gst-treatment',
  invoice_draft_line: draftPath,
}

function Evidence({ of }: { of: Row }) {
  const to = of.subjectId ? WHERE[of.kind]?.(of.subjectId) : undefined
  return (
    <>
      <Card
        title={of.label}
        aside={
          to && (
            <Link to={to} className="text-link text-table">
              Open
            </Link>
          )
        }
      >
        <Pairs
          columns={3}
          rows={[
            ['Price', KIND_WORDS[of.kind]],
            ['Submitted by', of.askedByName],
            ['Submitted', showDateTime(of.askedAt)],
            ['Reason', of.reason],
            ['Needs approval by', of.neededFrom],
          ]}
        />
      </Card>
      {isWorded(of.kind) ? (
        <Card title="What changes">{of.lines.map(line => line.what).join(', ')}</Card>
      ) : (
        <JudgedPrices of={of} />
      )}
    </>
  )
}

/** Each price with what it is judged on. Lines of a draft are judged by what they bill, a price by what it is for one. */
function JudgedPrices({ of }: { of: Row }) {
  const amounts = of.kind === 'invoice_draft_line'
  const show = amounts ? showMoney : showUnitPrice
  return (
    <Card title={of.lines.length === 1 ? 'Price' : `${of.lines.length} prices, the lowest margin first`}>
      <PlainTable
        caption="Prices"
        rows={of.lines}
        id={line => line.what + line.unitPrice}
        columns={[
          { label: 'Item', show: line => line.what },
          { label: amounts ? 'Amount' : 'Price', align: 'right', show: line => show(line.unitPrice) },
          { label: 'Without it', align: 'right', show: line => line.listPrice && show(line.listPrice) },
          { label: 'Below', align: 'right', show: line => percent(line.belowListPercent) },
          { label: 'Cost', align: 'right', show: line => line.cost && show(line.cost) },
          { label: 'Margin', align: 'right', show: line => percent(line.marginPercent) },
          { label: 'Given away', align: 'right', show: line => line.givenAway && showMoney(line.givenAway) },
        ]}
      />
    </Card>
  )
}

const percent = (value: string | null) => (value === null ? '' : `${showNumber(value, 1)} %`)
