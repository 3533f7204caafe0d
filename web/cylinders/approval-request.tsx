import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { shortAge } from '~/domain/kit/specimen-age'
import { ageInDays } from '~/domain/kit/time'
import { apiFor, attempt, take } from '~/web/kit/api'
import { ApprovalInbox } from '~/web/kit/approval/approval-inbox'
import type { ApprovalItem } from '~/web/kit/approval/approval-item'
import type { BulkAnswer } from '~/web/kit/approval/bulk-bar'
import { canOf, useCan, useUser } from '~/web/kit/can'
import { showDate } from '~/web/kit/dates'
import { readIntent } from '~/web/kit/read-form'
import { sessionOf } from '~/web/kit/session-of'
import { usePortalNow } from '~/web/kit/shell/clock'
import { ApprovalEvidence } from './approval-evidence'
import { approvalSteps } from './approval-steps'
import { strength } from './words'

const LEVEL = { house: 'with_house_manager', manager: 'with_manager' } as const
const MOST = 100

export async function loader({ request, context }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams
  const api = apiFor({ request, context }).cylinders['cylinder-test']
  const results = (status: 'with_house_manager' | 'with_manager' | 'declined') =>
    take(api.results.$get({ query: { status, limit: String(MOST), sort: 'testedAt' } }))
  const [house, manager, declined, wishes] = await Promise.all([
    results(LEVEL.house),
    results(LEVEL.manager),
    results('declined'),
    take(api.requests.$get({ query: { status: 'open' } })),
  ])
  const can = canOf((await sessionOf(request, context))?.rules ?? [])
  const above = can('approve-2', 'cylinder_test') && !can('approve-1', 'cylinder_test')
  const own = above || (!house.total && manager.total > 0) ? 'manager' : 'house'
  const view = params.get('view') ?? own
  const lists: Record<string, typeof house.rows> = {
    house: house.rows,
    manager: manager.rows,
    declined: declined.rows,
    wishes: [],
  }
  const rows = lists[view] ?? house.rows
  const openId = params.get('item') ?? (view === 'wishes' ? wishes.rows[0]?.id : rows[0]?.id)
  const wish = wishes.rows.find(row => row.id === openId) ?? null
  const row = rows.find(one => one.id === openId)
  const testId = wish ? wish.testId : row?.cylinderTestId
  const set = testId ? await take(api['get-test-number-detail'][':id'].$get({ param: { id: testId } })) : null
  return {
    view,
    rows,
    wishes: wishes.rows,
    wish,
    set,
    openId,
    counts: { house: house.total, manager: manager.total, declined: declined.total, wishes: wishes.total },
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { intent, fields, key } = await readIntent(request)
  const api = apiFor({ request, context, key }).cylinders['cylinder-test']
  const view = new URL(request.url).searchParams.get('view')
  const items: { id: string; version: number }[] =
    intent === 'approve-many'
      ? JSON.parse(fields.items ?? '[]')
      : [{ id: fields.id ?? '', version: Number(fields.version) }]
  const [first] = items
  if (intent === 'reject')
    return attempt(
      api['decline-request'][':id'].$post({
        param: { id: first!.id },
        json: { version: first!.version, reason: fields.reason ?? '' },
      }),
    )
  if (view === 'wishes')
    return attempt(api['approve-request'][':id'].$post({ param: { id: first!.id }, json: { version: first!.version } }))
  const level = view ?? (await levelOf(api, first!.id))
  const decided =
    level === 'manager'
      ? await attempt(api['update-by-manager'].$post({ json: { items } }))
      : await attempt(api['submit-by-house-manager'].$post({ json: { items } }))
  if (intent !== 'approve-many') return decided
  return {
    results: items.map(({ id }) => ({ id, ok: decided.ok, detail: decided.ok ? '' : decided.problem.detail })),
  } satisfies BulkAnswer
}

/** Without a view in the address the inbox showed the level that has something; the result itself says which. */
async function levelOf(api: ReturnType<typeof apiFor>['cylinders']['cylinder-test'], id: string) {
  const { rows } = await take(
    api.results.$get({ query: { status: LEVEL.house, limit: String(MOST), sort: 'testedAt' } }),
  )
  return rows.some(row => row.id === id) ? 'house' : 'manager'
}

/** Results on their way up, and wishes to delete; the open one with all that it is decided on. */
export default function ApprovalRequest() {
  const { view, rows, wishes, wish, set, openId, counts } = useLoaderData<typeof loader>()
  const now = usePortalNow(60_000)
  const user = useUser()
  const can = useCan()
  const items: ApprovalItem[] =
    view === 'wishes'
      ? wishes.map(row => ({
          id: row.id,
          version: row.version,
          title: row.subjectNo,
          detail: `${row.projectName}, asked by ${row.requestedByName}`,
          age: ageOf(row.createdAt, now),
          flags: [row.kind === 'delete_order' ? 'Whole order' : 'Delete test'],
          why:
            row.requestedBy === user?.id
              ? 'You asked for it, so you cannot approve it.'
              : can('approve-2', 'cylinder_test')
                ? undefined
                : 'Needs a decision by the laboratory manager.',
        }))
      : rows.map(row => ({
          id: row.id,
          version: row.version,
          title: row.testNo,
          detail: `${row.projectName}, ${row.productCode}, cast ${showDate(row.castOn)}`,
          amount: `${strength(row.mean)} MPa`,
          age: ageOf(row.testedAt, now),
          flags: [shortAge(row.ageDays), ...flagsOf(row)],
          why: whyNot(row.status, can),
        }))
  const open = items.find(item => item.id === openId)
  return (
    <ApprovalInbox
      title="Cylinder Test Approval Request"
      views={[
        { key: 'house', label: 'House manager', count: counts.house },
        { key: 'manager', label: 'Manager', count: counts.manager },
        { key: 'wishes', label: 'To delete', count: counts.wishes },
        { key: 'declined', label: 'Declined', count: counts.declined },
      ]}
      items={items}
      open={open}
      steps={set && view !== 'wishes' ? approvalSteps(set.ages.find(age => age.id === openId)) : []}
      evidence={open && <ApprovalEvidence wish={wish} set={set} ages={set?.ages ?? []} openId={openId} />}
      empty="No results to approve."
    />
  )
}

const flagsOf = (row: {
  verdict: string | null
  counts: boolean | null
  ageWithin: boolean | null
  revision: number
}) => [
  ...(row.verdict === 'low' ? ['Below specified'] : row.verdict === 'fail' ? ['Below limit'] : []),
  ...(row.ageWithin === false ? ['Outside test age'] : []),
  ...(row.counts === false && row.ageWithin !== false && row.verdict !== 'early' ? ['Does not count'] : []),
  ...(row.revision > 1 ? [`Revision ${row.revision}`] : []),
]

function whyNot(status: string, can: ReturnType<typeof useCan>): string | undefined {
  if (status === LEVEL.house)
    return can('approve-1', 'cylinder_test') ? undefined : 'Needs approval by the house manager.'
  if (status === LEVEL.manager) return can('approve-2', 'cylinder_test') ? undefined : 'Needs approval by the manager.'
  return 'Declined; the laboratory has to correct it.'
}

function ageOf(at: string | null, now: Date): NonNullable<ApprovalItem['age']> {
  const days = at ? ageInDays(new Date(at), now) : 0
  return { text: `${days} d`, tone: days > 3 ? 'stop' : days > 1 ? 'waiting' : 'neutral' }
}
