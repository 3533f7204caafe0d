import type { SettingProposalRow } from '~/web/kit/client/users'
import { showDate, showDateTime } from '~/web/kit/dates'
import { Pairs } from '~/web/kit/page-grid'
import { RecordActions } from '~/web/kit/record/record-actions'
import { Card } from '~/web/ui/card'

/** A value that somebody proposed, with what it changes, for somebody else to decide. */
export function Proposal({ row }: { row: SettingProposalRow }) {
  const fields = { id: row.id, version: String(row.version) }
  return (
    <Card
      title={`Proposed from ${showDate(row.effectiveFrom)}${row.regionName ? `, ${row.regionName}` : ''}`}
      aside={
        <RecordActions
          actions={[
            {
              label: 'Approve',
              intent: 'approve',
              fields,
              look: 'primary',
              why: row.why ?? undefined,
              done: 'Approved',
            },
            {
              label: row.why ? 'Withdraw' : 'Reject',
              intent: 'reject',
              fields,
              look: 'danger',
              confirm: {
                title: row.why ? 'Withdraw the proposal' : 'Reject the proposal',
                verb: row.why ? 'Withdraw' : 'Reject',
                reason: true,
              },
              done: row.why ? 'Withdrawn' : 'Rejected',
            },
          ]}
        />
      }
    >
      <Pairs
        columns={3}
        rows={[
          ['New value', row.words],
          ['Submitted by', `${row.askedByName}, ${showDateTime(row.askedAt)}`],
          ['Reason', row.reason],
        ]}
      />
      <ul className="mt-4 grid list-disc gap-1 pl-5 text-body">
        {row.effects.map(effect => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
    </Card>
  )
}
