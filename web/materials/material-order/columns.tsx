import * as kitWords from '~/domain/kit/words'
import * as words from '~/domain/materials/words'
import { showDateTime } from '~/web/kit/dates'
import type { Column } from '~/web/kit/list/column'
import { Badge } from '~/web/ui/badge'
import { differenceOf, orderTone, orderWord, tonnes } from '../words'
import type { OrderRow } from './dialogs'

/** The columns that every list of material orders shares. */
export const orderColumns = (): Column<OrderRow>[] => [
  { key: 'orderNo', label: words.orderOrder(), show: row => <span className="code">{row.orderNo}</span>, sort: true },
  { key: 'materialName', label: kitWords.fieldMaterial(), show: row => row.materialName, sort: true },
  { key: 'plantName', label: words.orderPlantAndSilo(), show: row => `${row.plantName}, ${row.siloCode}`, sort: true },
  { key: 'sourceName', label: words.orderSource(), show: row => row.sourceName ?? '', phone: 'none' },
  { key: 'orderedKg', label: words.orderOrdered(), show: row => tonnes(row.orderedKg), align: 'right', sort: true },
  {
    key: 'expectedAt',
    label: words.orderExpected(),
    show: row => <span className="figures">{showDateTime(row.expectedAt)}</span>,
    sort: true,
  },
]

export const statusColumn = (): Column<OrderRow> => ({
  key: 'status',
  label: kitWords.fieldStatus(),
  show: row => <Badge tone={orderTone(row.status)}>{orderWord(row.status)}</Badge>,
  sort: true,
  phone: 'end',
})

const toneOf = ({ status }: OrderRow) => (status === 'disputed' || status === 'claimed' ? orderTone(status) : undefined)

export const receiptColumns = (): Column<OrderRow>[] => [
  { key: 'receivedKg', label: words.orderWeighed(), show: row => tonnes(row.receivedKg), align: 'right' },
  {
    key: 'difference',
    label: words.orderDifference(),
    show: row =>
      row.receivedKg && (
        <span data-tone={toneOf(row)} className={toneOf(row) && 'text-tone'}>
          {differenceOf(row.orderedKg, row.receivedKg)}
        </span>
      ),
    align: 'right',
  },
  {
    key: 'ticketNo',
    label: words.orderTicket(),
    show: row => row.ticketNo && <span className="code">{row.ticketNo}</span>,
  },
]
