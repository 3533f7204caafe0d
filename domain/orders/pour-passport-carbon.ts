import { heads, ruled } from '../cylinders/paper-parts'
import type { PrintNode } from '../kit/document'
import { decimal } from '../kit/money'
import { GREY } from '../kit/paper'
import { spokenDay as day } from '../kit/time'
import type { PassportContent } from './pour-passport'

const small = (text: string): PrintNode => ({ text, color: GREY, fontSize: 8, margin: [0, 3, 0, 0] })
const right = (text: string) => ({ text, alignment: 'right' })

/** Stages of EN 15804 for all loads, and A1–A3 per m³: the figures of the carbon emission report. */
export function passportCarbon({ carbon, returned, a1ByFactors, energy }: PassportContent): PrintNode[] {
  if (!carbon.deliveries) return ['Not known: no load has a carbon factor for each of its materials.']
  const { a1, a2, a3, a4 } = carbon.load
  return [
    {
      layout: ruled,
      table: {
        headerRows: 1,
        widths: ['*', '*', '*', '*', '*', '*'],
        body: [
          heads(
            ['A1 materials', 'A2 haul to plant', 'A3 plant', 'A1–A3, kg CO₂e', 'A1–A3, kg CO₂e/m³', 'A4 to site'],
            [0, 1, 2, 3, 4, 5],
          ),
          [
            ...[a1, a2, a3].map(right),
            { ...right(carbon.gate), bold: true },
            { ...right(carbon.perCubicMetre), bold: true },
            right(a4),
          ],
        ],
      },
    },
    small(
      [
        `${carbon.cubicMetres} m³ of ${carbon.deliveries} loads; returned concrete (${returned} m³) is in it once, as it was made`,
        carbon.theoretical ? `${carbon.theoretical} loads (marked *) by their mix, since nothing was weighed` : '',
        carbon.unknown ? `${carbon.unknown} loads without any known carbon are left out` : '',
        energy.length
          ? `Materials are hauled ${carbon.materialHaulKm} km`
          : 'A2, A3 and A4 are not known: the plant has no configuration of energy and haulage',
        moved(a1, a1ByFactors) && !carbon.theoretical
          ? 'A1 is by the factors of the day of batching, some of which have changed since'
          : '',
      ]
        .filter(Boolean)
        .map(said => `${said}.`)
        .join(' '),
    ),
  ]
}

/** Each load was rounded to the gram. */
const moved = (a1: string, now: string | null) => now !== null && decimal(a1).minus(now).abs().greaterThan(1)

export function passportFactors({ materials, carbon, energy }: PassportContent): PrintNode[] {
  if (!materials.length) return ['Nothing was weighed.']
  return [
    {
      layout: ruled,
      table: {
        headerRows: 1,
        dontBreakRows: true,
        widths: ['*', 54, 60, 44, 56, 130, 52],
        body: [
          heads(
            ['Material', 'Kind', 'kg weighed', 'kg/m³', 'kg CO₂e/kg', 'Source of the factor', 'Valid to'],
            [2, 3, 4],
          ),
          ...materials.map(row => [
            `${row.name} (${row.materialCode})`,
            row.kind,
            right(decimal(row.kg).toFixed(1)),
            right(perCubicMetre(row.kg, carbon.cubicMetres)),
            right(row.factor === null ? 'none' : decimal(row.factor).toFixed(4)),
            row.source ?? 'not named',
            row.validTo ? day(row.validTo) : '',
          ]),
        ],
      },
    },
    ...energy.map(of =>
      small(
        `Plant energy and haulage, ${of.plantName ?? 'company'} from ${day(of.validFrom)}: ${num(of.kwhPerM3)} kWh/m³ of ${num(of.electricityPerKwh)} kg CO₂e, ${num(of.dieselLitresPerM3)} L diesel/m³ of ${num(of.dieselPerLitre)} kg CO₂e, ${num(of.hgvPerTkm)} kg CO₂e/t·km. ${of.source}.`,
      ),
    ),
  ]
}

const num = (text: string) => decimal(text).toString()
const perCubicMetre = (kg: string, cubicMetres: string) =>
  decimal(cubicMetres).isZero() ? '' : decimal(kg).div(cubicMetres).toFixed(1)
