export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export type Cell = string | number | boolean | Date | null | undefined
export type SheetColumn<Row> = {
  title: string
  value: (row: Row) => Cell
  /** number takes decimals that travel as text; day a yyyy-MM-dd; instant is shown on the plant's clock. */
  kind?: 'text' | 'number' | 'day' | 'instant'
  /** Where rows are of different kinds, by the row. */
  decimals?: number | ((row: Row) => number)
  width?: number
}
export type SheetPage<Row> = {
  name: string
  columns: SheetColumn<Row>[]
  rows: Iterable<Row> | AsyncIterable<Row>
  zone?: string
  /** Asked once all rows are written: the last row, in bold, one cell a column. */
  total?: () => readonly Cell[]
}
/** A page whose rows are all there, so that it is a spreadsheet and a paper alike. */
// biome-ignore lint/suspicious/noExplicitAny: each page has rows of its own kind
export type FullPage = SheetPage<any> & { rows: readonly any[] }

export const numberColumn = <Row>(
  title: string,
  value: SheetColumn<Row>['value'],
  decimals: SheetColumn<Row>['decimals'] = 0,
): SheetColumn<Row> => ({ title, kind: 'number', decimals, value })

const USUAL_DECIMALS = 2
/** The decimals that all cells of a column have; where its rows differ, those of this row. */
export const decimalsOf = <Row>({ decimals = USUAL_DECIMALS }: SheetColumn<Row>, row?: Row): number =>
  typeof decimals === 'number' ? decimals : row === undefined ? USUAL_DECIMALS : decimals(row)
