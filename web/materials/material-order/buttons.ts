import { useNavigate } from '@remix-run/react'
import { LOOK_ONLY } from '~/web/kit/can'
import type { RowAction } from '~/web/kit/list/column'
import { useEditLink } from '~/web/kit/list/edit-link'
import type { RecordAction } from '~/web/kit/record/record-action'
import { useAction } from '~/web/kit/record/use-action'
import type { OrderRow } from './dialogs'

/** What can be done with a material order now; the rest says why not. */
export function useOrderActions(mayManage: boolean, ask: (action: RecordAction) => void) {
  const run = useAction()
  const { to } = useEditLink()
  const navigate = useNavigate()
  const open = (verb: string, row: OrderRow) => () => navigate(to(`${verb}-${row.id}`), { preventScrollReset: true })
  return (row: OrderRow): RowAction[] => {
    const fields = { id: row.id, version: String(row.version) }
    const only = (right: boolean, why: string) => (mayManage ? (right ? {} : { why }) : { why: LOOK_ONLY })
    const isDraft = row.status === 'draft'
    const isOpen = isDraft || row.status === 'placed'
    return [
      {
        label: 'Place order',
        run: () => run({ label: 'Place order', intent: 'place', fields, done: `${row.orderNo} is placed` }),
        ...only(isDraft, 'It is placed already'),
      },
      { label: 'Confirm receipt', run: open('receive', row), ...only(row.status === 'placed', 'It is not on its way') },
      { label: 'Change', run: open('change', row), ...only(isDraft, 'Only a draft is changed') },
      { label: 'Split', run: open('split', row), ...only(isOpen, 'It is over') },
      {
        label: 'Revoke',
        danger: true,
        run: () =>
          ask({
            label: 'Revoke',
            intent: 'revoke',
            fields,
            look: 'danger',
            done: `${row.orderNo} is revoked`,
            confirm: { title: `Revoke ${row.orderNo}?`, reason: true, verb: 'Revoke order' },
          }),
        ...only(isOpen, 'It is over'),
      },
    ]
  }
}
