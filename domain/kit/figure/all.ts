import { showNumber } from '../figures'
import { decimal } from '../money'
import { numberColumn, type SheetColumn } from '../sheet'
import { CONCRETE_FIGURES } from './concrete'
import type { FigureOf } from './figure'
import { LOAD_FIGURES } from './loads'
import { MONEY_FIGURES } from './money'
import { OTHER_FIGURES } from './others'

/** Every figure of the business that a report or a screen names: the one list of their names and definitions. */
export const FIGURES = { ...LOAD_FIGURES, ...CONCRETE_FIGURES, ...OTHER_FIGURES, ...MONEY_FIGURES }
export type FigureName = keyof typeof FIGURES

export const figureOf = (name: FigureName): FigureOf => FIGURES[name]

/** A name that says what is counted needs no unit behind it. */
const COUNTED = ['', 'loads', 'trucks', 'tests', 'sets']

/** `Delivered, m³`, as the head of a column says it; `narrowed` says of what it is, as `Cement batched`. */
export function figureTitle(name: FigureName, narrowed?: string): string {
  const { name: own, unit } = figureOf(name)
  const words = narrowed ?? own
  return COUNTED.includes(unit) ? words : `${words}, ${unit}`
}

/** The head of a figure's column on a screen, where money carries its own sign. */
export function figureHead(name: FigureName): { label: string; means: string } {
  const { name: words, unit, means } = figureOf(name)
  return { label: unit === 'S$' ? words : figureTitle(name), means }
}

/** A column of a spreadsheet or a paper that holds a figure. */
export const figureColumn = <Row>(
  name: FigureName,
  value: SheetColumn<Row>['value'],
  decimals: SheetColumn<Row>['decimals'] = figureOf(name).digits,
): SheetColumn<Row> => numberColumn(figureTitle(name), value, decimals)

/** The figure in the decimals of its name, half up; a dash where there is none. */
export function showFigure(name: FigureName, value: string | number | null): string {
  const { digits } = figureOf(name)
  return value === null ? '–' : showNumber(decimal(value).toFixed(digits), digits)
}
