import type { PrintDocument, PrintNode } from '../kit/document'
import type { Letterhead } from '../kit/letterhead'
import { paperFooter, paperHead } from '../kit/paper'
import { mean, standardDeviation } from '../kit/statistics'
import { businessDay, spokenDay as day } from '../kit/time'
import { resultTable, specimenTable } from './certificate-tables'
import { laboratoryWords } from './certificate-words'
import { grouped } from './conformity/grouped'
import { controlGraph } from './control/control-graph'
import type { PaperResult } from './cylinder-test-paper'
import { factTable, figure } from './paper-parts'
import { shortNo } from './short-no'
import { decisionRuleNotes, type Stated, uncertaintyNotes } from './uncertainty'

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
  const laboratories = [...new Set(results.flatMap(laboratoryWords))].join(', ')
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
      resultTable(results, stated),
      ...[...uncertaintyNotes(results, stated), ...decisionRuleNotes(results, stated)].map(text => ({
        ...{ text, fontSize: 8, margin: [0, 5, 0, 0] },
      })),
      specimenTable(results),
      ...graphs(results),
      {
        margin: [0, 16, 0, 0],
        unbreakable: true,
        text: `We certify that the specimens were made, cured and tested as stated above. The results are of these specimens alone. Issued by ${of.issuedByName}.`,
      },
      ...(of.status === 'invalid'
        ? [{ text: `This certificate is invalid: ${of.invalidReason ?? 'corrected'}`, bold: true, color: '#B42318' }]
        : []),
    ],
    footer: paperFooter(`${of.certNo} · ${of.projectName}`),
    ...(of.status === 'invalid' ? { watermark: 'INVALID' } : {}),
  }
}

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
