import { showDate } from '~/web/kit/dates'
import type { Column } from '~/web/kit/list/column'
import { Status } from '~/web/kit/status'
import { Badge } from '~/web/ui/badge'

export type NonConformityRow = {
  id: string
  ncNo: string
  concrete: string
  plantName: string
  what: string
  fromOn: string
  toOn: string
  status: string
  held: boolean
  openedByName: string
  createdAt: string | Date
}

export const spanWords = ({ fromOn, toOn }: Pick<NonConformityRow, 'fromOn' | 'toOn'>) =>
  fromOn === toOn ? showDate(fromOn) : `${showDate(fromOn)} to ${showDate(toOn)}`

export const nonConformityColumns: Column<NonConformityRow>[] = [
  { key: 'ncNo', label: 'Number', show: row => <span className="code">{row.ncNo}</span>, sort: true },
  { key: 'concrete', label: 'Concrete', show: row => <span className="code">{row.concrete}</span>, sort: true },
  { key: 'plantName', label: 'Plant', show: row => row.plantName, sort: true },
  { key: 'what', label: 'Finding', show: row => row.what, width: 260, wrap: true },
  { key: 'span', label: 'Made', show: spanWords },
  { key: 'held', label: 'Hold', show: row => row.held && <Badge tone="stop">On hold</Badge> },
  { key: 'createdAt', label: 'Opened', show: row => showDate(String(row.createdAt)), sort: true },
  {
    key: 'status',
    label: 'Status',
    show: row => <Status of="nonConformity" value={row.status as 'open'} />,
    sort: true,
    phone: 'end',
  },
]
