import type { LedgerWeight } from '~/domain/deliveries/ledger-load'
import { type DecimalText, decimal } from '~/domain/kit/money'
import { saturated } from '../../design/free-water'
import { strengthMixOfRecipe } from '../../recipe-preview'
import type { StrengthMix } from '../sample'

type Line = { name: string; kind: string; density: DecimalText; kgPerM3: DecimalText }
type Contents = { mix: StrengthMix } | { missing: string }

/** The concrete by its design, kg/m³ saturated surface-dry, at an age in days. */
export const designedMix = (lines: readonly Line[], age: number): Contents =>
  strengthMixOfRecipe(
    lines.map(line => ({ ...line, ...NO_FIGURES })),
    age,
  )

/**
 * The concrete as it was batched: weights by the m³, aggregates saturated surface-dry, and for its water the free water of the
 * load's ledger (kg/m³), in which what came from aggregates, admixtures and the site counts.
 */
export function batchedMix(
  weights: readonly LedgerWeight[],
  { cubicMetres, freeWater }: { cubicMetres: DecimalText; freeWater: DecimalText },
  age: number,
): Contents {
  const dry = weights.filter(({ kind }) => kind !== 'water' && kind !== 'ice')
  const lines = dry.map(line => ({ ...line, kgPerM3: decimal(ownKg(line)).div(cubicMetres).toString() }))
  const water = { name: 'Free water', kind: 'water', density: '1000', kgPerM3: freeWater }
  return designedMix([...lines, water], age)
}

function ownKg({ kind, actualKg, moisturePercent, absorptionPercent }: LedgerWeight): DecimalText {
  if ((kind !== 'sand' && kind !== 'stone') || moisturePercent === null) return actualKg
  const absorption = decimal(absorptionPercent ?? 0)
  const moisture = absorption.plus(moisturePercent).toString()
  return saturated({ kg: actualKg, moisture, absorption: absorption.toString() }).toString()
}

const NO_FIGURES = { costPerKg: null, carbonFactor: null, carbonValidTo: null }
