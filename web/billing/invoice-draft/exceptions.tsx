import { Link } from '@remix-run/react'
import { useState } from 'react'
import { exceptionKind } from '~/domain/billing/draft-exception'
import { useCan } from '~/web/kit/can'
import { showAge } from '~/web/kit/dates'
import { showMoney } from '~/web/kit/figures'
import { ActionDialog } from '~/web/kit/record/action-dialog'
import type { RecordAction } from '~/web/kit/record/record-action'
import { usePortalNow } from '~/web/kit/shell/clock'
import { Badge } from '~/web/ui/badge'
import { Button } from '~/web/ui/button'
import { Card } from '~/web/ui/card'
import { Input } from '~/web/ui/input'

type Exception = {
  id: string
  version: number
  kind: string
  text: string
  lineId: string | null
  doNumber: string | null
  ownerName: string | null
  raisedAt: string
}
type Line = { id: string; quantity: string; unitPrice: string; unit: string; disputed: boolean }
type Props = { exceptions: readonly Exception[]; lines: readonly Line[]; why?: string | undefined }

/** A load that is rejected after all is an e-modification; the draft drops it when that is approved. */
export const rejectLoad = (doNumber: string): string => `/order/delivery-order/${doNumber}?tab=change`

/** What keeps the draft from approval: whose it is, since when, and what may be done about it here. */
export function DraftExceptions({ exceptions, lines, why }: Props) {
  const now = usePortalNow(60_000)
  const can = useCan()
  const [asking, setAsking] = useState<RecordAction | null>(null)
  const may = { accept: can('write', 'draft_exception'), settle: can('manage', 'invoice_draft') }
  if (exceptions.length === 0) return null
  return (
    <Card title="Settle before approval" aside={<Badge tone="waiting">{exceptions.length}</Badge>} flush>
      <ul className="divide-y divide-line">
        {exceptions.map(of => (
          <li key={of.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-1.5 text-table">
            <Badge tone="waiting">{exceptionKind(of.kind).label}</Badge>
            <span className="min-w-60 flex-1">{of.text}</span>
            <span className="text-muted">{of.ownerName ?? 'No owner'}</span>
            <span className="figures text-muted">{showAge(of.raisedAt, now)}</span>
            <span className="flex flex-wrap gap-2" data-chrome>
              {of.kind === 'price_limit' && can('view', 'price_approval') && (
                <Link to="/sales-management/pricing/approvals" className="text-link">
                  Price approvals
                </Link>
              )}
              {of.doNumber && can('write', 'emodification') && (
                <Link to={rejectLoad(of.doNumber)} className="text-link">
                  Reject load
                </Link>
              )}
              {actionsOf(of, lines, may).map(action => (
                <Button
                  key={action.label}
                  size="sm"
                  disabled={Boolean(why)}
                  title={why}
                  onClick={() => setAsking(action)}
                >
                  {action.label}
                </Button>
              ))}
            </span>
          </li>
        ))}
      </ul>
      {asking && <ActionDialog action={asking} onClose={() => setAsking(null)} />}
    </Card>
  )
}

/** What a person may do about an exception, each with what it asks first. */
export function actionsOf(
  of: Pick<Exception, 'id' | 'version' | 'kind' | 'text' | 'lineId'>,
  lines: readonly Line[],
  may: { accept: boolean; settle: boolean },
): RecordAction[] {
  const { label, acceptable } = exceptionKind(of.kind)
  const fields = { exceptionId: of.id, exceptionVersion: String(of.version) }
  const settle = (keep: string, words: string, more: Partial<RecordAction['confirm'] & object> = {}): RecordAction => ({
    label: words,
    intent: 'settle-exception',
    fields: { ...fields, keep },
    done: `${label} settled`,
    confirm: { title: words, text: of.text, verb: words, reason: true, ...more },
  })
  if (of.kind === 'conflict')
    return may.settle ? [settle('mine', 'Keep decision'), settle('system', 'Take system value')] : []
  if (of.kind === 'dispute')
    return may.settle ? [settle('agreed', 'Settle dispute', { text: undefined, form: agreed(of, lines) })] : []
  const differs = of.kind === 'self_billed'
  const ours = differs && lines.some(line => line.id === of.lineId)
  const own = [
    ...(differs ? [settle('mine', 'Keep our figure')] : []),
    ...(ours ? [settle('agreed', 'Agree a figure', { text: undefined, form: agreed(of, lines) })] : []),
    ...(differs ? [settle('disputed', 'Leave in dispute')] : []),
  ]
  if (!acceptable || !may.accept) return may.settle ? own : []
  return [
    ...(may.settle ? own : []),
    {
      label: differs ? 'Take its figure' : 'Accept',
      intent: 'accept-exception',
      fields,
      done: `${label} accepted`,
      confirm: { title: `Accept: ${label.toLowerCase()}`, text: of.text, verb: 'Accept', reason: true },
    },
  ]
}

/** What was agreed about the line in dispute; several lines are corrected in the table. */
function agreed(of: Pick<Exception, 'kind' | 'text' | 'lineId'>, lines: readonly Line[]) {
  const disputed = lines.filter(
    line => (line.disputed || of.kind === 'self_billed') && (!of.lineId || line.id === of.lineId),
  )
  const line = disputed.length === 1 ? disputed[0] : undefined
  return (
    <>
      <p className="text-table">{of.text}</p>
      {line && (
        <div className="grid grid-cols-2 gap-4">
          <Agreed name="quantity" label={`Agreed quantity, ${line.unit}`} value={line.quantity} />
          <Agreed name="unitPrice" label="Agreed price, S$" value={line.unitPrice} />
        </div>
      )}
    </>
  )
}

const Agreed = ({ name, label, value }: { name: string; label: string; value: string }) => (
  <div className="grid gap-1">
    <label htmlFor={`agreed-${name}`} className="font-semibold text-table">
      {label}
    </label>
    <Input
      id={`agreed-${name}`}
      name={name}
      inputMode="decimal"
      autoComplete="off"
      className="figures text-right"
      defaultValue={showMoney(value).replace('S$', '').replace('−', '-')}
    />
  </div>
)
