import type { Decimal } from 'decimal.js'
import { type DecimalText, decimal, sum } from '../kit/money'
import { constituentKind } from './constituent-kind'
import { EN_206_ADDITIONS } from './optimise/rules'

/** A line of cement or addition; other kinds are passed over. Density in kg/m³ tells an addition that its name does not. */
export type BinderLine = { kind: string; name: string; density: DecimalText; kg: Decimal | DecimalText }
/** kg. `counted` is what of the additions may be taken into account, `equivalent` is c + k·a. */
export type Binder = { cement: Decimal; additions: Decimal; counted: Decimal; equivalent: Decimal }

/** Where k and the most that counts come from. */
export const K_VALUES = 'EN 206 §5.2.5.2'

/**
 * The one home of c + k·a: of each kind of addition as much counts as its share over cement allows, and that by its k
 * (EN 206 §5.2.5.2: fly ash 0.4 to 0.33, slag 0.6 to 1, silica fume 2 to 0.11 of the cement).
 */
export function binderOf(lines: readonly BinderLine[]): Binder {
  const cement = sum(lines.filter(line => line.kind === 'cement').map(line => line.kg))
  const added = lines.filter(line => line.kind === 'addition')
  const kinds = Map.groupBy(added, line => constituentKind(line))
  let counted = decimal(0)
  let equivalent = cement
  for (const [kind, of] of kinds) {
    const kg = sum(of.map(line => line.kg))
    const most = cement.times(EN_206_ADDITIONS.overCement.find(cap => cap.kind === kind)?.max ?? 0)
    const counts = kg.lessThan(most) ? kg : most
    counted = counted.plus(counts)
    equivalent = equivalent.plus(counts.times((kind && EN_206_ADDITIONS.efficiency[kind]) || 0))
  }
  return { cement, additions: sum(added.map(line => line.kg)), counted, equivalent }
}

/** w/(c + k·a) to three places; null without binder. */
export const waterToCement = (water: Decimal, { equivalent }: Binder): DecimalText | null =>
  equivalent.isZero() ? null : water.div(equivalent).toFixed(3)

/** w/cm to three places, of all cement and additions (ACI 318 §2.3); null without binder. */
export const waterToCementitious = (water: Decimal, { cement, additions }: Binder): DecimalText | null => {
  const all = cement.plus(additions)
  return all.isZero() ? null : water.div(all).toFixed(3)
}
