import { Link } from '@remix-run/react'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { StructureSave } from '~/domain/orders/order-master'
import { useCan } from '~/web/kit/can'
import { DialogForm } from '~/web/kit/form/dialog-form'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { type Column, filter, type ListPage } from '~/web/kit/list/column'
import { useEditLink } from '~/web/kit/list/edit-link'
import { ListScreen } from '~/web/kit/list/list-screen'
import { Status } from '~/web/kit/status'
import { Button } from '~/web/ui/button'

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
export function MasterList<Row extends Entry>({ page, noun, columns, empty, children }: Props<Row>) {
  const mayManage = useCan()('manage', 'order_master')
  const { editing, to } = useEditLink()
  const [one, many] = noun
  const entry = page.rows.find(row => row.id === editing) ?? null
  const add = (
    <Button asChild look="primary">
      <Link to={to('new')} data-hotkey="c">
        <Plus /> Add {one}
      </Link>
    </Button>
  )
  return (
    <ListScreen<Row>
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
      open={row => to(row.id)}
      search="Code or name"
      filters={[filter.active()]}
      actions={mayManage && add}
      empty={{ text: empty, action: mayManage && add }}
    >
      {(entry || editing === 'new') && (
        <DialogForm
          key={editing}
          title={entry?.name ?? `New ${one}`}
          values={entry ?? { active: true }}
          readOnly={!mayManage}
          save={`Save ${one}`}
        >
          <Field.Text name="code" label="Code" span={4} />
          <Field.Text name="name" label="Name" span={8} />
          {children}
          <Field.Textarea name="remarks" label="Remarks" rows={2} optional />
          <Field.Switch name="active" label="Offered for new orders" />
        </DialogForm>
      )}
    </ListScreen>
  )
}
