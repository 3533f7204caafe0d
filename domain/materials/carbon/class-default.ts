import { entryOf } from '~/domain/kit/among'
import { EngineeringFault } from '~/domain/kit/fault'
import type { DecimalText } from '~/domain/kit/money'
import table from './data/class-defaults.json'

export const CLASS_DEFAULTS: Readonly<Record<string, DecimalText>> = table.classes

/** A1–A3 of a strength class with 100 % CEM I, kgCO2e per m³ (National Highways v2.5): the baseline of a saving. */
export function classDefault(strengthClass: string): DecimalText {
  const found = entryOf(CLASS_DEFAULTS, strengthClass)
  if (!found) throw new EngineeringFault('unknown-class', `no default for ${strengthClass}`, 'strengthClass')
  return found
}
