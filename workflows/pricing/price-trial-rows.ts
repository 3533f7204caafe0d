import type { Sql } from '~/db/kit/open'
import { partyNames } from '~/db/pricing/price-trial'
import { amount, decimal, sum } from '~/domain/kit/money'
import type { PriceTrialLoad, PriceTrialTotal, TrialGroup } from '~/domain/pricing/price-trial'
import { type TrialLine, trialTotals, trialWords } from '~/domain/pricing/price-trial-lines'

/** The lines put together by customer, by site, or by product and charge. */
export async function trialTotalRows(
  sql: Sql,
  lines: readonly TrialLine[],
  by: TrialGroup,
): Promise<PriceTrialTotal[]> {
  const nameOf = await namesOf(sql, lines)
  return trialTotals(lines, by, (key, { unit, description }) => {
    if (by === 'customer') return { name: nameOf(key), detail: null }
    if (by === 'site') return { name: nameOf(key), detail: `${nameOf(unit.customerId)}, ${nameOf(unit.projectId)}` }
    return { name: itemName(description, unit), detail: null }
  })
}

/** What an order is charged once names its order behind a comma. */
const itemName = (description: string, { deliveryOrderId, label }: TrialLine['unit']) =>
  deliveryOrderId ? description : description.replace(`, ${label.replace('Order', 'order')}`, '')

/** Load by load, the largest change first; what hangs on no load is a row of its order. */
export async function trialLoadRows(sql: Sql, lines: readonly TrialLine[]): Promise<PriceTrialLoad[]> {
  const nameOf = await namesOf(sql, lines)
  return [...Map.groupBy(lines, line => line.unit.id).values()]
    .map((own): PriceTrialLoad => {
      const { unit } = own[0]!
      const [before, after] = [amount(sum(own.map(of => of.before))), amount(sum(own.map(of => of.after)))]
      return {
        id: unit.id,
        deliveryOrderId: unit.deliveryOrderId,
        label: unit.label,
        day: unit.day,
        customerName: nameOf(unit.customerId),
        projectName: nameOf(unit.projectId),
        siteName: nameOf(unit.locationId),
        quantity: unit.quantity,
        what: trialWords(own),
        before,
        after,
        difference: amount(decimal(after).minus(before)),
      }
    })
    .sort((a, b) => decimal(b.difference).abs().cmp(decimal(a.difference).abs()) || (a.label < b.label ? -1 : 1))
}

const namesOf = (sql: Sql, lines: readonly TrialLine[]) => {
  const ids = (key: 'customerId' | 'projectId' | 'locationId') => [...new Set(lines.map(line => line.unit[key]))]
  return partyNames(sql, {
    customerIds: ids('customerId'),
    projectIds: ids('projectId'),
    locationIds: ids('locationId'),
  })
}
