import { compare, type DecimalText } from '../kit/money'
import { addDays, type PlainDate } from '../kit/time'
import { makeRoom, type Period } from './period'

/** Days of agreed prices: one price a product. */
export type PricedPeriod = Period & {
  id: string
  prices: readonly { productId: string; productPrice: DecimalText }[]
}
export type DaysChange =
  | { kind: 'add'; period: Period }
  | { kind: 'move'; id: string; period: Period }
  | { kind: 'remove'; id: string }

/** Days on which another price is agreed for a product than before; null where none is. */
export type ChangedDays = Period & { productId: string; before: DecimalText | null; after: DecimalText | null }

/** The agreed prices of a project as they are once the change is made: neighbours make room for its days. */
export function afterChange(present: readonly PricedPeriod[], change: DaysChange): PricedPeriod[] {
  const own = change.kind === 'add' ? undefined : present.find(of => of.id === change.id)
  const others = present.filter(of => of !== own)
  if (change.kind === 'remove') return others
  const edits = makeRoom(
    others.map(of => ({ ...of, label: '' })),
    change.period,
  )
  const kept = others.flatMap((of): PricedPeriod[] => {
    const edit = edits.find(one => one.id === of.id)
    if (!edit) return [of]
    if (edit.kind === 'drop') return []
    if (edit.kind === 'later') return [{ ...of, from: edit.from }]
    const cut = { ...of, to: edit.to }
    return edit.kind === 'cut' ? [cut] : [cut, { ...of, ...edit.rest }]
  })
  return [...kept, { id: own?.id ?? '', prices: own?.prices ?? [], ...change.period }]
}

/** Each product with the days on which its agreed price becomes another, by product and day. */
export function changedDays(before: readonly PricedPeriod[], after: readonly PricedPeriod[]): ChangedDays[] {
  const all = [...before, ...after]
  const starts = [...new Set(all.flatMap(of => [of.from, ...(of.to ? [addDays(of.to, 1)] : [])]))].sort()
  const productIds = [...new Set(all.flatMap(of => of.prices.map(price => price.productId)))].sort()
  const changed: ChangedDays[] = []
  for (const productId of productIds)
    for (const [at, from] of starts.entries()) {
      const next = starts[at + 1]
      const days = { from, to: next ? addDays(next, -1) : null }
      const [was, is] = [priceOn(before, productId, from), priceOn(after, productId, from)]
      if (was === is || (was !== null && is !== null && compare(was, is) === 0)) continue
      const last = changed.at(-1)
      const goesOn = last?.productId === productId && last.to === addDays(from, -1)
      if (goesOn && last.before === was && last.after === is) last.to = days.to
      else changed.push({ productId, ...days, before: was, after: is })
    }
  return changed
}

const priceOn = (periods: readonly PricedPeriod[], productId: string, day: PlainDate): DecimalText | null =>
  periods
    .find(of => of.from <= day && (of.to === null || of.to >= day))
    ?.prices.find(price => price.productId === productId)?.productPrice ?? null
