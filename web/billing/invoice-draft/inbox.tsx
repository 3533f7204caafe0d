import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { FilePlus2 } from 'lucide-react'
import { isDecided } from '~/domain/billing/decided-line'
import { exceptionKind } from '~/domain/billing/draft-exception'
import { type DraftStatus, hasEnded, levelsFor, mendsDrafts } from '~/domain/billing/invoice-draft'
import { billWord, isNote } from '~/domain/billing/note'
import { sum } from '~/domain/kit/money'
import { ageInDays } from '~/domain/kit/time'
import { apiFor, attempt, take } from '~/web/kit/api'
import { ApprovalInbox } from '~/web/kit/approval/approval-inbox'
import type { ApprovalItem } from '~/web/kit/approval/approval-item'
import { canOf, useCan } from '~/web/kit/can'
import type { DraftRow } from '~/web/kit/client/billing'
import { showDate } from '~/web/kit/dates'
import { showMoney } from '~/web/kit/figures'
import { sessionOf } from '~/web/kit/session-of'
import { usePortalNow } from '~/web/kit/shell/clock'
import { Button } from '~/web/ui/button'
import { actOnDraft } from './draft-action'
import { DraftEvidence } from './evidence'
import { stepsOf } from './levels'

const LEVEL_VIEWS: DraftStatus[] = ['with_sales', 'with_manager', 'with_ceo']
const DECIDED: DraftStatus[] = ['approved', 'invoiced', 'withdrawn']
const MOST = 100

export async function loader({ request, context }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams
  const api = apiFor({ request, context }).billing['invoice-draft']
  const session = await sessionOf(request, context)
  const can = canOf(session?.rules ?? [])
  const mine = levelsFor(can)
  const groups: Record<string, DraftStatus[]> = {
    // What was sent back is for sales: finance does not edit a draft.
    mine: mine.length ? [...mine, ...(mendsDrafts(can) ? (['draft'] as const) : [])] : ['exception', 'collecting'],
    others: [...LEVEL_VIEWS, 'exception', 'draft', 'collecting'],
    decided: DECIDED,
  }
  const view = params.get('view') ?? 'mine'
  const turns: Record<string, 'mine' | 'others' | undefined> = mine.length ? { mine: 'mine', others: 'others' } : {}
  const list = (of: string, limit: number) =>
    take(api.list.$post({ json: { status: groups[of]!, turn: turns[of], limit, sort: 'fromDate,projectName' } }))
  const [page, others, decided, own, together] = await Promise.all([
    list(groups[view] ? view : 'mine', MOST),
    list('others', 1),
    list('decided', 1),
    list('mine', 1),
    mine.length && (view === 'mine' || !groups[view]) ? attempt(api['within-limits'].$get()) : null,
  ])
  const openId = params.get('item') ?? page.rows[0]?.id
  const param = { id: openId ?? '' }
  const [open, proof] = openId
    ? await Promise.all([take(api[':id'].$get({ param })), attempt(api[':id'].evidence.$get({ param }))])
    : [null, null]
  return {
    page,
    open,
    proof: proof?.ok ? proof.data : null,
    together: together?.ok ? together.data : null,
    counts: { mine: own.total, others: others.total, decided: decided.total },
  }
}

export const action = ({ request, context }: ActionFunctionArgs) => actOnDraft(request, context)

/** The drafts that wait for me, for others and that are decided; the open one with all that it is decided on. */
export default function DraftInbox() {
  const { page, open, proof, together, counts } = useLoaderData<typeof loader>()
  const now = usePortalNow(60_000)
  const can = useCan()
  const mine = levelsFor(can)
  const listed = new Set(page.rows.map(row => row.id))
  // Those of the group that are further down than the first page stand below it.
  const rows = [...page.rows, ...(together?.drafts.filter(row => !listed.has(row.id)) ?? [])]
  const items = rows.map(row => itemOf(row, now, mine))
  const shown =
    items.find(item => item.id === open?.id) ??
    (open ? itemOf({ ...open, byHand: open.lines.some(isDecided) }, now, mine) : undefined)
  const amounts = new Map(rows.map(row => [row.id, row.total]))
  return (
    <ApprovalInbox
      title="Invoice drafts"
      views={[
        { key: 'mine', label: 'My turn', count: counts.mine },
        { key: 'others', label: 'Others', count: counts.others },
        { key: 'decided', label: 'Decided', count: counts.decided },
      ]}
      items={items}
      open={shown}
      totalOf={picked => showMoney(sum(picked.map(item => amounts.get(item.id) ?? '0')).toFixed(2))}
      group={together ? { label: 'Within limits', key: 'c', ids: together.drafts.map(row => row.id) } : undefined}
      steps={open ? stepsOf(open, open.approvals) : []}
      evidence={
        open && (
          <DraftEvidence
            draft={open}
            proof={proof}
            edit={
              can('manage', 'invoice_draft') && !hasEnded(open.status)
                ? `/sales-management/invoice-draft/edit?id=${open.id}`
                : undefined
            }
          />
        )
      }
      actions={
        can('write', 'generate_invoice') && (
          <Button asChild>
            <Link to="/billing/invoice/invoice-generate">
              <FilePlus2 /> Generate drafts
            </Link>
          </Button>
        )
      }
      empty="No drafts for you to approve."
    />
  )
}

type ItemRow = Omit<DraftRow, 'regionName' | 'exceptions'> & { exceptions: readonly { kind: string }[] }

function itemOf(row: ItemRow, now: Date, levels: readonly DraftStatus[]): ApprovalItem {
  const days = ageInDays(new Date(row.updatedAt), now)
  const mine = levels.includes(row.status)
  return {
    id: row.id,
    version: row.version,
    title: row.projectName,
    detail: `${row.draftNo}, ${row.customerName}, to ${showDate(row.toDate)}`,
    amount: showMoney(row.total),
    age: { text: `${days} d`, tone: days > 5 ? 'stop' : days > 2 ? 'waiting' : 'neutral' },
    flags: [
      ...(isNote(row.kind) ? [billWord(row.kind)] : []),
      ...new Set(row.exceptions.map(of => exceptionKind(of.kind).label)),
      ...(row.byHand ? ['By hand'] : []),
    ],
    why: mine ? undefined : WHY[row.status],
  }
}

const WHY: Record<string, string> = {
  collecting: 'The period is still open.',
  draft: 'Sent back to sales.',
  exception: 'Settle its exceptions before approval.',
  with_sales: 'Needs approval by the salesperson.',
  with_manager: 'Needs approval by the sales manager.',
  with_ceo: 'Needs approval by the CEO.',
  approved: 'Approved. Finance can invoice it.',
  invoiced: 'Invoiced.',
  withdrawn: 'Withdrawn; no lines left.',
}
