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
export const day = (text: string) => text.split('-').reverse().join('/')
