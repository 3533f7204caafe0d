import type { Work } from '~/db/kit/work'
import { material } from '~/db/materials/material'
import type { MaterialOrderRow } from '~/db/materials/material-order'
import { materialSource } from '~/db/materials/material-source'
import { type SiloRow, silo } from '~/db/materials/silo'
import { roomAt } from '~/db/materials/silo-cover'
import { getSeenSilo } from '~/db/materials/silo-page'
import { compare } from '~/domain/kit/money'
import { invalid, Refused } from '~/domain/kit/problem'
import { type Placement, placementOf } from '~/domain/materials/placement'
import { tonnes } from '~/domain/materials/silo-cover'
import * as words from '~/domain/materials/words'

type Wanted = Pick<MaterialOrderRow, 'orderedKg' | 'expectedAt'>

/** What no order may say, also as a draft: a time that is gone, more than its silo ever takes. */
export function checkWanted(work: Work, { siloCode, capacityKg }: SiloRow, of: Wanted, field = ''): void {
  if (of.expectedAt < work.now) throw invalid(`${field}expectedAt`, words.orderExpectedInPast())
  if (compare(of.orderedKg, capacityKg) > 0)
    throw invalid(
      field ? `${field}kg` : 'orderedKg',
      words.orderAboveCapacity({ silo: siloCode, capacity: tonnes(capacityKg), ordered: tonnes(of.orderedKg) }),
    )
}

/** What goes to the supplier: one that is approved for the material, in time, and into room that will be there. */
export async function checkPlacement(work: Work, order: MaterialOrderRow): Promise<Placement['warnings']> {
  if (order.expectedAt < work.now)
    throw new Refused(words.orderExpectedPassed({ orderNo: order.orderNo }), undefined, { rule: 'past' })
  await checkSupplier(work, order)
  await silo.lock(work, order.siloId)
  const into = await getSeenSilo(work.sql, work.by, order.siloId)
  const room = await roomAt(work.sql, work.by, into, order.expectedAt, work.now)
  const { refused, warnings } = placementOf({
    siloCode: into.siloCode,
    capacityKg: into.capacityKg,
    orderedKg: order.orderedKg,
    expectedAt: order.expectedAt,
    roomNowKg: room.nowKg,
    roomThenKg: room.thenKg,
    until: room.until,
    deliveryKg: room.deliveryKg,
  })
  if (refused) throw new Refused(refused, undefined, { rule: 'ullage' })
  return warnings
}

/** A source in use is the supplier that the company approved for its material. */
async function checkSupplier(work: Work, { sourceId, materialId }: MaterialOrderRow): Promise<void> {
  const { name } = await material.get(work.sql, materialId)
  const source = sourceId ? await materialSource.find(work.sql, sourceId) : undefined
  if (!source || source.materialId !== materialId)
    throw new Refused(words.orderNoSupplier({ material: name }), undefined, { rule: 'supplier' })
  if (!source.active)
    throw new Refused(words.orderSupplierInactive({ source: source.sourceName, material: name }), undefined, {
      rule: 'supplier',
    })
}
