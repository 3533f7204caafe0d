import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { roleWords } from '~/domain/access/role-names'
import { causeLabel, FLAG_LABELS, type Flag } from '~/domain/deliveries/emodification'
import { sum } from '~/domain/kit/money'
import { apiFor, attempt, take } from '~/web/kit/api'
import { ApprovalInbox } from '~/web/kit/approval/approval-inbox'
import type { ApprovalItem } from '~/web/kit/approval/approval-item'
import type { BulkAnswer } from '~/web/kit/approval/bulk-bar'
import { showDate, showSpan } from '~/web/kit/dates'
import { showMoney } from '~/web/kit/figures'
import { readIntent } from '~/web/kit/read-form'
import { usePortalNow } from '~/web/kit/shell/clock'
import { EmodEvidence, stepsOf } from './emodification-evidence'
import { emodStatus } from './emodification-words'

const TURNS = ['mine', 'others', 'decided'] as const
const MOST = '100'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams
  const api = apiFor({ request, context }).deliveries.emodification
  const turn = TURNS.find(of => of === params.get('view')) ?? 'mine'
  const list = (of: (typeof TURNS)[number], limit: string) =>
    take(
      api['search-approval'].$get({
        query: { turn: of, limit, sort: of === 'decided' ? '-submittedAt' : 'submittedAt' },
      }),
    )
  const [page, ...counts] = await Promise.all([list(turn, MOST), ...TURNS.map(of => list(of, '1'))])
  const openId = params.get('item') ?? page.rows[0]?.id
  const open = openId ? await take(api.view[':id'].$get({ param: { id: openId } })) : null
  return { page, open, counts: counts.map(({ total }) => total) }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { intent, fields, key } = await readIntent(request)
  const decide = (id: string, version: number, ofKey: string) => {
    const api = apiFor({ request, context, key: ofKey }).deliveries.emodification
    const decision = intent === 'reject' ? ('reject' as const) : ('approve' as const)
    const json = { decision, version, reason: fields.reason || null }
    return attempt(api['process-approval'][':id'].$post({ param: { id }, json }))
  }
  if (intent !== 'approve-many') return decide(fields.id ?? '', Number(fields.version), key)
  const results: BulkAnswer['results'] = []
  // One after the other, each for itself: a refused one does not hold up the others.
  for (const { id, version } of JSON.parse(fields.items ?? '[]') as { id: string; version: number }[]) {
    const decided = await decide(id, version, `${key}-${id}`)
    results.push({ id, ok: decided.ok, detail: decided.ok ? '' : decided.problem.detail })
  }
  return { results } satisfies BulkAnswer
}

/** Requests by whose turn it is; the open one with before and after, its effect and its steps. */
export default function EmodApproval() {
  const { page, open, counts } = useLoaderData<typeof loader>()
  const now = usePortalNow(60_000)
  const items = page.rows.map(row => itemOf(row, now))
  const amounts = new Map(page.rows.map(row => [row.id, row.amount]))
  const shown = items.find(item => item.id === open?.emodification.id) ?? (open ? itemOf(rowOf(open), now) : undefined)
  return (
    <ApprovalInbox
      title="E-modification approval"
      views={[
        { key: 'mine', label: 'My turn', count: counts[0] ?? 0 },
        { key: 'others', label: 'Others', count: counts[1] ?? 0 },
        { key: 'decided', label: 'Decided', count: counts[2] ?? 0 },
      ]}
      items={items}
      open={shown}
      totalOf={picked => showMoney(sum(picked.map(item => amounts.get(item.id) ?? '0')).toFixed(2))}
      steps={open ? stepsOf(open) : []}
      evidence={open && <EmodEvidence view={open} />}
      empty="No requests for you to approve."
    />
  )
}

type Row = Awaited<ReturnType<typeof useLoaderData<typeof loader>>>['page']['rows'][number]
type Open = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>['open']>

function itemOf(row: Row, now: Date): ApprovalItem {
  const seconds = (now.getTime() - Date.parse(row.submittedAt)) / 1000
  const days = seconds / 86_400
  return {
    id: row.id,
    version: row.version,
    title: row.doNumber,
    detail: `${causeLabel(row.cause)}, ${row.customerName}, ${showDate(row.doDate)}`,
    age: { text: showSpan(seconds), tone: days > 2 ? 'stop' : days > 1 ? 'waiting' : 'neutral' },
    flags: row.flags.map(flag => FLAG_LABELS[flag as Flag] ?? flag),
    why: row.mine ? undefined : whyNot(row),
    ...amountOf(row),
  }
}

function whyNot(row: Row): string {
  const level = ['submitted', 'approved_1', 'approved_2'].indexOf(row.status)
  if (level < 0) return `It is ${emodStatus(row.status).label.toLowerCase()}.`
  return `Level ${level + 1} is for ${roleWords(row.levelRoles[level] ?? [])}, but not for the person who asked or approved before.`
}

const amountOf = (row: { amount?: string | null }) =>
  row.amount && Number(row.amount) !== 0 ? { amount: showMoney(row.amount) } : {}

/** The open request as a line, where the list that holds it is another view. */
const rowOf = ({ emodification: of, order, load, actions }: Open): Row =>
  ({
    ...of,
    customerName: order.customerName,
    projectName: order.projectName,
    plantName: order.plantName,
    doQuantity: load.doQuantity,
    mine: actions.includes('approve'),
  }) as unknown as Row
