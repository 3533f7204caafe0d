import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { apiFor, attempt, take } from '~/web/kit/api'
import { ApprovalInbox } from '~/web/kit/approval/approval-inbox'
import type { ApprovalItem } from '~/web/kit/approval/approval-item'
import type { ApprovalStep } from '~/web/kit/approval/approval-steps'
import type { BulkAnswer } from '~/web/kit/approval/bulk-bar'
import { useCan } from '~/web/kit/can'
import { showDate } from '~/web/kit/dates'
import { readIntent } from '~/web/kit/read-form'
import { anId } from '~/web/kit/screens'
import { Card } from '~/web/ui/card'
import { decide } from './approval-action'
import { MeanPicture } from './mean-picture'
import { SampleTabs } from './sample-tabs'
import { type StoredTest, TestEvidence } from './test-evidence'
import { figure, typeWord, verdictWord } from './words'

type Stored = StoredTest & { materialId: string; approvedAt: string | null }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams
  const api = apiFor({ request, context }).rawtests['raw-material-test']
  const listed = (status: 'submitted' | 'rejected' | 'approved', sort: string, limit: number) =>
    take(api.list.$post({ json: { status, limit, sort } }))
  const [submitted, rejected, approved] = await Promise.all([
    listed('submitted', 'sampledOn,testNo', 100),
    listed('rejected', '-sampledOn', 50),
    listed('approved', '-sampledOn', 30),
  ])
  const lists = { submitted, rejected, approved }
  const view = (params.get('view') ?? 'submitted') as keyof typeof lists
  const rows = (lists[view] ?? submitted).rows
  const item = params.get('item') ?? ''
  const openId = anId.test(item) ? item : rows[0]?.id
  const test = openId ? await take(api[':id'].$get({ param: { id: openId } })) : null
  const trend =
    test?.testType === 'sieve'
      ? await attempt(
          api['get-agg-running-mean-graph'].$post({
            json: { materialId: test.materialId, property: 'fineness-modulus', base: { tolerance: 0.2 } },
          }),
        )
      : null
  return {
    view,
    rows,
    openId,
    test,
    trend: trend?.ok ? trend.data : null,
    counts: { submitted: submitted.total, rejected: rejected.total, approved: approved.total },
  }
}

export async function action(asked: ActionFunctionArgs) {
  const { intent, fields } = await readIntent(asked.request.clone() as Request)
  if (intent !== 'approve-many') {
    const item = { id: fields.id ?? '', version: Number(fields.version) }
    return decide(asked, item, intent === 'reject' ? 'rejected' : 'approved', fields.reason)
  }
  const items: { id: string; version: number }[] = JSON.parse(fields.items ?? '[]')
  const results: BulkAnswer['results'] = []
  for (const item of items) {
    const decided = await decide(asked, item, 'approved')
    results.push({ id: item.id, ok: decided.ok, detail: decided.ok ? '' : decided.problem.detail })
  }
  return { results } satisfies BulkAnswer
}

/** The manager's inbox: each test with its curve, its limits and where it is among the tests before it. */
export default function SampleApproval() {
  const { view, rows, openId, test, trend, counts } = useLoaderData<typeof loader>()
  const mayDecide = useCan()('approve-1', 'raw_test')
  const items: ApprovalItem[] = rows.map(row => ({
    id: row.id,
    version: row.version,
    title: row.materialName,
    detail: [row.testNo, row.sourceName, showDate(row.sampledOn)].filter(Boolean).join(', '),
    amount: row.finenessModulus ? `FM ${figure(row.finenessModulus, 2)}` : typeWord(row.testType),
    flags: row.verdict === 'fail' || row.verdict === 'incomplete' ? [verdictWord(row.verdict).label] : [],
    why:
      row.status === 'submitted'
        ? mayDecide
          ? undefined
          : 'Needs a decision by the laboratory manager.'
        : `It is ${row.status}.`,
  }))
  const open = items.find(item => item.id === openId)
  return (
    <ApprovalInbox
      title="Test results to decide"
      views={[
        { key: 'submitted', label: 'Waiting', count: counts.submitted },
        { key: 'rejected', label: 'Rejected', count: counts.rejected },
        { key: 'approved', label: 'Approved', count: counts.approved },
      ]}
      items={items}
      open={open}
      filters={<SampleTabs />}
      steps={open && test ? stepsOf(test) : []}
      evidence={
        open &&
        test && (
          <>
            <Card title={`${typeWord(test.testType)} ${test.testNo}`}>
              <TestEvidence test={test} name={open.title} />
            </Card>
            {trend && (
              <Card title="Fineness modulus of this material">
                <MeanPicture found={trend} property="fineness-modulus" height={240} />
              </Card>
            )}
          </>
        )
      }
      empty={view === 'submitted' ? 'All submitted tests are decided.' : 'There is none.'}
    />
  )
}

function stepsOf({
  status,
  rejectReason,
  approvedAt,
}: Pick<Stored, 'status' | 'rejectReason' | 'approvedAt'>): ApprovalStep[] {
  return [
    { label: 'Submitted by the laboratory', state: status === 'draft' ? 'now' : 'done' },
    {
      label: 'Laboratory manager',
      at: approvedAt,
      reason: status === 'rejected' ? rejectReason : null,
      state: status === 'approved' ? 'done' : status === 'rejected' ? 'rejected' : 'now',
    },
  ]
}
