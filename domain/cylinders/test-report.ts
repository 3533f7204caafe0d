import type { PrintDocument, PrintNode } from '../kit/document'
import type { Letterhead } from '../kit/letterhead'
import { GREY, paperFooter, paperHead } from '../kit/paper'
import { businessDay, clockTime } from '../kit/time'
import { grouped } from './conformity/grouped'
import { day, factTable, figure } from './paper-parts'
import { SPECIMEN, type SpecimenKind } from './specimen/kind'

/** A result with its specimens as a paper prints it. */
export type PaperResult = {
  testNo: string
  doNumber: string
  customerName: string
  projectName: string
  locationName: string
  plantName: string
  productCode: string
  laboratory: string | null
  mixCode: string | null
  strengthMpa: number
  fck: number
  specimenKind: string
  castOn: string
  sampledAt: Date | null
  slumpMm: number | null
  concreteTemperature: number | null
  airPercent: number | null
  freshDensity: number | null
  ageDays: number
  status: string
  revision: number
  testedAt: Date | null
  mean: number | null
  density: number | null
  rangePercent: number | null
  verdict: string | null
  counts: boolean | null
  notes: string[]
  labName: string | null
  houseName: string | null
  managerName: string | null
  specimens: {
    label: string
    width1: number | null
    width2: number | null
    length: number | null
    massKg: number | null
    loadKn: number | null
    fracture: number | null
    lengthFactor: number | null
    strength: number | null
    density: number | null
    excluded: boolean
    excludedReason: string | null
  }[]
}

/** One page for each set: what was sampled, every specimen, the results and who vouched for them. */
export function testReportDocument(results: readonly PaperResult[], sender: Letterhead): PrintDocument {
  const sets = [...grouped(results, of => of.testNo).values()]
  return {
    title: sets.length === 1 ? `Test report ${results[0]?.testNo ?? ''}` : `Test reports (${sets.length})`,
    content: sets.map((ages, at) => [
      paperHead(sender, 'Compressive strength', ages[0]!.testNo, { newPage: at > 0 }),
      factsOf(ages[0]!),
      ...ages.map(ageBlock),
    ]),
    footer: paperFooter(sets.length === 1 ? (results[0]?.testNo ?? '') : sender.name),
  }
}

function factsOf(of: PaperResult): PrintNode {
  const kind = SPECIMEN[of.specimenKind as SpecimenKind]
  return {
    columns: [
      factTable([
        ['Customer', of.customerName],
        ['Project', of.projectName],
        ['Site', of.locationName],
        ['Delivery order', of.doNumber],
        ['Plant', of.plantName],
        ['Laboratory', of.laboratory ?? 'none named'],
      ]),
      factTable([
        ['Concrete', `${of.productCode}${of.mixCode ? ` · mix ${of.mixCode}` : ''}`],
        ['Specified', `${figure(of.fck, 1)} MPa at 28 days on ${kind.label.toLowerCase()}`],
        ['Cast', of.sampledAt ? `${day(businessDay(of.sampledAt))} ${clockTime(of.sampledAt)}` : day(of.castOn)],
        ['Slump', of.slumpMm === null ? 'not measured' : `${of.slumpMm} mm`],
        ['Temperature', of.concreteTemperature === null ? 'not measured' : `${figure(of.concreteTemperature, 1)} °C`],
        [
          'Fresh density',
          of.freshDensity === null
            ? 'not measured'
            : `${figure(of.freshDensity, 0)} kg/m³${of.airPercent === null ? '' : ` · air ${figure(of.airPercent, 1)} %`}`,
        ],
      ]),
    ],
    columnGap: 18,
  }
}

function ageBlock(of: PaperResult): PrintNode {
  const tested = of.testedAt ? `tested ${day(businessDay(of.testedAt))} ${clockTime(of.testedAt)}` : 'not tested yet'
  const revision = of.revision > 1 ? ` · revision ${of.revision}` : ''
  return {
    unbreakable: true,
    margin: [0, 14, 0, 0],
    stack: [
      { text: `${of.ageDays} days · ${tested}${revision}`, bold: true, fontSize: 11, margin: [0, 0, 0, 4] },
      specimenTable(of),
      {
        margin: [0, 5, 0, 0],
        columns: [
          {
            text:
              of.mean === null
                ? ''
                : [
                    { text: `Mean ${figure(of.mean, 1)} MPa`, bold: true },
                    ` · density ${of.density ?? ''} kg/m³ · range ${figure(of.rangePercent ?? 0, 1)} %`,
                  ],
          },
          { text: signed(of), color: GREY, alignment: 'right' },
        ],
      },
      ...of.notes.map(text => ({ text, color: GREY })),
    ],
  }
}

function specimenTable(of: PaperResult): PrintNode {
  const titles = ['Specimen', 'Width mm', 'Length mm', 'Mass kg', 'Load kN', 'Fracture', 'L/D', 'kg/m³', 'MPa']
  const head = titles.map((text, at) => ({
    text,
    bold: true,
    fontSize: 8,
    color: GREY,
    alignment: at ? 'right' : 'left',
  }))
  const body = of.specimens.map(one => [
    one.excluded ? { text: `${one.label} left out: ${one.excludedReason ?? ''}`, color: GREY } : one.label,
    right(one.width1 === null ? '' : `${figure(one.width1, 1)} / ${figure(one.width2 ?? one.width1, 1)}`),
    right(figure(one.length, 1)),
    right(figure(one.massKg, 3)),
    right(figure(one.loadKn, 1)),
    right(one.fracture === null ? '' : `Type ${one.fracture}`),
    right(one.lengthFactor === null || one.lengthFactor === 1 ? '' : figure(one.lengthFactor, 2)),
    right(figure(one.density, 0)),
    right(figure(one.strength, 1)),
  ])
  return {
    layout: 'lightHorizontalLines',
    table: { headerRows: 1, widths: ['*', 62, 42, 42, 42, 42, 26, 36, 34], body: [head, ...body] },
  }
}

const signed = (of: PaperResult) =>
  [
    of.labName && `Tested by ${of.labName}`,
    of.houseName && `checked by ${of.houseName}`,
    of.managerName && `approved by ${of.managerName}`,
  ]
    .filter(Boolean)
    .join(', ')
const right = (text: string): PrintNode => ({ text, alignment: 'right' })
