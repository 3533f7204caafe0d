import type { ReactNode } from 'react'
import type { StructureSave } from '~/domain/orders/order-master'
import { useCan } from '~/web/kit/can'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { type Column, filter, type ListPage } from '~/web/kit/list/column'
import { MasterList } from '~/web/kit/list/master-list'
import { Status } from '~/web/kit/status'

type Entry = { id: string; version: number; active: boolean; code: string; name: string; remarks: string | null }
type Props<Row> = {
  page: ListPage<Row> | { rows: Row[]; total: number }
  noun: readonly [one: string, many: string]
  columns: Column<Row>[]
  empty: string
  /** The fields that only this list has. */
  children?: ReactNode
}

const Field = fieldsOf<typeof StructureSave>()
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** A list that orders are described with: code and name, what is its own, and a small form over it. */
export function OrderMasterList<Row extends Entry>({ page, noun, columns, empty, children }: Props<Row>) {
  const [one, many] = noun
  return (
    <MasterList<Row>
      title={capital(many)}
      noun={noun}
      page={page}
      columns={[
        { key: 'code', label: 'Code', show: row => <span className="code">{row.code}</span>, sort: true },
        { key: 'name', label: 'Name', show: row => row.name, sort: true },
        ...columns,
        { key: 'remarks', label: 'Remarks', show: row => row.remarks },
        {
          key: 'active',
          label: 'Status',
          show: row => <Status of="active" value={row.active} />,
          sort: true,
          phone: 'end',
        },
      ]}
      search="Code or name"
      filters={[filter.active()]}
      empty={{ text: empty }}
      may={useCan()('manage', 'order_master')}
      called={entry => entry?.name ?? `New ${one}`}
      fields={() => (
        <>
          <Field.Text name="code" label="Code" span={4} />
          <Field.Text name="name" label="Name" span={8} />
          {children}
          <Field.Textarea name="remarks" label="Remarks" rows={2} optional />
          <Field.Switch name="active" label="Offered for new orders" />
        </>
      )}
    />
  )
}
