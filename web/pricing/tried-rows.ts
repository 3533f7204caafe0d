import type * as z from 'zod'
import type { PriceTrialForm } from '~/domain/pricing/price-trial'
import { pairsOf } from '~/domain/pricing/price-trial'
import { chargesOf, chargesText } from '~/domain/pricing/tried-charge'

type Typed = z.input<typeof PriceTrialForm>

/** The rows of the form from the address of a trial. */
export function rowsOf(asked: Record<string, string | undefined>) {
  const of = (name: string) => [...pairsOf(asked[name])]
  return {
    percents: of('percents').map(([family, percent]) => ({ family, percent })),
    chargeBands: of('chargeBands').map(([where, price]) => ({ where, price })),
    charges: chargesOf(asked.charges),
    returnPayers: of('returnPayers').map(([cause, payer]) => ({ cause, payer })),
    holidays: of('holidays').map(([day, kind]) => ({ day, kind })),
    categoryDiscounts: of('categoryDiscounts').map(([band, off]) => {
      const [family, strengthFrom, strengthTo] = band.split('|')
      const kind = off.endsWith('%') ? 'percent' : 'amount'
      return { family, strengthFrom, strengthTo, kind, value: off.replace(/%$/, '') }
    }),
  }
}

/** The address of a trial from what is typed: what is empty is left out. */
export function queryOf(values: Typed): Record<string, string> {
  const { percents, chargeBands, charges, returnPayers, holidays, categoryDiscounts, ...typed } = values
  const query: Record<string, string> = {}
  for (const [name, value] of Object.entries(typed)) if (value) query[name] = String(value)
  if (charges.length) query.charges = chargesText(charges)
  const rows = {
    percents: percents.map(of => `${of.family}=${of.percent}`),
    chargeBands: chargeBands.map(of => `${of.where}=${of.price}`),
    returnPayers: returnPayers.map(of => `${of.cause}=${of.payer}`),
    holidays: holidays.map(of => `${of.day}=${of.kind}`),
    categoryDiscounts: categoryDiscounts.map(
      ({ family, strengthFrom, strengthTo, kind, value }) =>
        `${family ?? ''}|${strengthFrom ?? ''}|${strengthTo ?? ''}=${value}${kind === 'percent' ? '%' : ''}`,
    ),
  }
  for (const [name, pairs] of Object.entries(rows)) if (pairs.length) query[name] = pairs.join(';')
  return query
}
