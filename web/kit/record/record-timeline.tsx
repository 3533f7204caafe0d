import { AsOfPanel, type Then } from './as-of-panel'
import type { AuditRow } from './audit-row'
import { Timeline } from './timeline'

type Props = { of: { rows: readonly AuditRow[]; asOf: Then | null }; names?: Record<string, string> }

/** A record in time: as of a moment that one chooses, and everything that was done to it. */
export const RecordTimeline = ({ of: { rows, asOf }, names = {} }: Props) => (
  <>
    <AsOfPanel of={asOf} names={names} />
    <Timeline rows={rows} names={names} />
  </>
)
