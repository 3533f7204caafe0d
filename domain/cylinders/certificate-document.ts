import type { PrintDocument, PrintNode } from '../kit/document'
import type { Letterhead } from '../kit/letterhead'
import { both, bothLines, paperDay as day, paperFooter, paperHead } from '../kit/paper'
import { mean, standardDeviation } from '../kit/statistics'
import { businessDay } from '../kit/time'
import * as kitWords from '../kit/words'
import { resultTable, specimenTable } from './certificate-tables'
import { laboratoryWords } from './certificate-words'
import { grouped } from './conformity/grouped'
import { controlGraph } from './control/control-graph'
import type { PaperResult } from './cylinder-test-paper'
import { factTable, figure } from './paper-parts'
import { shortNo } from './short-no'
import { decisionRuleNotes, type Stated, uncertaintyNotes } from './uncertainty'
import * as words from './words'

export type PrintedCertificate = {
  certNo: string
  status: string
  issuedAt: Date
  issuedByName: string
  invalidReason: string | null
  customerName: string
  projectName: string
}

/** The certificate: its results in one table, what each was made of and who signed it, and for each concrete with enough of them, the graph of its strength. */
export function certificateDocument(
  of: PrintedCertificate,
  results: readonly PaperResult[],
  sender: Letterhead,
  stated: Stated,
): PrintDocument {
  return {
    title: `Certificate ${of.certNo}`,
    content: [
      paperHead(sender, words.certificateTitle, of.certNo),
      {
        columns: [
          factTable([
            [both(kitWords.fieldCustomer), of.customerName],
            [both(kitWords.fieldProject), of.projectName],
          ]),
          factTable([
            [both(words.certificateIssued), day(businessDay(of.issuedAt))],
            [both(words.certificateLaboratory), laboratoriesOf(results)],
          ]),
        ],
        columnGap: 18,
      },
      resultTable(results, stated),
      {
        ...{ fontSize: 8, margin: [0, 5, 0, 0] },
        stack: bothLines(() =>
          [...uncertaintyNotes(results, stated), ...decisionRuleNotes(results, stated)].join('\n'),
        ),
      },
      specimenTable(results),
      ...graphs(results),
      {
        margin: [0, 16, 0, 0],
        unbreakable: true,
        stack: bothLines(() => words.certificateStatement({ name: of.issuedByName })),
      },
      ...(of.status === 'invalid'
        ? [
            bothLines(() => words.certificateInvalid({ why: of.invalidReason ?? words.certificateCorrected() }), {
              ...{ bold: true, color: '#B42318' },
            }),
          ]
        : []),
    ],
    footer: paperFooter(`${of.certNo} · ${of.projectName}`, (page, pages) => kitWords.paperPage({ page, pages })),
    ...(of.status === 'invalid' ? { watermark: 'INVALID' } : {}),
  }
}

const laboratoriesOf = (results: readonly PaperResult[]) =>
  [...new Set(results.flatMap(laboratoryWords))].join(', ') || both(words.certificateNoLaboratory)

/** A line through two results says nothing. */
const LEAST = 4

function graphs(results: readonly PaperResult[]): PrintNode[] {
  const judged = results.filter(of => of.counts && of.verdict !== null && of.verdict !== 'early' && of.mean !== null)
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
