import { Decimal } from 'decimal.js'
import { EngineeringFault } from '~/domain/kit/fault'
import type { DecimalText } from '~/domain/kit/money'
import { own } from '~/domain/kit/own'
import { checked } from './checked'
import table from './data/class-defaults.json'

export const CLASS_DEFAULTS: Readonly<Record<string, DecimalText>> = table.classes

/** A1–A3 of a strength class with 100 % CEM I, kgCO2e per m³ (National Highways v2.5): the baseline of a saving. */
export function classDefault(strengthClass: string): DecimalText {
  const found = own(CLASS_DEFAULTS, strengthClass)
  if (!found) throw new EngineeringFault('unknown-class', `no default for ${strengthClass}`, 'strengthClass')
  return found
}

/** kgCO2e per m³ from the CEM I content in kg: 0.9131·C + 30.0, our fit to those defaults (285 to 420 kg, ±0.2). */
export function carbonOfCement(cement: DecimalText | number): DecimalText {
  return new Decimal('0.9131')
    .times(checked(cement, 'cement', [285, 420], 'kg/m³'))
    .plus(30)
    .toFixed(2)
}
