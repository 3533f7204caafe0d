import { Decimal } from 'decimal.js'
import * as z from 'zod'
import { EngineeringFault } from '~/domain/kit/fault'
import { type DecimalText, sum } from '~/domain/kit/money'
import { anyDecimal, mass } from '~/domain/kit/shape'
import { checked, emission } from './checked'
import type { CarbonRole } from './factor-set'
import { type FrozenFactors, frozenFactor } from './frozen-factors'

const Leg = z.strictObject({ mode: z.enum(['hgv', 'rail', 'ship']), km: anyDecimal(3, 'Kilometres') })

/** kg of each material in one m³ (or in one load), how it came to the plant, and what the plant used for it. */
export const MixCarbonInput = z.strictObject({
  materials: z
    .array(z.strictObject({ material: z.string().min(1), kg: mass('Mass'), legs: z.array(Leg).default([]) }))
    .min(1)
    .max(60),
  energy: z.strictObject({ kwh: anyDecimal(4), dieselLitres: anyDecimal(4) }).optional(),
})
export type MixCarbonInput = z.input<typeof MixCarbonInput>

export type CarbonLine = {
  material: string
  name: string
  role: CarbonRole
  kg: DecimalText
  a1: DecimalText
  a2: DecimalText
}
/** kgCO2e as decimals with three places; total = a1 + a2 + a3 exactly, and a1, a2 are the sums of their lines. */
export type MixCarbon = { lines: CarbonLine[]; a1: DecimalText; a2: DecimalText; a3: DecimalText; total: DecimalText }

/**
 * Cradle to gate (EN 15804 A1–A3): Σ mass · factor + Σ t · km · mode factor + kWh · grid + litres · diesel, for whatever the
 * masses describe, one m³ or one load. Faults: `negative-mass`, `nothing-weighed`, `factor-missing`, `not-a-number`.
 */
export function mixCarbon(input: MixCarbonInput, frozen: FrozenFactors): MixCarbon {
  const lines = input.materials.map(material => carbonLine(material, frozen))
  if (lines.length === 0 || sum(lines.map(line => line.kg)).isZero()) {
    throw new EngineeringFault('nothing-weighed', 'the materials weigh nothing', 'materials')
  }
  const a1 = sum(lines.map(line => line.a1))
  const a2 = sum(lines.map(line => line.a2))
  const a3 = new Decimal(emission(plantEnergy(input.energy, frozen)))
  return { lines, a1: emission(a1), a2: emission(a2), a3: emission(a3), total: emission(a1.plus(a2).plus(a3)) }
}

function carbonLine(item: MixCarbonInput['materials'][number], frozen: FrozenFactors): CarbonLine {
  const { material, name, role, kgPerKg } = frozenFactor(frozen, item.material)
  const kg = checked(item.kg, item.material, [-1e9, 200_000], 'kg')
  if (kg.isNegative()) throw new EngineeringFault('negative-mass', `${item.material} is negative`, item.material)
  const haul = (item.legs ?? []).map(leg => {
    const km = checked(leg.km, `${item.material} km`, [0, 25_000], 'km')
    return kg.div(1000).times(km).times(perTonneKilometre(leg.mode, frozen))
  })
  return { material, name, role, kg: emission(kg), a1: emission(kg.times(kgPerKg)), a2: emission(sum(haul)) }
}

function perTonneKilometre(mode: 'hgv' | 'rail' | 'ship', { transport }: FrozenFactors): DecimalText {
  return { hgv: transport.hgvPerTkm, rail: transport.railPerTkm, ship: transport.shipPerTkm }[mode]
}

function plantEnergy(energy: MixCarbonInput['energy'], frozen: FrozenFactors): Decimal {
  if (!energy) return new Decimal(0)
  const kwh = checked(energy.kwh, 'kwh', [0, 10_000], 'kWh')
  const litres = checked(energy.dieselLitres, 'dieselLitres', [0, 2000], 'L')
  return kwh.times(frozen.energy.electricityPerKwh).plus(litres.times(frozen.energy.dieselPerLitre))
}
