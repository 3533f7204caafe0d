import { factTable, heads, ruled } from '../cylinders/paper-parts'
import type { PrintDocument, PrintNode } from '../kit/document'
import type { Letterhead } from '../kit/letterhead'
import { compare, decimal } from '../kit/money'
import { GREY, paperFooter, paperHead } from '../kit/paper'
import { shortAge } from '../kit/specimen-age'
import { businessDay, spokenDay as day } from '../kit/time'
import type { PassportContent, PassportLoad } from './pour-passport'
import { passportCarbon, passportFactors } from './pour-passport-carbon'

export type PrintedPassport = {
  passportNo: string
  revision: number
  status: string
  contentHash: string
  issuedAt: Date
  issuedByName: string
}

/** The passport of a pour or of a project: what the concrete was, what proves it, and its carbon. */
export function passportDocument(of: PrintedPassport, content: PassportContent, sender: Letterhead): PrintDocument {
  const no = `${of.passportNo}, revision ${of.revision}`
  const [only, ...others] = content.orderNos
  return {
    title: `Concrete passport ${no}`,
    content: [
      paperHead(sender, 'Concrete passport', no),
      {
        columns: [
          factTable([
            ['Customer', content.customerName],
            ['Project', content.projectName],
            ['Site', content.sites.join(', ')],
            ['Pour', others.length ? `${content.orderNos.length} pours` : (only ?? '')],
          ]),
          factTable([
            ['Poured', content.from === content.to ? day(content.from) : `${day(content.from)} to ${day(content.to)}`],
            ['Delivered', `${content.carbon.cubicMetres} m³ in ${content.loads.length} loads`],
            ['Returned', `${content.returned} m³`],
            ['Issued', `${day(businessDay(of.issuedAt))} by ${of.issuedByName}`],
          ]),
        ],
        columnGap: 18,
      },
      ...section('Concrete', [concretes(content)]),
      ...section('Properties of the loads', [properties(content), ...reasons(content)]),
      ...section('Strength', strength(content)),
      ...section('Conformity of production', [conformity(content)]),
      ...section('Embodied carbon', passportCarbon(content)),
      ...section('Constituents and their factors', passportFactors(content)),
      ...(content.submittals.length
        ? section('Agreed with the customer', [`Mix submittals ${content.submittals.join(', ')}`])
        : []),
      ...section('Loads', [loads(content)]),
      {
        text: `Content SHA-256 ${of.contentHash}. A correction makes the next revision.`,
        color: GREY,
        fontSize: 8,
        margin: [0, 10, 0, 0],
      },
    ],
    footer: paperFooter(`${no} · ${content.projectName}`),
    ...(of.status === 'superseded' ? { watermark: 'SUPERSEDED' } : {}),
  }
}

const section = (title: string, nodes: readonly PrintNode[]): PrintNode[] => [
  { text: title, bold: true, fontSize: 11, margin: [0, 12, 0, 4], headlineLevel: 1 },
  ...nodes,
]
const right = (text: string) => ({ text, alignment: 'right' })

const concretes = (of: PassportContent): PrintNode => ({
  layout: ruled,
  table: {
    headerRows: 1,
    widths: ['*', 100, 66, 66, 30, 46],
    body: [
      heads(['Concrete', 'Mix', 'Plant', 'Exposure', 'Loads', 'm³'], [4, 5]),
      ...of.concretes.map(row => [
        `${row.productCode}, ${row.productName}: ${row.strengthMpa} MPa, slump ${row.slump}, aggregate ${row.aggregateMm} mm`,
        row.mixes.join(', ') || 'none',
        row.plants.join(', '),
        row.exposure.join(', ') || 'none',
        right(String(row.loads)),
        right(row.cubicMetres),
      ]),
    ],
  },
})

const limit = ({ least, most }: PassportContent['properties'][number]) =>
  [least && `≥ ${least}`, most && `≤ ${most}`].filter(Boolean).join(' ') || 'not set'

