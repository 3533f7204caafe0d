import { EQUIPMENT_UNIT } from '~/domain/cylinders/laboratory-equipment'
import { showDate } from '~/web/kit/dates'
import type { Column } from '~/web/kit/list/column'
import { Status } from '~/web/kit/status'
import { Badge } from '~/web/ui/badge'

export type EquipmentRow = {
  id: string
  equipmentNo: string
  kind: string
  houseName: string
  make: string | null
  rangeFrom: number
  rangeTo: number
  accuracyClass: string | null
  calibratedOn: string
  validUntil: string
  certificateNo: string
  standing: string
  uses: number
  active: boolean
}

export const KINDS = [
  ['press', 'Press'],
  ['scale', 'Scale'],
] as const
const KIND: Record<string, string> = Object.fromEntries(KINDS)

export const equipmentColumns: Column<EquipmentRow>[] = [
  { key: 'equipmentNo', label: 'Number', show: row => <span className="code">{row.equipmentNo}</span>, sort: true },
  { key: 'kind', label: 'Kind', show: row => KIND[row.kind] ?? row.kind, sort: true },
  { key: 'houseName', label: 'Laboratory', show: row => row.houseName, sort: true },
  { key: 'make', label: 'Make', show: row => row.make },
  {
    key: 'range',
    label: 'Range',
    show: row => (
      <span className="figures">{`${row.rangeFrom} to ${row.rangeTo} ${EQUIPMENT_UNIT[row.kind as 'press']}`}</span>
    ),
  },
  { key: 'accuracyClass', label: 'Class', show: row => row.accuracyClass },
  { key: 'certificateNo', label: 'Certificate', show: row => <span className="code">{row.certificateNo}</span> },
  {
    key: 'calibratedOn',
    label: 'Calibrated',
    show: row => <span className="figures">{showDate(row.calibratedOn)}</span>,
  },
  { key: 'validUntil', label: 'Valid to', show: row => <Until of={row} />, sort: true },
  { key: 'uses', label: 'Results', show: row => (row.kind === 'press' ? row.uses : ''), align: 'right' },
  { key: 'active', label: 'Status', show: row => <Status of="active" value={row.active} />, sort: true, phone: 'end' },
]

function Until({ of }: { of: EquipmentRow }) {
  const day = showDate(of.validUntil)
  if (of.standing === 'valid' || !of.active) return <span className="figures">{day}</span>
  return (
    <Badge tone={of.standing === 'ended' ? 'stop' : 'hold'} className="figures">
      {of.standing === 'ended' ? `Ended ${day}` : `Ends ${day}`}
    </Badge>
  )
}
