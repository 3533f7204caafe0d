import { showDate } from '~/web/kit/dates'
import { countOf, showSigned } from '~/web/kit/figures'
import type { RecordAction } from '~/web/kit/record/record-action'

type Change = {
  id: string
  version: number
  adjustmentNo: string
  lines: number
  fromDate: string
  kind: string
  value: string
}

export const stepOf = ({ value, kind }: Pick<Change, 'value' | 'kind'>) =>
  `${showSigned(value)} ${kind === 'percent' ? '%' : 'S$/m³'}`

/** What an approver may do with a change that is not decided yet; `own` says that they requested it. */
export function decisionsOn(change: Change, own: boolean): RecordAction[] {
  const { id, version, adjustmentNo } = change
  const fields = { id, version: String(version) }
  const why = own ? 'The person who requested a price change cannot approve it' : undefined
  return [
    {
      label: 'Approve adjustment',
      intent: 'approve',
      look: 'primary',
      fields,
      why,
      confirm: {
        title: `Approve ${adjustmentNo}?`,
        text: `${countOf(change.lines, 'price')} ${change.lines === 1 ? 'changes' : 'change'} by ${stepOf(change)} from ${showDate(change.fromDate)}.`,
        verb: 'Approve adjustment',
      },
      done: `${adjustmentNo} approved`,
    },
    {
      label: 'Reject adjustment',
      intent: 'reject',
      fields,
      why,
      look: 'danger',
      confirm: { title: `Reject ${adjustmentNo}?`, reason: true, verb: 'Reject adjustment' },
      done: `${adjustmentNo} rejected`,
    },
  ]
}

/** The posted decision as the call takes it. */
export const decisionOf = (intent: string, fields: Record<string, string>) => ({
  priceAdjustmentId: fields.id ?? '',
  version: Number(fields.version),
  approve: intent === 'approve',
  reason: fields.reason || null,
})