const properties = (of: PassportContent): PrintNode =>
  of.properties.length
    ? {
        layout: ruled,
        table: {
          headerRows: 1,
          widths: ['*', 70, 50, 50, 70, 42, 44],
          body: [
            heads(['Property', 'Unit', 'Lowest', 'Highest', 'Limit', 'Outside', 'Unknown'], [2, 3, 5, 6]),
            ...of.properties.map(row => [
              row.name,
              row.unit,
              right(row.lowest ?? ''),
              right(row.highest ?? ''),
              limit(row),
              right(String(row.outside)),
              right(String(row.unknown)),
            ]),
          ],
        },
      }
    : 'Not known: no load has a complete batch record.'

/** Why a property is not known of some load. */
const reasons = ({ properties: all }: PassportContent): PrintNode[] => {
  const said = [...new Set(all.flatMap(({ missing }) => missing))]
  return said.length ? [{ text: `Unknown: ${said.join('. ')}.`, color: GREY, fontSize: 8, margin: [0, 3, 0, 0] }] : []
}

function strength({ strengths }: PassportContent): PrintNode[] {
  if (!strengths.length) return ['No result of these loads is approved yet.']
  return [
    {
      layout: ruled,
      table: {
        headerRows: 1,
        widths: [100, 96, '*', 50, 34, 44, 44, 40],
        body: [
          heads(['Test', 'Load', 'Certificate', 'Cast', 'Age', 'Mean, MPa', 'fck, MPa', 'Verdict'], [5, 6]),
          ...strengths.map(row => [
            row.revision > 1 ? `${row.testNo} rev. ${row.revision}` : row.testNo,
            row.doNumber,
            row.certificates.join(', '),
            day(row.castOn),
            shortAge(row.ageDays),
            right(row.mean),
            right(row.fck),
            row.verdict ?? '',
          ]),
        ],
      },
    },
  ]
}

const STANDARD: Record<string, string> = { en206: 'EN 206', aci318: 'ACI 318' }
const conforms = (of: boolean | null) => (of === null ? 'not due yet' : of ? 'conforms' : 'does not conform')
const conformity = (of: PassportContent): PrintNode => ({
  layout: ruled,
  table: {
    headerRows: 1,
    widths: ['*', 110, 60, 70, 62, 44, 80],
    body: [
      heads(['Concrete', 'Plant', 'Standard', 'Production', 'Standard deviation, MPa', 'Results', 'Verdict'], [4, 5]),
      ...of.conformity.map(row => [
        row.concrete,
        row.plantName,
        STANDARD[row.standard] ?? row.standard,
        row.state,
        right(row.sigma ?? ''),
        right(String(row.results)),
        conforms(row.conforms),
      ]),
    ],
  },
})

const perCubicMetre = ({ gate, cubicMetres }: Pick<PassportLoad, 'gate' | 'cubicMetres'>) =>
  gate === null || compare(cubicMetres, '0') <= 0 ? '' : decimal(gate).div(cubicMetres).toFixed(1)

const loads = (of: PassportContent): PrintNode => ({
  layout: ruled,
  table: {
    headerRows: 1,
    widths: [66, 46, '*', 30, 40, 30, 26, 32, 40, 46],
    body: [
      heads(
        ['Load', 'Day', 'Mix', 'm³', 'Returned', 'w/c', '°C', 'Cl, %', 'Na₂O, kg', 'A1–A3/m³'],
        [3, 4, 5, 6, 7, 8, 9],
      ),
      ...of.loads.map(({ figures, ...row }) => [
        row.doNumber,
        day(row.day),
        row.mix ?? '',
        right(row.cubicMetres),
        right(row.returned ?? ''),
        ...['water-cement', 'temperature', 'chloride', 'alkali'].map(key => right(figures[key] ?? '')),
        right(`${perCubicMetre(row)}${row.byMix ? '*' : ''}`),
      ]),
    ],
  },
})
