import type { Decimal } from 'decimal.js'
import { type DecimalText, decimal, sum } from '../kit/money'
import { saturated } from '../mixdesign/design/free-water'
import { isFault, type LedgerFault } from './concrete-ledger-row'

/** A mass of a load or of a cubic metre of its recipe; density in kg/m³, shares in per cent of the mass. */
export type WaterLine = {
  name: string
  kind: string
  density: DecimalText
  kg: DecimalText
  solidsPercent: DecimalText | null
  /** Free moisture and absorption of an aggregate, per cent of its dry mass; left out where it is saturated surface-dry. */
  moisture?: { percent: DecimalText | null; absorption: DecimalText | null }
}

/** kg of water by where it comes from; the litres of liquid admixture that were dosed with it. */
export type Water = {
  batched: Decimal
  aggregates: Decimal | LedgerFault
  admixtures: Decimal
  site: Decimal
  free: Decimal | LedgerFault
}
export type SiteDose = { waterLitres: DecimalText | null; admixtureLitres: DecimalText | null }

/** Litres per m³ from which the water of liquid admixtures counts. */
export const ADMIXTURE_LITRES = '3'
export const ADMIXTURE_WATER = 'EN 206 §5.2.6'
export const NO_DOSE: SiteDose = { waterLitres: null, admixtureLitres: null }

/**
 * The true free water of a load, kg. Water and ice as weighed, what the aggregates carry beyond their absorption, what was
 * added on site, and the water of admixtures when they exceed 3 L/m³ (EN 206 §5.2.6). An admixture without declared solids,
 * and what was dosed on site, counts as water whole: the ratio is then never better than it looks.
 */
export function waterOf(lines: readonly WaterLine[], cubicMetres: DecimalText, site: SiteDose): Water {
  const batched = sum(lines.filter(({ kind }) => kind === 'water' || kind === 'ice').map(({ kg }) => kg))
  const aggregates = carried(lines)
  const admixtures = dosed(lines, cubicMetres, site)
  const added = decimal(site.waterLitres ?? 0)
  const free = isFault(aggregates) ? aggregates : batched.plus(aggregates).plus(admixtures).plus(added)
  return { batched, aggregates, admixtures, site: added, free }
}

function carried(lines: readonly WaterLine[]): Decimal | LedgerFault {
  const wet = lines.filter(({ moisture }) => moisture)
  const unknown = [...new Set(wet.filter(({ moisture }) => moisture!.percent === null).map(({ name }) => name))]
  if (unknown.length) return { fault: 'moisture-missing', text: `No moisture recorded of ${unknown.join(', ')}` }
  return sum(
    wet.map(({ kg, moisture }) => {
      const absorption = decimal(moisture!.absorption ?? 0)
      return decimal(kg).minus(
        saturated({ kg, moisture: absorption.plus(moisture!.percent!).toString(), absorption: absorption.toString() }),
      )
    }),
  )
}

function dosed(lines: readonly WaterLine[], cubicMetres: DecimalText, site: SiteDose): Decimal {
  const liquids = lines.filter(({ kind }) => kind === 'admixture')
  const litres = sum(liquids.map(({ kg, density }) => decimal(kg).times(1000).div(density))).plus(
    site.admixtureLitres ?? 0,
  )
  if (!litres.greaterThan(decimal(ADMIXTURE_LITRES).times(cubicMetres))) return decimal(0)
  return sum(
    liquids.map(({ kg, solidsPercent }) =>
      decimal(kg)
        .times(decimal(100).minus(solidsPercent ?? 0))
        .div(100),
    ),
  ).plus(site.admixtureLitres ?? 0)
}
