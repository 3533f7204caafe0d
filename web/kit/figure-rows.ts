import { figureRows, type Narrowing, ROW_SOURCES, ROWS_SEEN_WITH, type RowFigure } from '~/domain/kit/figure/rows'
import { useCan } from '~/web/kit/can'

type Of = { from: string; to: string } & Narrowing

/** Where the rows of a figure are, as a tile takes it; nowhere for who may not see them. */
export function useFigureRows(): (figure: RowFigure, of: Of) => { to?: string } {
  const can = useCan()
  return (figure, of) =>
    ROWS_SEEN_WITH[ROW_SOURCES[figure]].some(subject => can('view', subject)) ? { to: figureRows(figure, of) } : {}
}
