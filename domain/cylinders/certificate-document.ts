import type { PrintDocument, PrintNode } from '../kit/document'
import type { Letterhead } from '../kit/letterhead'
import { paperFooter, paperHead } from '../kit/paper'
import { mean, standardDeviation } from '../kit/statistics'
import { businessDay } from '../kit/time'
import { grouped } from './conformity/grouped'
import { controlGraph } from './control/control-graph'
import { day, factTable, figure } from './paper-parts'
import { shortNo } from './short-no'
import type { PaperResult } from './test-report'

export type PrintedCertificate = {
  certNo: string
  status: string
  issuedAt: Date
  issuedByName: string
  invalidReason: string | null
  customerName: string
  projectName: string
}

const GREY = '#4B5563'
const VERDICT: Record<string, string> = {
  early: 'early age',
  pass: 'reached',
  low: 'below specified',
  fail: 'below limit',
}

/** The certificate: its results in one table and, for each concrete with enough of them, the graph of its strength. */
export function certificateDocument(
  of: PrintedCertificate,
  results: readonly PaperResult[],
  sender: Letterhead,
): PrintDocument {
  const laboratories = [...new Set(results.map(result => result.laboratory).filter(Boolean))].join(', ')
  return {
    title: `Certificate ${of.certNo}`,
    content: [
      paperHead(sender, 'Certificate of compressive strength', of.certNo),
      {
        columns: [
          factTable([
            ['Customer', of.customerName],
            ['Project', of.projectName],
          ]),
          factTable([
            ['Issued', day(businessDay(of.issuedAt))],
            ['Laboratory', laboratories || 'none named'],
          ]),
        ],
        columnGap: 18,
      },
      resultTable(results),
      ...graphs(results),
      {
        margin: [0, 16, 0, 0],
        text: `We certify that the specimens were made, cured and tested as stated. Issued by ${of.issuedByName}.`,
      },
      ...(of.status === 'invalid'
        ? [{ text: `This certificate is invalid: ${of.invalidReason ?? 'corrected'}`, bold: true, color: '#B42318' }]
        : []),
    ],
    footer: paperFooter(`${of.certNo} · ${of.projectName}`),
    ...(of.status === 'invalid' ? { watermark: 'INVALID' } : {}),
  }
}

function resultTable(results: readonly PaperResult[]): PrintNode {
  const titles = [
    'Test',
    'Delivery order',
    'Concrete',
    'Cast',
    'Age',
    'Tested',
    'Density',
    'Specified',
    'Result MPa',
    '',
  ]
  const head = titles.map((text, at) => ({
    text,
    bold: true,
    fontSize: 8,
    color: GREY,
    alignment: at > 5 && at < 9 ? 'right' : 'left',
  }))
  const body = results.map(of => [
    `${of.testNo}${of.revision > 1 ? ` rev ${of.revision}` : ''}`,
    of.doNumber,
    of.productCode,
    day(of.castOn),
    `${of.ageDays} d`,
    of.testedAt ? day(businessDay(of.testedAt)) : '',
    { text: figure(of.density, 0), alignment: 'right' },
    { text: figure(of.fck, 1), alignment: 'right' },
    { text: figure(of.mean, 1), bold: true, alignment: 'right' },
    VERDICT[of.verdict ?? ''] ?? '',
  ])
  return {
    margin: [0, 12, 0, 0],
    fontSize: 8,
    layout: 'lightHorizontalLines',
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: [72, 72, '*', 44, 22, 44, 34, 38, 42, 48],
      body: [head, ...body],
    },
  }
}

/** A line through two results says nothing. */
const LEAST = 4

function graphs(results: readonly PaperResult[]): PrintNode[] {
  const judged = results.filter(of => of.verdict !== 'early' && of.mean !== null)
  return [...grouped(judged, of => of.productCode).entries()]
    .filter(([, own]) => own.length >= LEAST)
    .map(([concrete, own], at) => ({
      margin: [0, 14, 0, 0],
      unbreakable: true,
      svg: controlGraph({
        results: own.map(of => ({ label: shortNo(of.testNo), value: of.mean! })),
        target: Math.round(mean(own.map(of => of.mean!)) * 10) / 10,
        sigma: Math.max(0.5, standardDeviation(own.map(of => of.mean!))),
        single: { name: `Specified ${figure(own[0]!.fck, 1)}`, value: own[0]!.fck },
        theme: 'print',
        title: `${concrete}: strength of ${own.length} tests`,
        id: `certificate-${at}`,
        width: 515,
        height: 210,
      }).svg,
      width: 515,
    }))
}
