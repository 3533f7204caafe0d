import type { DecimalText } from '../kit/money'
import { decimal } from '../kit/money'
import { askedTogether, DURABILITY_OF, type Standard } from '../mixdesign/durability'
import type { ExposureClass } from '../mixdesign/requisition-choices'
import { type LedgerFault, type LedgerRow, ledgerRow } from './concrete-ledger-row'

/** What one value of water to cement may exceed its limit by: EN 206 §5.4.2. */
export const RATIO_MORE = String(DURABILITY_OF.en206.slack.ratio)

/** The classes that the order names, by which standard, and the strength of the mix as a cube, MPa. */
export type LedgerExposure = { classes: readonly ExposureClass[]; strengthMpa: number | null; standard?: Standard }

/**
 * The concrete as it was made against the exposure classes of its order: what is made is judged and not what was designed,
 * so that water from the site counts. Figures as in the ledger, by the m³; none where no class is named.
 */
export function exposureRows(
  { classes, strengthMpa, standard = 'en206' }: LedgerExposure,
  rows: readonly LedgerRow[],
  cementitious: DecimalText | LedgerFault,
): LedgerRow[] {
  if (!classes.length) return []
  const asked = askedTogether(classes, standard)
  const { source, slack, ratio } = DURABILITY_OF[standard]
  const named = classes.join(', ')
  const by = (of: string) => `${named}, ${source}${of && `; ${of}`}`
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
            ...(standard === 'aci318' ? { unit: '', value: cementitious } : made('water-cement')),
            key: 'exposure-ratio',
            name: `${ratio} for ${named}`,
            places: 3,
            most: decimal(String(asked.ratio)).plus(slack.ratio),
            source: by(slack.ratio ? `${asked.ratio} + ${slack.ratio}, ${slack.ratioBy}` : ''),
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
            least: less(asked.binder, slack.binder),
            source: by(`${asked.binder} − ${slack.binder}, ${slack.by}`),
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
            least: less(asked.air, slack.air),
            source: by(`${asked.air} − ${slack.air}, ${slack.by}`),
          }),
        ]),
  ]
}
