import { heads, ruled } from '../cylinders/paper-parts'
import type { PrintNode } from '../kit/document'
import { businessDay, spokenDay as day } from '../kit/time'
import type { SubmittalContent } from './mix-submittal'

const KIND: Record<string, string> = {
  cement: 'Cement',
  addition: 'Addition',
  sand: 'Fine aggregate',
  stone: 'Coarse aggregate',
  water: 'Water',
  admixture: 'Admixture',
  fibre: 'Fibre',
  ice: 'Ice',
}
export const submittalLimits = (of: SubmittalContent): PrintNode => ({
  layout: ruled,
  table: {
    headerRows: 1,
    widths: [120, 110, 90, '*'],
    body: [
      heads(['Property', 'This mix', 'Limit', 'Source'], []),
      ...of.limits.map(row => [row.name, row.value, row.limit, row.source]),
    ],
  },
})

export function submittalMaterials(of: SubmittalContent): PrintNode {
  const shown = of.materials.some(row => row.kgPerM3 !== null)
  return {
    layout: ruled,
    table: {
      headerRows: 1,
      widths: ['*', 96, ...(shown ? [60] : []), 130],
      body: [
        heads(['Material', 'Kind', ...(shown ? ['kg/m³'] : []), 'Latest approved test'], shown ? [2] : []),
        ...of.materials.map(row => [
          row.name,
          KIND[row.kind] ?? row.kind,
          ...(shown ? [{ text: row.kgPerM3 ?? '', alignment: 'right' }] : []),
          row.test ?? '',
        ]),
      ],
    },
  }
}

export function submittalTests(of: SubmittalContent): PrintNode[] {
  const none = 'No result of this mix is approved yet.'
  return [
    { text: of.evidence.length ? `${of.evidence.join('. ')} (${of.evidenceSource}).` : none },
    ...(of.trials.length
      ? [
          {
            margin: [0, 4, 0, 0],
            layout: ruled,
            table: {
              headerRows: 1,
              widths: [96, 72, 60, 60, '*'],
              body: [
                heads(['Trial batch', 'Made', 'Slump', 'fck', 'Mean strength by age'], []),
                ...of.trials.map(row => [
                  row.trialNo,
                  day(businessDay(new Date(row.madeOn))),
                  row.slumpMm === null ? '' : `${row.slumpMm} mm`,
                  `${row.fck.toFixed(1)} MPa`,
                  row.results || 'not approved yet',
                ]),
              ],
            },
          },
        ]
      : []),
  ]
}

const kg = (value: string | null) => (value === null ? 'not known' : `${Number(value).toFixed(1)} kg CO₂e/m³`)
export const submittalCarbon = ({ carbon: of }: SubmittalContent): PrintNode =>
  of
    ? {
        layout: ruled,
        table: {
          headerRows: 1,
          widths: ['*', '*', '*', '*'],
          body: [
            heads(['A1 materials', 'A2 haul to the plant', 'A3 plant', 'A1–A3'], []),
            [kg(of.a1), kg(of.a2), kg(of.a3), { text: kg(of.gate), bold: true }],
          ],
        },
      }
    : 'Not known: the materials have no approved carbon factors.'
