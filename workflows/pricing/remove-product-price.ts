import { seenProject } from '~/db/customers/project'
import type { Key } from '~/db/kit/record'
import type { Work } from '~/db/kit/work'
import { type ProductPriceRecord, productPrice } from '~/db/pricing/product-price'
import { projectPricing, seenProjectPricing } from '~/db/pricing/project-pricing'
import { Invalid } from '~/domain/kit/problem'
import type { ChangedDays } from '~/domain/pricing/agreed-days'
import type { PendingPrice } from '~/domain/pricing/price-approval'
import { spokenAgreed } from '~/domain/pricing/project-pricing'
import { askDays, refuseOtherDays } from './ask-agreed-days'
import { EMPTY, refuseDelivered } from './save-product-price'

export type RemovedPriceCommand = { removedPrice: Key; changed: ChangedDays[] }

/** One agreed price less: the list holds for the product, where that is much lower after somebody else has agreed. */
export async function removeProductPrice(work: Work, key: Key) {
  const found = await productPrice.find(work.sql, key.id)
  if (!found) throw new Invalid(EMPTY, { productPrice: [EMPTY] })
  const period = await seenProjectPricing(work.sql, work.by, found.projectPricingId)
  await refuseDelivered(work, key.id)
  const before = productPrice.atVersion(found, key.version)
  const changed = await lostDays(work, before)
  const approval = await askDays(work, await seenProject(work.sql, work.by, period.projectId), {
    subjectKey: `product_price:${before.projectPricingId}:${before.productId}`,
    label: `No more agreed price ${spokenAgreed(period)}`,
    changed,
    command: { removedPrice: key, changed } satisfies RemovedPriceCommand,
  })
  if (!approval) await productPrice.remove(work, key)
  return { removed: !approval, approval } satisfies { removed: boolean; approval: PendingPrice | null }
}

export async function applyRemovedPrice(work: Work, { removedPrice, changed }: RemovedPriceCommand): Promise<void> {
  await refuseDelivered(work, removedPrice.id)
  refuseOtherDays(changed, await lostDays(work, await productPrice.get(work.sql, removedPrice.id)))
  await productPrice.remove(work, removedPrice)
}

async function lostDays(work: Work, { productId, productPrice: before, ...of }: ProductPriceRecord) {
  const {
    status,
    effectiveStartDate: from,
    effectiveEndDate: to,
  } = await projectPricing.get(work.sql, of.projectPricingId)
  return status === 'active' ? [{ productId, from, to, before, after: null }] : []
}
