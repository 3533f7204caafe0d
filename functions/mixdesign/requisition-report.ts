import { type RequisitionLine, requisitionPage } from '~/db/mixdesign/requisition-page'
import { ReportKind, RequisitionReport } from '~/domain/mixdesign/requisition'
import { REPORT_HEADS, timesOf } from '~/domain/mixdesign/requisition-report'
import { area, may } from '../kit/area'
import { type Ctx, personOf, sqlOf } from '../kit/context'
import { body, query } from '../kit/valid'

type Cell = string | number | null

/** The report of requisitions, at both addresses that the specification can be read to name. */
export const requisitionReportRoutes = area()
  .get('/requisitions/report/head', may('GET /requisitions/report/head'), query(ReportKind), c =>
    c.json(headsOf(c.req.valid('query').kind)),
  )
  .post('/requisitions/report/data', may('POST /requisitions/report/data'), body(RequisitionReport), async c =>
    c.json(await dataOf(c, c.req.valid('json'))),
  )
  .get('/report/head', may('GET /report/head'), query(ReportKind), c => c.json(headsOf(c.req.valid('query').kind)))
  .post('/report/data', may('POST /report/data'), body(RequisitionReport), async c =>
    c.json(await dataOf(c, c.req.valid('json'))),
  )

const headsOf = (kind: RequisitionReport['kind']) => ({ rows: REPORT_HEADS[kind], total: REPORT_HEADS[kind].length })

async function dataOf(c: Ctx, ask: RequisitionReport) {
  const page = await requisitionPage(sqlOf(c), personOf(c), ask)
  return { ...page, rows: page.rows.map(row => cells(row, ask.kind)) }
}

function cells(row: RequisitionLine, kind: RequisitionReport['kind']): { id: string; cells: Record<string, Cell> } {
  const values = { ...row, exposureClasses: row.exposureClasses.join(', '), ...timesOf(row) } as unknown as Record<
    string,
    Cell
  >
  return { id: row.id, cells: Object.fromEntries(REPORT_HEADS[kind].map(({ key }) => [key, values[key] ?? null])) }
}
