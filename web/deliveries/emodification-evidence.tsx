import { Link } from '@remix-run/react'
import { ArrowRight } from 'lucide-react'
import { roleWords } from '~/domain/access/role-names'
import { CHANGE_LABELS, type ChangeField, causeLabel } from '~/domain/deliveries/emodification'
import type { ApprovalStep } from '~/web/kit/approval/approval-steps'
import type { BodyOf } from '~/web/kit/call'
import type { DeliveriesClient } from '~/web/kit/client/deliveries'
import { showDate, showDateTime } from '~/web/kit/dates'
import { showVolume } from '~/web/kit/figures'
import { Pairs } from '~/web/kit/page-grid'
import { Status } from '~/web/kit/status'
import { Card } from '~/web/ui/card'
import { type Effect, Impacts } from './effect-panel'
import { factWords } from './fact-words'

type View = BodyOf<DeliveriesClient['emodification']['view'][':id']['$get']>

/** What a request is decided on: each field before and after, what it does, and the load it is about. */
export function EmodEvidence({ view }: { view: View }) {
  const { emodification: of, names, load, order } = view
  const changes = factWords(of.before, of.changes, names)
  return (
    <>
      <Card
        title={`${of.emodNo}: ${causeLabel(of.cause)}`}
        aside={
          <Link to={`/order/delivery-order/${encodeURIComponent(of.doNumber)}`} className="code text-link text-table">
            {of.doNumber}
          </Link>
        }
      >
        <ul className="grid gap-2">
          {changes.map(({ label, before, after }) => (
            <li
              key={label}
              className="grid grid-cols-[160px_1fr_auto_1fr] items-baseline gap-3 text-body max-sm:grid-cols-[1fr_auto_1fr]"
            >
              <span className="text-muted text-table max-sm:col-span-3">
                {CHANGE_LABELS[label as ChangeField] ?? label}
              </span>
              <s className="figures truncate text-muted">{before}</s>
              <ArrowRight aria-hidden className="size-4 self-center text-muted" />
              <b className="figures truncate">{after}</b>
            </li>
          ))}
        </ul>
        {of.remarks && <p className="mt-4 border-line border-t pt-3 text-body">“{of.remarks}”</p>}
        <p className="mt-3 text-meta text-muted">
          Asked by {of.submittedByName}, {showDateTime(of.submittedAt)}
          {of.decidedReason && `. ${of.decidedReason}`}
        </p>
      </Card>
      <Card title="Effect at the time of the request">
        <Impacts impact={of.impact as unknown as Effect} />
      </Card>
      <Card title="Delivery order" aside={<Status of="deliveryOrder" value={load.status} />}>
        <Pairs
          columns={3}
          rows={[
            ['Customer', order.customerName],
            ['Project', order.projectName],
            ['Order', order.orderNo],
            ['Product', order.productCode],
            ['Load', showVolume(load.doQuantity)],
            ['Plant', order.plantName],
            ['Delivered', showDate(of.doDate)],
            ['Present revision', String(load.revision)],
          ]}
        />
      </Card>
    </>
  )
}

export const stepsOf = (view: View): ApprovalStep[] =>
  view.steps.map(step => ({
    label: `Level ${step.level}, ${roleWords(step.roles)}`,
    by: step.approverName,
    at: step.at,
    reason: step.reason,
    state:
      step.decision === 'approve'
        ? 'done'
        : step.decision === 'reject'
          ? 'rejected'
          : step.level === view.levelDue
            ? 'now'
            : 'next',
  }))
