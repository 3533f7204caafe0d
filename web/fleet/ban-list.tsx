import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { Plus } from 'lucide-react'
import { BAN_STATE_LABELS, BAN_STATES, type BanState } from '~/domain/fleet/ban'
import { useCan } from '~/web/kit/can'
import { showDate } from '~/web/kit/dates'
import { type Column, filter, type ListPage } from '~/web/kit/list/column'
import { useEditLink } from '~/web/kit/list/edit-link'
import { ListScreen } from '~/web/kit/list/screen'
import { useRemove } from '~/web/kit/list/use-remove'
import { Badge, type Tone } from '~/web/ui/badge'
import { Button } from '~/web/ui/button'
import type { BanKind, BanRow } from './ban-form'
import { BanForm } from './ban-form'
import { CUSTOMERS, DRIVERS, PROJECTS, TRUCKS } from './lookups'

type Data = { page: ListPage<BanRow> }
export type BanArgs = LoaderFunctionArgs & ActionFunctionArgs

/** Bans of drivers or of trucks: from whom, until when, why. */
export function BanList({ kind }: { kind: BanKind }) {
  const { page } = useLoaderData() as Data
  const mayManage = useCan()('manage', 'fleet')
  const { editing, to } = useEditLink()
  const remove = useRemove()
  const entry = page.rows.find(row => row.id === editing) ?? null
  const add = mayManage && (
    <Button asChild look="primary">
      <Link to={to('new')} data-hotkey="c">
        <Plus /> Ban a {kind}
      </Link>
    </Button>
  )
  return (
    <ListScreen<BanRow>
      title={kind === 'driver' ? 'Banned drivers' : 'Banned trucks'}
      noun={['ban', 'bans']}
      page={page}
      columns={columnsOf(kind)}
      open={row => to(row.id)}
      search={kind === 'driver' ? 'Driver, place or reason' : 'Truck, place or reason'}
      filters={[
        filter.choice(
          'state',
          'State',
          BAN_STATES.map(state => [state, BAN_STATE_LABELS[state]] as const),
          true,
        ),
        kind === 'driver' ? filter.lookup('driverId', 'Driver', DRIVERS) : filter.lookup('truckId', 'Truck', TRUCKS),
        filter.lookup('customerId', 'Customer', CUSTOMERS),
        filter.lookup('projectId', 'Project', PROJECTS),
        filter.date('day', 'In force on'),
      ]}
      rowActions={row => [remove({ row, label: 'Remove ban', done: 'Ban removed', may: mayManage })]}
      actions={add}
      empty={{
        text: `A ban keeps a ${kind} away from a customer, project or site. A banned ${kind} cannot be called or ticketed.`,
        action: add,
      }}
    >
      {(entry || editing === 'new') && <BanForm key={editing} kind={kind} entry={entry} readOnly={!mayManage} />}
    </ListScreen>
  )
}

const TONES: Record<BanState, Tone> = { in_force: 'stop', ahead: 'waiting', over: 'neutral', lifted: 'done' }

const columnsOf = (kind: BanKind): Column<BanRow>[] => [
  kind === 'driver'
    ? {
        key: 'driverName',
        label: 'Driver',
        show: row => (
          <>
            {row.driverName} <span className="code text-muted">{row.driverNo}</span>
          </>
        ),
        sort: true,
      }
    : {
        key: 'truckNo',
        label: 'Truck',
        show: row => (
          <>
            <span className="code">{row.truckNo}</span> <span className="text-muted">{row.plateNo}</span>
          </>
        ),
        sort: true,
      },
  { key: 'projectName', label: 'Banned from', show: row => <Place row={row} />, sort: true, wrap: true, width: 200 },
  { key: 'reason', label: 'Reason', show: row => row.reason, wrap: true, width: 200 },
  { key: 'fromDate', label: 'From', show: row => showDate(row.fromDate), align: 'right', sort: true },
  {
    key: 'toDate',
    label: 'To',
    show: row => (row.toDate ? showDate(row.toDate) : <span className="text-muted">Until lifted</span>),
    align: 'right',
    sort: true,
  },
  { key: 'by', label: 'By', show: row => row.by, hidden: true },
  {
    key: 'state',
    label: 'State',
    show: row => <Badge tone={TONES[row.state]}>{BAN_STATE_LABELS[row.state]}</Badge>,
    phone: 'end',
  },
]

/** The narrowest place first; where it lies is behind it. */
function Place({ row }: { row: BanRow }) {
  if (row.level === 'customer') return <>{row.customerName}, every site</>
  const name = row.level === 'location' ? `${row.locationName} of ${row.projectName}` : row.projectName
  return (
    <>
      {name} <span className="block text-meta text-muted">{row.customerName}</span>
    </>
  )
}
