import type { PrintNode } from '../kit/document'
import { GREY } from '../kit/paper'

export function factTable(rows: readonly (readonly [string, string])[]): PrintNode {
  return {
    layout: 'noBorders',
    table: {
      widths: [84, '*'],
      body: rows.map(([name, value]) => [{ text: name, color: GREY }, value]),
    },
  }
}

export const figure = (value: number | null, digits: number) => (value === null ? '' : value.toFixed(digits))

/** Thin rules and little padding: ten columns fit on A4. */
export const ruled = {
  hLineWidth: (row: number) => (row === 0 ? 0 : 0.5),
  vLineWidth: () => 0,
  hLineColor: () => '#C5CBD3',
  paddingLeft: () => 3,
  paddingRight: () => 3,
  paddingTop: () => 2,
  paddingBottom: () => 2,
}

/** Heads of a table; `ends` are the columns of figures. */
export const heads = (titles: readonly string[], ends: readonly number[]) =>
  titles.map((text, at) => ({
    text,
    bold: true,
    fontSize: 8,
    color: GREY,
    alignment: ends.includes(at) ? 'right' : 'left',
  }))
