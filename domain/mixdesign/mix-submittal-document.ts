import { factTable } from '../cylinders/paper-parts'
import type { PrintDocument, PrintNode } from '../kit/document'
import type { Letterhead } from '../kit/letterhead'
import { GREY, paperFooter, paperHead } from '../kit/paper'
import { spokenDay as day } from '../kit/time'
import type { SubmittalContent } from './mix-submittal'
import { submittalCarbon, submittalLimits, submittalMaterials, submittalTests } from './mix-submittal-paper'

export type PrintedSubmittal = {
  submittalNo: string
  revision: number
  status: string
  preparedByName: string
  sentAt: Date | null
  validUntil: string | null
  remarks: string | null
  answeredOn: string | null
  answeredByName: string | null
  answeredByPosition: string | null
  answerReference: string | null
  answerComments: string | null
}

const MARK: Record<string, string> = { draft: 'DRAFT', superseded: 'SUPERSEDED', withdrawn: 'WITHDRAWN' }

/** The submittal of a mix to a customer: its design, what proves it, its carbon, and the answer of the customer. */
export function submittalDocument(of: PrintedSubmittal, content: SubmittalContent, sender: Letterhead): PrintDocument {
  const no = `${of.submittalNo}, revision ${of.revision}`
  const mark = MARK[of.status]
  return {
    title: `Mix submittal ${no}`,
    content: [
      paperHead(sender, 'Mix submittal', no),
      {
        columns: [
          factTable([
            ['Customer', content.customerName],
            ['Project', content.projectName],
            ['Concrete', `${content.productCode}, ${content.productName}`],
          ]),
          factTable([
            ['Date', day(content.on)],
            ['Plant', content.plantName],
            [
              'Certificate',
              content.certificateNo
                ? `${content.certificateNo}${content.certificateValidTo ? `, valid to ${day(content.certificateValidTo)}` : ''}`
                : 'none',
            ],
            ['Prepared by', of.preparedByName],
          ]),
        ],
        columnGap: 18,
      },
      ...section('Concrete', [{ columns: [design(content), composition(content)], columnGap: 18 }]),
      ...(content.limits.length ? section('Limits', [submittalLimits(content)]) : []),
      ...section('Constituents', [submittalMaterials(content)]),
      ...section('Tests', submittalTests(content)),
      ...section('Embodied carbon', [submittalCarbon(content)]),
      ...(content.files.length ? section('On file with this mix', [{ ul: content.files }]) : []),
      ...(of.remarks ? section('Remarks', [of.remarks]) : []),
      answer(of),
    ],
    footer: paperFooter(`${no} · ${content.projectName}`),
    ...(mark ? { watermark: mark } : {}),
  }
}

const section = (title: string, nodes: readonly PrintNode[]): PrintNode[] => [
  { text: title, bold: true, fontSize: 11, margin: [0, 12, 0, 4], headlineLevel: 1 },
  ...nodes,
]

const design = (of: SubmittalContent) =>
  factTable([
    ['Mix', `${of.mixCode}, version ${of.mixVersion}`],
    [
      'Strength',
      `${of.strengthClass ? `${of.strengthClass}, ` : ''}${of.strengthMpa} MPa on cubes at ${of.strengthAge} days`,
    ],
    ['Target mean', of.targetMean ? `${of.targetMean} MPa` : 'not set'],
    [
      'Exposure',
      of.exposure.map(one => `${one.name ?? one.exposureClass}, ${one.where}`).join('; ') || 'none specified',
    ],
    ['Slump', of.slump],
    ['Aggregate', `up to ${of.aggregateMm} mm`],
  ])

const composition = (of: SubmittalContent) =>
  factTable([
    ['Cement', of.cementTypes.join(', ') || 'none'],
    ['Cement content', `${of.cementKg} kg/m³`],
    of.cementitiousKg
      ? ['Cementitious', `${of.cementitiousKg} kg/m³`]
      : ['c + k·a', `${of.equivalentCement} kg/m³ (EN 206 §5.2.5.2)`],
    [of.ratioName ?? 'w/(c + k·a)', of.waterCement ?? 'not known'],
    ['Air', `${of.airPercent} %`],
    ['Admixtures', of.admixtures.join(', ') || 'none'],
    ...(of.dischargeMinutes ? ([['Discharge', `within ${of.dischargeMinutes} minutes`]] as const) : []),
  ])

function answer(of: PrintedSubmittal): PrintNode {
  const answered = of.answeredOn !== null
  const line = '.'.repeat(60)
  return {
    unbreakable: true,
    stack: [
      ...section('Answer of the customer', [
        factTable([
          [
            'Answer',
            answered ? (WORD[of.status] ?? 'Agreed') : '[  ] agreed    [  ] agreed with comments    [  ] rejected',
          ],
          ['Name', of.answeredByName ?? line],
          ['Position', of.answeredByPosition ?? line],
          ['Date', of.answeredOn ? day(of.answeredOn) : line],
          ['Reference', of.answerReference ?? line],
          ['Comments', of.answerComments ?? (answered ? 'none' : line)],
          ['Valid until', of.validUntil ? day(of.validUntil) : answered ? 'no end' : line],
        ]),
        {
          text: 'The agreement holds for this mix at this project. A change of the mix is submitted again.',
          color: GREY,
          fontSize: 8,
          margin: [0, 6, 0, 0],
        },
      ]),
    ],
  }
}

const WORD: Record<string, string> = {
  agreed: 'Agreed',
  agreed_with_comments: 'Agreed with comments',
  rejected: 'Rejected',
}
