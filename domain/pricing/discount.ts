import { decimal, unitPrice } from '../kit/money'

/** A line of a price category: by product family, by strength band, by both or for everything. */
export type Discount = {
  family: string | null
  /** MPa, both ends included. */
  strengthFrom: number | null
  strengthTo: number | null
  kind: 'percent' | 'amount'
  /** Per cent of the list price, or S$ per m³. */
  value: string
}

type Concrete = { family: string; strengthMpa: number }

/** The discount that fits a product: the one that says most about it wins, the narrower band before the wider. */
export function discountFor(discounts: readonly Discount[], product: Concrete): Discount | undefined {
  return discounts
    .filter(discount => fits(discount, product))
    .sort((a, b) => rank(a) - rank(b) || width(a) - width(b))[0]
}

/** What it takes off a list price, S$ per m³ with four places. */
export function discountOn(listPrice: string, { kind, value }: Pick<Discount, 'kind' | 'value'>): string {
  return unitPrice(kind === 'percent' ? decimal(listPrice).times(value).div(100) : value)
}

/** `5 %` or `S$ 4.50`, as people say it. */
export const spokenDiscount = ({ kind, value }: Pick<Discount, 'kind' | 'value'>): string =>
  kind === 'percent' ? `${decimal(value).toString()} %` : `S$ ${decimal(value).toFixed(2)}`

/** The products that a line is about, e.g. `Standard, C25 to C40`. */
export function spokenBand({ family, strengthFrom, strengthTo }: Omit<Discount, 'kind' | 'value'>): string {
  const band =
    strengthFrom === null && strengthTo === null
      ? ''
      : strengthTo === null
        ? `from ${strengthFrom} MPa`
        : strengthFrom === null
          ? `up to ${strengthTo} MPa`
          : `${strengthFrom} to ${strengthTo} MPa`
  return [family, band].filter(Boolean).join(', ') || 'all products'
}

function fits({ family, strengthFrom, strengthTo }: Discount, product: Concrete): boolean {
  if (family !== null && family !== product.family) return false
  if (strengthFrom !== null && product.strengthMpa < strengthFrom) return false
  return strengthTo === null || product.strengthMpa <= strengthTo
}

const isBand = ({ strengthFrom, strengthTo }: Discount) => strengthFrom !== null || strengthTo !== null

const rank = (discount: Discount) =>
  discount.family !== null && isBand(discount) ? 0 : discount.family !== null ? 1 : isBand(discount) ? 2 : 3

const width = ({ strengthFrom, strengthTo }: Discount) => (strengthTo ?? 1000) - (strengthFrom ?? 0)
