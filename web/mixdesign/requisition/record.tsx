import type { ReactNode } from 'react'
import { useCan, useUser } from '~/web/kit/can'
import { showDateTime } from '~/web/kit/dates'
import type { RecordAction } from '~/web/kit/record/record-action'
import { RecordFiles } from '~/web/kit/record/record-files'
import { type Fact, RecordScreen, type RecordTab } from '~/web/kit/record/record-screen'
import { Timeline } from '~/web/kit/record/timeline'
import { Status } from '~/web/kit/status'
import { Card } from '~/web/ui/card'
import { Textarea } from '~/web/ui/input'
import { stepsOf } from './levels'
import type { Requisition, RequisitionData } from './record-loader'

type Props = {
  kind: string
  asked: Requisition
  facts: readonly Fact[]
  tabs: readonly RecordTab[]
  trail: RequisitionData['trail']
  /** What its fields are called in the trail. */
  names: Record<string, string>
  children?: ReactNode
}

/** A requisition on its way: what it is, who decides, what belongs to it. */
export function RequisitionRecord({ kind, asked, facts, tabs, trail, names, children }: Props) {
  const can = useCan()
  const mayManage = can('manage', asked.kind === 'mix' ? 'md_requisition' : 'rm_requisition')
  return (
    <>
      <RecordScreen
        kind={kind}
        title={asked.title}
        id={asked.requisitionNo}
        status={<Status of="requisition" value={asked.status} />}
        notice={<Notice asked={asked} />}
        facts={facts}
        actions={useActions(asked, mayManage)}
        steps={stepsOf(asked)}
        tabs={[...tabs, { key: 'timeline', label: 'Timeline', content: <Timeline rows={trail ?? []} names={names} /> }]}
        rail={
          <>
            <People asked={asked} />
            <RecordFiles of={asked} mayManage={mayManage} path="requisitions/download" />
          </>
        }
      />
      {children}
    </>
  )
}

function useActions(asked: Requisition, mayManage: boolean): RecordAction[] {
  const me = useUser()?.id
  const mayDecide = useCan()('approve-1', 'requisition')
  const mayDesign = useCan()('manage', 'mix_design')
  const own = asked.requestedBy === me || asked.submittedBy === me
  const fields = { id: asked.id, version: String(asked.version) }
  const open = asked.status === 'submitted'
  const why = own ? 'The person who asked cannot approve it' : undefined
  const edit: RecordAction = {
    label: 'Edit requisition',
    to: '?tab=edit',
    hidden: !mayManage || !['draft', 'submitted', 'rejected'].includes(asked.status),
  }
  return [
    // Who asked still writes on it; who decides does that first.
    ...(own ? [edit] : []),
    {
      label: 'Approve',
      intent: 'approve',
      look: 'primary',
      hidden: !open || !mayDecide,
      why,
      fields,
      confirm: { title: `Approve ${asked.requisitionNo}?`, form: <Words /> },
      done: `${asked.requisitionNo} approved`,
    },
    {
      label: 'Reject',
      intent: 'reject',
      look: 'danger',
      hidden: !open || !mayDecide,
      why,
      fields,
      confirm: {
        title: `Reject ${asked.requisitionNo}?`,
        text: 'The requester sees the reason and can correct the request.',
        reason: 'Reason',
      },
      done: `${asked.requisitionNo} rejected`,
    },
    {
      label: 'Design on the bench',
      look: asked.status === 'approved' ? 'primary' : 'plain',
      to: `/mixdesign/design-bench?requisition=${asked.id}`,
      hidden: asked.kind !== 'mix' || !mayDesign || !['submitted', 'approved', 'mapped'].includes(asked.status),
    },
    ...(own ? [] : [edit]),
  ]
}

/** What the laboratory says along with its approval. */
const Words = () => (
  <div className="grid gap-1">
    <label htmlFor="words" className="font-semibold text-table">
      Remarks <span className="font-normal text-muted">(optional)</span>
    </label>
    <Textarea id="words" name="reason" rows={3} />
  </div>
)

function Notice({ asked }: { asked: Requisition }) {
  if (!asked.decisionRemarks) return null
  const rejected = asked.status === 'rejected'
  return (
    <p data-tone={rejected ? 'stop' : 'assigned'} className="tone rounded-lg px-4 py-2.5 text-table">
      <span className="font-semibold">{asked.decidedByName ?? 'The laboratory'}:</span> {asked.decisionRemarks}
    </p>
  )
}

/** Who asked, who handed in, who decided. */
function People({ asked }: { asked: Requisition }) {
  const lines: [string, string | null, string | null][] = [
    ['Asked', asked.requestedByName, asked.createdAt],
    ['Submitted', asked.submittedAt ? asked.requestedByName : null, asked.submittedAt],
    [asked.status === 'rejected' ? 'Rejected' : 'Approved', asked.decidedByName, asked.decidedAt],
    ['Completed', asked.completedAt ? '' : null, asked.completedAt],
  ]
  return (
    <Card title="People">
      <ul className="grid gap-2 text-table">
        {lines.map(([label, name, at]) =>
          at && name !== null ? (
            <li key={label}>
              <span className="text-muted">{label}</span> {name && <span className="font-semibold">{name}</span>}
              <span className="figures block text-meta text-muted">{showDateTime(String(at))}</span>
            </li>
          ) : null,
        )}
      </ul>
    </Card>
  )
}
