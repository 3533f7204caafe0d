import type { PartyCreate, PartyRow } from '~/domain/rawtests/party'
import { useCan } from '~/web/kit/can'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { type Column, filter, type ListPage } from '~/web/kit/list/column'
import { MasterList } from '~/web/kit/list/master-list'
import { Status } from '~/web/kit/status'

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
  return (
    <MasterList
      title={title}
      noun={[one, many]}
      page={page}
      columns={columns}
      search="Code or name"
      filters={[filter.active()]}
      empty={{ text: empty }}
      may={useCan()('manage', 'raw_test')}
      called={row => row?.name ?? `New ${one}`}
      fields={() => (
        <>
          <Field.Text name="code" label="Code" span={4} maxLength={20} />
          <Field.Text name="name" label="Name" span={8} />
          <Field.Text name="phone" label="Phone" type="tel" span={4} optional />
          <Field.Text name="email" label="E-mail" type="email" span={8} optional />
          <Field.Textarea name="remarks" label="Remarks" rows={2} optional />
          <Field.Switch name="active" label="Offered for new samples" />
        </>
      )}
    />
  )
}
