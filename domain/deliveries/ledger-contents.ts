import type { Decimal } from 'decimal.js'
import { type DecimalText, decimal, sum } from '../kit/money'
import type { ContentLimits } from '../mixdesign/durability-contents'
import { binderOf } from '../mixdesign/water-cement'
import { isFault, type LedgerFault, type LedgerRow, ledgerRow } from './concrete-ledger-row'
import { type LedgerLoad, type LedgerMaterial, type LedgerRecipeLine, siteAdmixture, weighedLines } from './ledger-load'
import { ADMIXTURE_WATER } from './ledger-water'

/** Most g of admixture per kg of cement. */
const ADMIXTURE_MOST = '50'
const NO_BINDER = { fault: 'no-binder', text: 'No cement was weighed' }

export function admixtureRow({ weights, site }: LedgerLoad): LedgerRow {
  const { cement } = binderOf(weighedLines(weights))
  const { kg, known } = siteAdmixture(weights, site)
  const liquids = weights.filter(({ kind }) => kind === 'admixture').map(({ actualKg }) => actualKg)
  const dosed = known
    ? sum(liquids).plus(kg).times(1000)
    : { fault: 'admixture-unknown', text: 'Which admixture was added on site is not recorded' }
  return ledgerRow({
    key: 'admixture',
    name: 'Admixture',
    unit: 'g/kg cement',
    places: 1,
    value: isFault(dosed) ? dosed : cement.isZero() ? NO_BINDER : dosed.div(cement),
    most: ADMIXTURE_MOST,
    source: ADMIXTURE_WATER,
  })
}

export const carbonRow = ({ carbonKg, cubicMetres }: LedgerLoad): LedgerRow =>
  ledgerRow({
    key: 'carbon',
    name: 'Carbon of the materials, A1',
    unit: 'kg CO₂e/m³',
    places: 1,
    value: carbonKg
      ? decimal(carbonKg).div(cubicMetres)
      : { fault: 'carbon-factor-missing', text: 'A material has no carbon factor' },
    source: 'Weights by the factors of the materials',
  })

export function contentRows({
  weights,
  cubicMetres,
  limits,
}: Pick<LedgerLoad, 'weights' | 'cubicMetres'> & { limits: ContentLimits }): LedgerRow[] {
  const lines = weighedLines(weights)
  const { cement, counted, additions } = binderOf(lines)
  const chloride = contained(lines, 'chloridePercent', 'chloride')
  const whole = limits.chloride.of === 'cementitious'
  const base = cement.plus(whole ? additions : counted)
  const alkaline = lines.filter(({ kind }) => ['cement', 'addition', 'admixture'].includes(kind))
  const alkali = contained(alkaline, 'alkaliPercent', 'alkali')
  return [
    ledgerRow({
      key: 'chloride',
      name: 'Chloride',
      unit: whole ? '% of cementitious' : '% of cement',
      places: 3,
      value: isFault(chloride) ? chloride : base.isZero() ? NO_BINDER : chloride.times(100).div(base),
      ...{ most: limits.chloride.most, source: limits.chloride.source },
    }),
    ledgerRow({
      key: 'alkali',
      name: 'Alkali, Na₂O equivalent',
      unit: 'kg/m³',
      places: 2,
      value: isFault(alkali) ? alkali : alkali.div(cubicMetres),
      ...{ most: limits.alkali.most, source: limits.alkali.source },
    }),
  ]
}

/** The same of a recipe by design: one m³ of it, weighed as it says. */
export const contentsOf = (recipe: readonly LedgerRecipeLine[], limits: ContentLimits): LedgerRow[] =>
  contentRows({
    weights: recipe.map(({ kgPerM3, ...of }) => ({
      ...of,
      ...{ actualKg: kgPerM3, moisturePercent: null, absorptionPercent: null, verdict: 'ok' },
    })),
    cubicMetres: '1',
    limits,
  })

/** kg of a content in all lines; half a sum would look like a clean concrete. */
function contained(
  lines: readonly (LedgerMaterial & { kg: DecimalText })[],
  share: 'chloridePercent' | 'alkaliPercent',
  what: string,
): Decimal | LedgerFault {
  const silent = [...new Set(lines.filter(line => line[share] === null).map(({ name }) => name))]
  if (silent.length) return { fault: `${what}-not-declared`, text: `No ${what} declared of ${silent.join(', ')}` }
  return sum(lines.map(line => decimal(line.kg).times(line[share]!).div(100)))
}
