import type { PrintDocument } from '../kit/document'
import type { Letterhead } from '../kit/letterhead'
import { paperFooter, paperHead } from '../kit/paper'
import { shortAge } from '../kit/specimen-age'
import { businessDay, spokenDay as day } from '../kit/time'
import type { PaperResult } from './cylinder-test-paper'
import { figure } from './paper-parts'

type Row = Omit<PaperResult, 'specimens' | 'revisions'> & { plannedOn: string }

/** The register of results on landscape pages. */
export function registerDocument(
  rows: readonly Row[],
  of: { from: string; to: string; total: number },
  sender: Letterhead,
): PrintDocument {
  const titles = [
    'Test',
    'Delivery order',
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
  const head = titles.map((text, at) => ({
    text,
    bold: true,
    color: '#4B5563',
    alignment: at > 7 && at < 12 ? 'right' : 'left',
  }))
  const right = (text: string) => ({ text, alignment: 'right' })
  const body = rows.map(row => [
    row.testNo,
    row.doNumber,
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
        layout: 'lightHorizontalLines',
        table: {
          headerRows: 1,
          dontBreakRows: true,
          widths: [76, 76, '*', '*', 62, 44, 24, 60, 30, 36, 40, 30, 60],
          body: [head, ...body],
        },
      },
    ],
    footer: paperFooter(sender.name),
  }
}
