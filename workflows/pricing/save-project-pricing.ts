import { seenProject } from '~/db/customers/project'
import type { Key } from '~/db/kit/record'
import type { Work } from '~/db/kit/work'
import { pricesIn, productPrice } from '~/db/pricing/product-price'
import {
  makeRoomFor,
  type ProjectPricingRecord,
  projectPricing,
  seenProjectPricing,
} from '~/db/pricing/project-pricing'
import { Fault, invalid, Missing, Refused } from '~/domain/kit/problem'
import type { ProjectPricingSave } from '~/domain/pricing/project-pricing'

/** A period of agreed prices; its neighbours make room in the same transaction. */
export async function saveProjectPricing(work: Work, given: ProjectPricingSave): Promise<ProjectPricingRecord> {
  const { id, version, projectId, ...values } = given
  const period = { from: values.effectiveStartDate, to: values.effectiveEndDate }
  if (!id) {
    await seenProject(work.sql, work.by, projectId)
    await makeRoomFor(work, projectId, period)
    return projectPricing.insert(work, { projectId, ...values })
  }
  const before = await seenProjectPricing(work.sql, work.by, id)
  if (before.projectId !== projectId) throw invalid('projectId', 'Agreed prices cannot move to another project')
  await makeRoomFor(work, projectId, period, id)
  return projectPricing.update(work, { id, version: version ?? 0 }, values)
}

/** All prices of a period go with it; when they cannot be read, nothing is deleted. */
export async function removeProjectPricing(work: Work, key: Key): Promise<void> {
  const prices = await pricesOf(work, key.id)
  for (const { id, version } of prices) await productPrice.remove(work, { id, version })
  await projectPricing.update(work, key, { status: 'void' }, 'remove')
}

async function pricesOf(work: Work, id: string) {
  try {
    await seenProjectPricing(work.sql, work.by, id)
    return await pricesIn(work.sql, [id])
  } catch (error) {
    const message = `Failed to fetch product prices for projectPricingId: ${id}`
    if (error instanceof Missing) throw new Missing(message)
    throw error instanceof Fault ? error : new Refused(message)
  }
}
