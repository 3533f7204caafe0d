import { figureRows } from '~/db/reports/figure-row'
import { mayDo } from '~/domain/access/ability'
import { ROW_SOURCES, ROWS_SEEN_WITH } from '~/domain/kit/figure/rows'
import { Denied } from '~/domain/kit/problem'
import { FigureRowAsk } from '~/domain/reports/figure-row'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { query } from '../kit/valid'

/** The rows behind a figure, from whichever report or screen it is looked up. */
export const figureRowEngine = area().get(
  '/report/figure-row',
  may('GET /report/figure-row'),
  query(FigureRowAsk),
  async c => {
    const ask = c.req.valid('query')
    const subjects = ROWS_SEEN_WITH[ROW_SOURCES[ask.figure]]
    if (!subjects.some(subject => mayDo(personOf(c), 'view', subject)))
      throw new Denied('You are not authorized to see these figures', undefined, { figure: ask.figure })
    return c.json(await figureRows(sqlOf(c), personOf(c), ask, c.var.now))
  },
)
