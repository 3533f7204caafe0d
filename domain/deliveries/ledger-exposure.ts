import type { DecimalText } from '../kit/money'
import { decimal } from '../kit/money'
import { askedTogether } from '../mixdesign/durability'
import type { ExposureClass } from '../mixdesign/requisition-choices'
import { type LedgerRow, ledgerRow } from './concrete-ledger-row'

/** What one value of water to cement may exceed its limit by: EN 206 §5.4.2. */
export const RATIO_MORE = '0.02'
/** What a batch may have less than the least cement, kg/m³, and than the least air, per cent: EN 206 §8.2.3. */
const CEMENT_LESS = 10
const AIR_LESS = 0.5

/** The classes that the order names, and the strength of the mix as a cube, MPa. */
export type LedgerExposure = { classes: readonly ExposureClass[]; strengthMpa: number | null }

/**
 * The concrete as it was made against the exposure classes of its order: what is made is judged and not what was designed,
 * so that water from the site counts. Figures as in the ledger, by the m³; none where no class is named.
 */
export function exposureRows({ classes, strengthMpa }: LedgerExposure, rows: readonly LedgerRow[]): LedgerRow[] {
  if (!classes.length) return []
  const asked = askedTogether(classes)
  const named = classes.join(', ')
  const by = (of: string) => `${named}, EN 206 Table F.1${of && `; ${of}`}`
  const made = (key: LedgerRow['key']) => {
    const row = rows.find(of => of.key === key)!
    return { unit: row.unit, value: row.value ?? row.missing! }
  }
  const less = (figure: number, by: number): DecimalText => decimal(String(figure)).minus(by).toString()
  return [
    ledgerRow({
      key: 'exposure-strength',
      name: `Strength of the mix for ${named}`,
      unit: 'MPa',
      places: 0,
      value: strengthMpa === null ? { fault: 'no-mix', text: 'The load has no mix' } : String(strengthMpa),
      least: String(asked.cube),
      source: by('cube'),
    }),
    ...(asked.ratio === null
      ? []
      : [
          ledgerRow({
            ...made('water-cement'),
            key: 'exposure-ratio',
            name: `w/(c + k·a) for ${named}`,
            places: 3,
            most: decimal(String(asked.ratio)).plus(RATIO_MORE),
            source: by(`${asked.ratio} + ${RATIO_MORE}, §5.4.2`),
          }),
        ]),
    ...(asked.binder === null
      ? []
      : [
          ledgerRow({
            ...made('equivalent-cement'),
            key: 'exposure-cement',
            name: `c + k·a for ${named}`,
            places: 1,
            least: less(asked.binder, CEMENT_LESS),
            source: by(`${asked.binder} − ${CEMENT_LESS}, §8.2.3`),
          }),
        ]),
    ...(asked.air === null
      ? []
      : [
          ledgerRow({
            ...made('air'),
            key: 'exposure-air',
            name: `Air for ${named}`,
            places: 1,
            least: less(asked.air, AIR_LESS),
            source: by(`${asked.air} − ${AIR_LESS}, §8.2.3`),
          }),
        ]),
  ]
}
