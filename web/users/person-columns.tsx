import { showDateTime } from '~/web/kit/dates'
import type { Column } from '~/web/kit/list/column'
import { StatusToggle } from '~/web/kit/list/status-toggle'
import { Badge } from '~/web/ui/badge'

type Person = {
  id: string
  version: number
  name: string
  username: string
  active: boolean
  mustChangePassword: boolean
  lastSeenAt: string | null
}

/** What every list of people shows, of the staff as of the booking app: who, when last seen, and whether let in. */
export const nameColumns: Column<Person>[] = [
  { key: 'name', label: 'Name', show: row => row.name, sort: true },
  { key: 'username', label: 'Username', show: row => <span className="code">{row.username}</span>, sort: true },
]

export const lastSeenColumn: Column<Person> = {
  key: 'lastSeenAt',
  label: 'Last seen',
  show: row =>
    row.mustChangePassword ? (
      <Badge tone="waiting">One-time password</Badge>
    ) : row.lastSeenAt ? (
      <span className="figures">{showDateTime(row.lastSeenAt)}</span>
    ) : (
      <span className="text-muted">Never</span>
    ),
}

export const statusColumn = (mayManage: boolean): Column<Person> => ({
  key: 'active',
  label: 'Status',
  show: row => <StatusToggle row={row} name={row.name} allowed={mayManage} />,
  sort: true,
  phone: 'end',
})
