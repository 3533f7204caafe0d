import type { TypedLine } from '~/domain/billing/draft-as-typed'
import { plainNumber } from '~/web/kit/figures'
import { valueAt } from '~/web/kit/form/form-context'

/** What was typed into the cells of a table since it was opened, by name. */
export type Cells = Readonly<Record<string, string>>

/** A line as its cells say it now; where nothing was typed, as the form was opened. */
export function typedLine(cells: Cells, values: unknown, row: string): TypedLine {
  const text = (name: string) => {
    const value = cells[`${row}.${name}`] ?? valueAt(values, `${row}.${name}`)
    return value === undefined || value === null ? undefined : String(value)
  }
  const [quantity, unitPrice, disputed] = [text('quantity'), text('unitPrice'), text('disputed')]
  return {
    ...(quantity === undefined ? {} : { quantity: plainNumber(quantity) }),
    ...(unitPrice === undefined ? {} : { unitPrice: plainNumber(unitPrice) }),
    ...(disputed === undefined ? {} : { disputed: disputed === 'true' }),
  }
}
