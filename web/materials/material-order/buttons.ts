import { useNavigate } from '@remix-run/react'
import * as kitWords from '~/domain/kit/words'
import * as words from '~/domain/materials/words'
import { lookOnly } from '~/web/kit/can'
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
    const only = (right: boolean, why: string) => (mayManage ? (right ? {} : { why }) : { why: lookOnly() })
    const isDraft = row.status === 'draft'
    const isOpen = isDraft || row.status === 'placed'
    if (row.status === 'disputed' || row.status === 'claimed')
      return [{ label: words.receiptSettle(), run: () => navigate(`/material/material-order-history/${row.id}`) }]
    return [
      {
        label: words.orderPlace(),
        run: () =>
          run({
            label: words.orderPlace(),
            intent: 'place',
            fields,
            done: words.orderPlaced({ orderNo: row.orderNo }),
          }),
        ...only(isDraft, words.orderPlacedAlready()),
      },
      {
        label: words.orderConfirmReceipt(),
        run: open('receive', row),
        ...only(row.status === 'placed', words.orderNotPlaced()),
      },
      { label: kitWords.actionChange(), run: open('change', row), ...only(isDraft, words.orderNotDraft()) },
      { label: words.orderSplit(), run: open('split', row), ...only(isOpen, words.orderClosed()) },
      {
        label: words.orderRevoke(),
        danger: true,
        run: () =>
          ask({
            label: words.orderRevoke(),
            intent: 'revoke',
            fields,
            look: 'danger',
            done: words.orderRevoked({ orderNo: row.orderNo }),
            confirm: {
              title: words.orderRevokeAsk({ orderNo: row.orderNo }),
              reason: true,
              verb: words.orderRevokeOrder(),
            },
          }),
        ...only(isOpen, words.orderClosed()),
      },
    ]
  }
}
