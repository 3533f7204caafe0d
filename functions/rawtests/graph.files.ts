import { judgeOf } from '~/db/rawtests/grading-specification-asked'
import { getSeenTest } from '~/db/rawtests/test-info'
import type { Drawing, DrawingOptions } from '~/domain/kit/chart/drawing'
import { invalid } from '~/domain/kit/problem'
import { fileStamp } from '~/domain/kit/time'
import { gradingGraph } from '~/domain/rawtests/grading-graph'
import { meanGraph, measureName, mixGradingGraph, seriesGraph } from '~/domain/rawtests/graph-drawings'
import { GraphPdf } from '~/domain/rawtests/graph-input'
import type { SieveResult } from '~/domain/rawtests/sieve-result'
import { combinedData, nonCombinedData, runningMeanData } from '~/workflows/rawtests/graph'
import { blendOfMix } from '~/workflows/rawtests/mix-aggregates'
import { area, may } from '../kit/area'
import { attachment } from '../kit/attachment'
import { type Ctx, personOf, sqlOf } from '../kit/context'
import { type PdfNode, pdf } from '../kit/pdf'
import { body } from '../kit/valid'

const PRINT: Omit<DrawingOptions, 'title' | 'id'> = { theme: 'print', width: 760, height: 400 }

/** The graphs on paper: the picture and under it the figures it is drawn from. */
export const graphFiles = area().post(
  '/raw-material-test/generate-graph-pdf',
  may('POST /raw-material-test/generate-graph-pdf'),
  body(GraphPdf),
  async c => {
    const asked = c.req.valid('json')
    const drawing = await drawingOf(c, asked)
    const bytes = await pdf({ title: drawing.title, content: pageOf(drawing), landscape: true, footer })
    return attachment(c, { name: `${asked.graph}_${fileStamp(c.var.now)}.pdf`, type: 'application/pdf', bytes })
  },
)

async function drawingOf(c: Ctx, asked: GraphPdf): Promise<Drawing> {
  const [sql, person] = [sqlOf(c), personOf(c)]
  switch (asked.graph) {
    case 'combined': {
      const { graph, ...ask } = asked
      const { judge, points } = await combinedData(sql, person, ask)
      return seriesGraph([{ name: 'Combined', points }], judge, { ...PRINT, id: graph, title: 'Combined grading' })
    }
    case 'non-combined': {
      const { graph, ...ask } = asked
      const { judge, materials } = await nonCombinedData(sql, person, ask)
      const title = materials.length === 1 ? `Grading of ${materials[0]!.name}` : 'Gradings of aggregates'
      return seriesGraph(materials, judge, { ...PRINT, id: graph, title })
    }
    case 'running-mean': {
      const { graph, ...ask } = asked
      const found = await runningMeanData(sql, person, ask)
      const title = `${found.name}: running mean of ${measureName(ask.property).toLowerCase()}`
      return meanGraph(found, ask.property, { ...PRINT, id: graph, title })
    }
    case 'mix-grading': {
      const { graph, ...ask } = asked
      const judge = await judgeOf(sql, ask)
      const mix = await blendOfMix(sql, person, ask)
      return mixGradingGraph(mix, judge, { ...PRINT, id: graph, title: 'Grading of the aggregate of the mix' })
    }
    case 'test': {
      const test = await getSeenTest(sql, person, asked.rawMaterialTestInfoId)
      if (test.testType !== 'sieve') throw invalid('rawMaterialTestInfoId', `${test.testNo} is not a sieve analysis`)
      const { analysis } = test.result as SieveResult
      const { gradingSpecificationId } = test
      const judge = await judgeOf(sql, gradingSpecificationId ? { gradingSpecificationId } : {})
      return gradingGraph({
        ...PRINT,
        id: 'test',
        title: `Sieve analysis ${test.testNo}`,
        gradings: [{ name: test.testNo, grading: analysis.grading }],
        limits: judge && { name: judge.name, rows: judge.limits },
      })
    }
  }
}

const pageOf = ({ svg, description, table }: Drawing): PdfNode[] => [
  { svg, width: 760 },
  { text: description, margin: [0, 8, 0, 8], color: '#4B5563' },
  {
    layout: 'lightHorizontalLines',
    fontSize: 8,
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: table.columns.map((_, at) => (at === 0 ? 'auto' : '*')),
      body: [
        table.columns.map(({ label, numeric }) => ({ text: label, bold: true, alignment: numeric ? 'right' : 'left' })),
        ...table.rows.map(row =>
          row.map((text, at) => ({ text, alignment: table.columns[at]?.numeric ? 'right' : 'left' })),
        ),
      ],
    },
  },
]

const footer = (page: number, pages: number): PdfNode => ({
  text: `${page} of ${pages}`,
  alignment: 'right',
  margin: [0, 12, 40, 0],
  color: '#4B5563',
})
