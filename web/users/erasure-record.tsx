import { ERASURE_STATUS } from '~/domain/users/erasure'
import type { ErasedPart, ErasureRow } from '~/web/kit/client/users'
import { showDateTime } from '~/web/kit/dates'
import { Pairs, PlainTable } from '~/web/kit/page-grid'
import { RecordActions } from '~/web/kit/record/record-actions'
import { Badge } from '~/web/ui/badge'
import { Card } from '~/web/ui/card'

type Parts = readonly Pick<ErasedPart, 'what' | 'rows' | 'why'>[]
type Row = Omit<ErasureRow, 'parts'> & { parts: Parts }

const KINDS = { user: 'Account', driver: 'Driver', contact: 'Contact of a customer' }

/** An erasure: who asked, who agreed, what went and what stays. */
export function ErasureCard({ row, mayManage }: { row: Row; mayManage: boolean }) {
  const fields = { id: row.id, version: String(row.version) }
  const verb = row.why ? 'Withdraw' : 'Reject'
  const open = row.status === 'pending'
  return (
    <Card
      title={row.name ?? row.pseudonym}
      aside={
        open && mayManage ? (
          <RecordActions
            actions={[
              {
                label: 'Erase',
                intent: 'approve',
                fields,
                look: 'danger',
                why: row.why ?? undefined,
                confirm: { title: 'Erase for good', text: 'What goes cannot be brought back.', verb: 'Erase' },
                done: 'Erased',
              },
              {
                label: verb,
                intent: 'reject',
                fields,
                confirm: { title: `${verb} the erasure`, verb, reason: true },
                done: row.why ? 'Withdrawn' : 'Rejected',
              },
            ]}
          />
        ) : (
          <Badge tone={row.status === 'erased' ? 'done' : open ? 'waiting' : 'neutral'}>
            {ERASURE_STATUS[row.status as keyof typeof ERASURE_STATUS]}
          </Badge>
        )
      }
    >
      <Pairs
        columns={3}
        rows={[
          ['Kind', KINDS[row.kind]],
          ['Asked by', `${row.askedByName}, ${showDateTime(row.askedAt)}`],
          ['Reason', row.reason],
          ...(row.decidedAt ? [['Decided by', `${row.decidedByName}, ${showDateTime(row.decidedAt)}`] as const] : []),
          ...(row.decisionReason ? [['Why', row.decisionReason] as const] : []),
        ]}
      />
      {row.parts.length > 0 && (
        <div className="mt-4">
          <ErasedParts parts={row.parts} went={row.status === 'erased'} />
        </div>
      )}
    </Card>
  )
}

export const ErasedParts = ({ parts, went = false }: { parts: Parts; went?: boolean }) => (
  <PlainTable caption="What goes and what stays" rows={parts} id={of => of.what} columns={columns(went)} />
)

const columns = (went: boolean) => [
  { label: 'What', show: (of: Parts[number]) => of.what },
  { label: 'Records', show: (of: Parts[number]) => String(of.rows), align: 'right' as const },
  {
    label: 'Erasure',
    show: (of: Parts[number]) =>
      of.why ? <Badge>Stays</Badge> : <Badge tone="stop">{went ? 'Erased' : 'Goes'}</Badge>,
  },
  { label: 'Why it stays', show: (of: Parts[number]) => of.why ?? '–' },
]
