import type { SpecimenKind } from '~/domain/kit/specimen-kind'
import type { PrintDocument, PrintNode } from '../kit/document'
import type { Letterhead } from '../kit/letterhead'
import { GREY, paperFooter, paperHead } from '../kit/paper'
import { ageName } from '../kit/specimen-age'
import { businessDay, clockTime, spokenDay as day } from '../kit/time'
import { grouped } from './conformity/grouped'
import { deviations, figuresOf, type PaperResult } from './cylinder-test-paper'
import { pressWords } from './laboratory-equipment'
import { factTable, figure, heads, ruled } from './paper-parts'
import { provisional, signedBy } from './signatures'
import { SPECIMEN } from './specimen/kind'
import { type Stated, statedResult, uncertaintyNotes } from './uncertainty'

/** One page for each set: what was sampled, every specimen, the results and who vouched for them. */
export function testReportDocument(results: readonly PaperResult[], sender: Letterhead, stated: Stated): PrintDocument {
  const sets = [...grouped(results, of => of.testNo).values()]
  return {
    title: sets.length === 1 ? `Test report ${results[0]?.testNo ?? ''}` : `Test reports (${sets.length})`,
    content: sets.map((ages, at) => [
      paperHead(sender, 'Compressive strength', ages[0]!.testNo, { newPage: at > 0 }),
      factsOf(ages[0]!),
      ...ages[0]!.wetFindings.map(({ text }) => ({ text, color: '#B42318', margin: [0, 6, 0, 0] })),
      ...ages.map(of => ageBlock(of, stated)),
      ...uncertaintyNotes(ages, stated).map(text => ({ text, color: GREY, margin: [0, 8, 0, 0] })),
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

function ageBlock(of: PaperResult, stated: Stated): PrintNode {
  const tested = of.testedAt ? `tested ${day(businessDay(of.testedAt))} ${clockTime(of.testedAt)}` : 'not tested yet'
  const revision = of.revision > 1 ? ` · revision ${of.revision}` : ''
  return {
    unbreakable: true,
    margin: [0, 14, 0, 0],
    stack: [
      {
        text: [
          `${ageName(of.ageDays)} · ${tested}${revision}`,
          ...(provisional(of) ? [{ text: ' · PROVISIONAL, not approved', color: '#B42318' }] : []),
        ],
        bold: true,
        fontSize: 11,
        margin: [0, 0, 0, 4],
      },
      specimenTable(of),
      {
        margin: [0, 5, 0, 0],
        columns: [
          {
            text:
              of.mean === null
                ? ''
                : [
                    { text: `Mean ${statedResult(of, stated)} MPa`, bold: true },
                    ` · density ${of.density ?? ''} kg/m³ · range ${figure(of.rangePercent ?? 0, 1)} %`,
                  ],
          },
          { text: signedBy(of), color: GREY, alignment: 'right' },
        ],
      },
      ...(of.testedAt ? [{ text: `By ${pressWords(of.press)}`, color: GREY }] : []),
      ...deviations({ ...of, wetFindings: [] }).map(text => ({ text, color: '#B42318' })),
      ...of.revisions.map(past => ({ text: revisionText(past), color: GREY })),
    ],
  }
}

/** What an earlier revision said and who signed that; the names below it vouch for its figures alone. */
function revisionText(past: PaperResult['revisions'][number]): string {
  const { mean, ...was } = figuresOf(past)
  const corrected = `corrected ${day(businessDay(past.at))} by ${past.byName}: ${past.reason}`
  return `Revision ${past.revision} said ${figure(mean, 1)} MPa. ${signedBy({ ...was, status: 'approved' })}; ${corrected}`
}

function specimenTable(of: PaperResult): PrintNode {
  const { shape } = SPECIMEN[of.specimenKind as SpecimenKind]
  const across = shape === 'cube' ? 'Sides mm' : 'Diameters mm'
  const titles = ['Specimen', across, 'Length mm', 'Mass kg', 'Load kN', 'Fracture', 'L/D', 'kg/m³', 'MPa']
  const head = heads(titles, [1, 2, 3, 4, 5, 6, 7, 8])
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
    layout: ruled,
    table: { headerRows: 1, widths: ['*', 66, 44, 42, 42, 42, 26, 36, 34], body: [head, ...body] },
  }
}

const right = (text: string): PrintNode => ({ text, alignment: 'right' })
