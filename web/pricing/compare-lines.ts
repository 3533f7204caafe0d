import { decimal } from '~/domain/kit/money'
import { showNumber } from '~/web/kit/figures'

type Line = { productId: string; productCode: string; name: string; unitPrice: string }
export type Compared = {
  productId: string
  productCode: string
  name: string
  before: string | null
  now: string | null
  change: string
}

/** The prices of two versions side by side, every product of either. */
export function compareLines(now: readonly Line[], before: readonly Line[]): Compared[] {
  const gone = before.filter(line => !now.some(other => other.productId === line.productId))
  return [...now, ...gone]
    .map(line => {
      const a = before.find(other => other.productId === line.productId)?.unitPrice ?? null
      const b = now.find(other => other.productId === line.productId)?.unitPrice ?? null
      return {
        productId: line.productId,
        productCode: line.productCode,
        name: line.name,
        before: a,
        now: b,
        change: changeOf(a, b),
      }
    })
    .sort((a, b) => a.productCode.localeCompare(b.productCode))
}

function changeOf(before: string | null, now: string | null): string {
  if (before === null) return 'new'
  if (now === null) return 'out'
  const by = decimal(now).minus(before)
  if (by.isZero()) return '–'
  const percent = by.div(before).times(100).toFixed(1)
  return `${by.isPositive() ? '+' : ''}${showNumber(by.toFixed(4), 2)} (${by.isPositive() ? '+' : ''}${showNumber(percent)} %)`
}
