import { service } from '~/db/catalog/service'
import type { Key } from '~/db/kit/record'
import type { Work } from '~/db/kit/work'
import { paidPrices } from '~/db/pricing/terms'
import { businessDay } from '~/domain/kit/time'
import { type ArisingSwitch, type ChargeSwitch, factsOfService } from '~/domain/pricing/charge-switch'
import type { PendingPrice } from '~/domain/pricing/price-approval'
import { askPrice } from './ask-price'
import { refuseOtherUnit } from './keep-unit'
import { deedOf } from './switch-charge'

type ServiceSwitch = Exclude<ArisingSwitch, { trigger: string }>
type Service = Awaited<ReturnType<typeof service.get>>
/** What the question about a service that comes onto orders no more runs when it is approved. */
export type ServiceSwitchCommand = { service: { id: string; to: Exclude<ChargeSwitch, { trigger: string }> } }

/** A service on or off, a default or none: off at once where the person may lower a price so far alone. */
export async function switchService(work: Work, { id, version }: Key, to: ServiceSwitch) {
  const before = service.atVersion(await service.lock(work, id), version)
  const approval = await askServiceSwitch(work, before, to)
  return { ...(approval ? before : await applyServiceSwitch(work, { id, to })), approval }
}

async function askServiceSwitch(work: Work, before: Service, to: ServiceSwitch): Promise<PendingPrice | null> {
  const [what] = Object.keys(to)
  const item = { kind: 'service' as const, id: before.id }
  return askPrice(work, {
    kind: 'term',
    subjectKey: `service:${before.id}:${what}`,
    subjectId: before.id,
    label: `${before.name}: ${deedOf(to)}`,
    regionId: null,
    facts: factsOfService(before, to, await paidPrices(work, item, businessDay(work.now))),
    command: { service: { id: before.id, to } } satisfies ServiceSwitchCommand,
  })
}

export async function applyServiceSwitch(work: Work, { id, to }: ServiceSwitchCommand['service']): Promise<Service> {
  const before = await service.lock(work, id)
  if ('unit' in to) await refuseOtherUnit(work.sql, { kind: 'service', id, unit: before.unit }, to.unit)
  return service.move(work, before, to, deedOf(to))
}
