import { Link } from '@remix-run/react'
import { Plus } from 'lucide-react'
import type { PartyCreate, PartyRow } from '~/domain/rawtests/party'
import { useCan } from '~/web/kit/can'
import { DialogForm } from '~/web/kit/form/dialog-form'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { type Column, filter, type ListPage } from '~/web/kit/list/column'
import { useEditLink } from '~/web/kit/list/edit-link'
import { ListScreen } from '~/web/kit/list/list-screen'
import { Status } from '~/web/kit/status'
import { Button } from '~/web/ui/button'

const Field = fieldsOf<typeof PartyCreate>()

const columns: Column<PartyRow>[] = [
  { key: 'code', label: 'Code', show: row => <span className="code">{row.code}</span>, sort: true, phone: 'meta' },
  { key: 'name', label: 'Name', show: row => row.name, sort: true, phone: 'title' },
  { key: 'phone', label: 'Phone', show: row => row.phone },
  { key: 'email', label: 'E-mail', show: row => row.email },
  { key: 'remarks', label: 'Remarks', show: row => row.remarks, wrap: true },
  { key: 'active', label: 'Status', show: row => <Status of="active" value={row.active} />, sort: true, phone: 'end' },
]

type Props = { title: string; one: string; many: string; empty: string; page: ListPage<PartyRow> }

/** Suppliers, samplers and testers: three small lists that look alike. */
export function PartyScreen({ title, one, many, empty, page }: Props) {
  const mayManage = useCan()('manage', 'raw_test')
  const { editing, to } = useEditLink()
  const row = page.rows.find(of => of.id === editing) ?? null
  const add = mayManage && (
    <Button asChild look="primary">
      <Link to={to('new')} data-hotkey="c">
        <Plus /> Add {one}
      </Link>
    </Button>
  )
  return (
    <ListScreen
      title={title}
      noun={[one, many]}
      page={page}
      columns={columns}
      open={of => to(of.id)}
      search="Code or name"
      filters={[filter.active()]}
      actions={add}
      empty={{ text: empty, action: add }}
    >
      {(row || editing === 'new') && (
        <DialogForm
          key={editing}
          title={row?.name ?? `New ${one}`}
          values={row ?? { active: true }}
          readOnly={!mayManage}
          save={`Save ${one}`}
        >
          <Field.Text name="code" label="Code" span={4} maxLength={20} />
          <Field.Text name="name" label="Name" span={8} />
          <Field.Text name="phone" label="Phone" type="tel" span={4} optional />
          <Field.Text name="email" label="E-mail" type="email" span={8} optional />
          <Field.Textarea name="remarks" label="Remarks" rows={2} optional />
          <Field.Switch name="active" label="Offered for new samples" />
        </DialogForm>
      )}
    </ListScreen>
  )
}
