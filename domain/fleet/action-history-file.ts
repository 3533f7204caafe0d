import { BYTE_ORDER_MARK, csvLines } from '../kit/csv'
import { fileStamp } from '../kit/time'
import { actionWord, FLEET_ACTIONS, type FleetActionKind, KIND_WORDS } from './action-history'

type Line = {
  at: Date
  kind: string
  action: string
  truckNo: string | null
  driverName: string | null
  plantName: string | null
  detail: string | null
  byName: string
  source: string
}
type Column = { key: string; title: string; value: (line: Line) => string | Date | null }

const COLUMNS: readonly Column[] = [
  { key: 'at', title: 'When', value: line => line.at },
  { key: 'truckNo', title: 'Truck', value: line => line.truckNo },
  { key: 'driverName', title: 'Driver', value: line => line.driverName },
  {
    key: 'kind',
    title: 'Kind',
    value: ({ kind }) => (kind in FLEET_ACTIONS ? KIND_WORDS[kind as FleetActionKind] : kind),
  },
  { key: 'action', title: 'Action', value: line => actionWord(line.kind, line.action) },
  { key: 'detail', title: 'About', value: line => line.detail },
  { key: 'plantName', title: 'Plant', value: line => line.plantName },
  { key: 'byName', title: 'By', value: line => line.byName },
  { key: 'source', title: 'Told by', value: line => line.source },
]

/** The columns of the file: those that the list shows, in the order of the file; all when none is named. */
export function columnsOf(names: string | undefined): readonly Column[] {
  const wanted = new Set((names ?? '').split(',').filter(Boolean))
  const some = COLUMNS.filter(column => wanted.has(column.key))
  return some.length ? some : COLUMNS
}

/** With the mark by which spreadsheet programs know UTF-8. */
export const csvHead = (names: string | undefined): string =>
  BYTE_ORDER_MARK + csvLines([columnsOf(names).map(column => column.title)])

export const csvRow = (line: Line, names: string | undefined): string =>
  csvLines([
    columnsOf(names).map(column => {
      const value = column.value(line)
      return value instanceof Date ? stamp(value) : (value ?? '')
    }),
  ])

/** yyyy-MM-dd HH:mm:ss on the plant's clock. */
const stamp = (at: Date) =>
  fileStamp(at)
    .replace('_', ' ')
    .replace(/-(\d\d)-(\d\d)$/, ':$1:$2')
