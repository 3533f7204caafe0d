import type { PrintDocument } from '../kit/document'
import type { Letterhead } from '../kit/letterhead'
import { GREY, paperFooter, paperHead } from '../kit/paper'
import { shortAge } from '../kit/specimen-age'
import { businessDay, spokenDay as day } from '../kit/time'
import type { PaperResult } from './cylinder-test-paper'
import { figure, heads, ruled } from './paper-parts'

type Row = Omit<PaperResult, 'specimens' | 'revisions'> & { plannedOn: string }

/** The register of results on landscape pages. */
export function registerDocument(
  rows: readonly Row[],
  of: { from: string; to: string; total: number },
  sender: Letterhead,
): PrintDocument {
  const titles = [
    'Test, delivery order',
    'Customer',
    'Project',
    'Concrete',
    'Cast',
    'Age',
    'Tested',
    'Slump',
    'Density',
    'Specified',
    'MPa',
    'Status',
  ]
  const head = heads(titles, [7, 8, 9, 10])
  const right = (text: string) => ({ text, alignment: 'right' })
  const body = rows.map(row => [
    { stack: [row.testNo, { text: row.doNumber, color: GREY }] },
    row.customerName,
    row.projectName,
    row.productCode,
    day(row.castOn),
    shortAge(row.ageDays),
    row.testedAt ? day(businessDay(row.testedAt)) : `due ${day(row.plannedOn)}`,
    right(row.slumpMm === null ? '' : String(row.slumpMm)),
    right(figure(row.density, 0)),
    right(figure(row.fck, 1)),
    right(figure(row.mean, 1)),
    row.status.replaceAll('_', ' '),
  ])
  const shown = rows.length < of.total ? `the first ${rows.length} of ${of.total} results` : `${of.total} results`
  return {
    title: 'Register of cylinder tests',
    landscape: true,
    content: [
      paperHead(sender, 'Register of cylinder tests', `${day(of.from)} to ${day(of.to)}, ${shown}`),
      {
        fontSize: 7.5,
        layout: ruled,
        table: {
          headerRows: 1,
          dontBreakRows: true,
          widths: [82, '*', '*', 66, 44, 24, 60, 30, 36, 42, 30, 56],
          body: [head, ...body],
        },
      },
    ],
    footer: paperFooter(sender.name),
  }
}
