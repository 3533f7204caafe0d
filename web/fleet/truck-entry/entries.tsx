import type { ReactNode } from 'react'
import type { OwnerSave } from '~/domain/fleet/subcontractor-owner'
import type { SubcontractorSave, TruckTypeSave } from '~/domain/fleet/truck-entry'
import { useCan } from '~/web/kit/can'
import { fieldsOf } from '~/web/kit/form/fields-of'
import type { Column, ListPage } from '~/web/kit/list/column'
import { MasterList } from '~/web/kit/list/master-list'
import { StatusToggle } from '~/web/kit/list/status-toggle'
import { useRemove } from '~/web/kit/list/use-remove'
import { TruckLists } from '../truck-lists'
import type { Entries, FirmRow, OwnerRow, TypeRow } from './loader'

type Entry = { id: string; version: number; active: boolean }
type Props<Row extends Entry> = {
  title: string
  noun: readonly [string, string]
  page: ListPage<Row>
  name: (row: Row) => string
  columns: Column<Row>[]
  fields: ReactNode
  empty: string
  removal?: (row: Row) => string | undefined
}

/** Types, subcontractors and owners: a short list each, its form over the rows. */
export function TruckEntries({ entries }: { entries: Entries }) {
  if (entries.kind === 'types')
    return (
      <EntryList<TypeRow>
        title="Truck types"
        noun={['truck type', 'truck types']}
        page={entries.page}
        name={row => row.truckType}
        columns={[
          { key: 'truckType', label: 'Type', show: row => row.truckType },
          { key: 'minLoad', label: 'Least load', show: row => `${Number(row.minLoad)} m³`, align: 'right' },
          { key: 'scheduleLoad', label: 'Usual load', show: row => `${Number(row.scheduleLoad)} m³`, align: 'right' },
          { key: 'maxLoad', label: 'Most load', show: row => `${Number(row.maxLoad)} m³`, align: 'right' },
        ]}
        fields={
          <>
            <TypeField.Text name="truckType" label="Type" span={12} />
            <TypeField.Quantity name="minLoad" label="Least load" span={4} />
            <TypeField.Quantity name="scheduleLoad" label="Usual load" span={4} />
            <TypeField.Quantity name="maxLoad" label="Most load" span={4} />
          </>
        }
        empty="A type sets the minimum, usual and maximum load of a truck."
      />
    )
  if (entries.kind === 'subcontractors')
    return (
      <EntryList<FirmRow>
        title="Subcontractors"
        noun={['subcontractor', 'subcontractors']}
        page={entries.page}
        name={row => row.subcontractorName}
        columns={[
          { key: 'subcontractorName', label: 'Subcontractor', show: row => row.subcontractorName },
          { key: 'ownerName', label: 'Owner', show: row => row.ownerName ?? 'None' },
        ]}
        fields={
          <>
            <FirmField.Text name="subcontractorName" label="Name" span={12} />
            <FirmField.Select name="ownerId" label="Owner" choices={entries.owners} empty="None" optional />
          </>
        }
        empty="Subcontractors drive for us with their own trucks."
      />
    )
  return (
    <EntryList<OwnerRow>
      title="Subcontractor owners"
      noun={['owner', 'owners']}
      page={entries.page}
      name={row => row.ownerName}
      columns={[
        { key: 'ownerName', label: 'Owner', show: row => row.ownerName },
        { key: 'phone', label: 'Phone', show: row => <span className="figures">{row.phone}</span> },
        { key: 'email', label: 'E-mail', show: row => row.email },
        { key: 'subcontractors', label: 'Subcontractors', show: row => row.subcontractors, align: 'right' },
      ]}
      fields={
        <>
          <OwnerField.Text name="ownerName" label="Name" span={12} />
          <OwnerField.Text name="phone" label="Phone" type="tel" optional />
          <OwnerField.Text name="email" label="E-mail" type="email" optional />
        </>
      }
      empty="Owners of the subcontractors that drive for us."
      removal={row => (row.subcontractors ? 'Owns subcontractors. Deactivate it instead' : undefined)}
    />
  )
}

const TypeField = fieldsOf<typeof TruckTypeSave>()
const FirmField = fieldsOf<typeof SubcontractorSave>()
const OwnerField = fieldsOf<typeof OwnerSave>()

function EntryList<Row extends Entry>({ title, noun, page, name, columns, fields, empty, removal }: Props<Row>) {
  const mayManage = useCan()('manage', 'truck')
  const remove = useRemove()
  const status: Column<Row> = {
    key: 'active',
    label: 'Status',
    show: of => <StatusToggle row={of} name={name(of)} allowed={mayManage} />,
    phone: 'end',
  }
  const label = `Remove ${noun[0]}`
  return (
    <MasterList<Row>
      title={title}
      noun={noun}
      page={page}
      columns={[...columns, status]}
      views={<TruckLists />}
      empty={{ text: empty }}
      rowActions={
        removal && mayManage
          ? row => [remove({ row, label, done: `${name(row)} removed`, may: mayManage, why: removal(row) })]
          : undefined
      }
      may={mayManage}
      called={row => (row ? name(row) : `New ${noun[0]}`)}
      fields={() => fields}
    />
  )
}
