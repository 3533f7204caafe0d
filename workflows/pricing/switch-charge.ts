import { subProduct } from '~/db/catalog/sub-product'
import type { Key } from '~/db/kit/record'
import type { Work } from '~/db/kit/work'
import { paidPrices } from '~/db/pricing/terms'
import { TRIGGERS, type Trigger } from '~/domain/catalog/sub-product'
import { businessDay } from '~/domain/kit/time'
import { type ArisingSwitch, type ChargeSwitch, factsOfSwitch } from '~/domain/pricing/charge-switch'
import type { PendingPrice } from '~/domain/pricing/price-approval'
import { askPrice } from './ask-price'
import { refuseOtherUnit } from './keep-unit'

type Charge = Awaited<ReturnType<typeof subProduct.get>>
/** What the question about a charge that arises no more runs when it is approved. */
export type SwitchCommand = { switched: { id: string; to: ChargeSwitch } }

/** A charge on or off, a default or none: off at once where the person may lower a price so far alone. */
export async function switchCharge(work: Work, { id, version }: Key, to: ArisingSwitch) {
  const before = subProduct.atVersion(await subProduct.lock(work, id), version)
  const approval = await askSwitch(work, before, to)
  return { ...(approval ? before : await applySwitch(work, { id, to })), approval }
}

/** The gate in front of a charge that is taken off bills; whoever puts it back takes an open question back. */
export async function askSwitch(work: Work, before: Charge, to: ArisingSwitch): Promise<PendingPrice | null> {
  const [what] = Object.keys(to)
  return askPrice(work, {
    kind: 'term',
    subjectKey: `charge:${before.id}:${what}`,
    subjectId: before.id,
    label: `${before.name}: ${deedOf(to)}`,
    regionId: null,
    facts: factsOfSwitch(
      before,
      to,
      await paidPrices(work, { kind: 'sub_product', id: before.id }, businessDay(work.now)),
    ),
    command: { switched: { id: before.id, to } } satisfies SwitchCommand,
  })
}

export async function applySwitch(work: Work, { id, to }: SwitchCommand['switched']): Promise<Charge> {
  const before = await subProduct.lock(work, id)
  if ('unit' in to) await refuseOtherUnit(work.sql, { kind: 'sub_product', id, unit: before.unit }, to.unit)
  return subProduct.move(work, before, to, deedOf(to))
}

export function deedOf(to: ChargeSwitch): string {
  if ('active' in to) return to.active ? 'switch on' : 'switch off'
  if ('isDefault' in to) return to.isDefault ? 'make default' : 'no longer default'
  if ('unit' in to) return `priced per ${to.unit}`
  return `arises: ${TRIGGERS[to.trigger as Trigger] ?? to.trigger}`
}
