import type * as z from 'zod'
import type { Work } from '~/db/kit/work'
import { type OrderRow, order } from '~/db/orders/order'
import { lockSeenOrder } from '~/db/orders/seen-order'
import { Refused } from '~/domain/kit/problem'
import type { UpdateCylinderTest } from '~/domain/orders/cylinder-test'
import { keepPreview } from './keep-preview'

/** Sampling may be asked for or left out until the last load is done; a test that is not required is none. */
export async function setCylinderTest(
  work: Work,
  { id, version, cylinderTest }: z.output<typeof UpdateCylinderTest>,
): Promise<OrderRow> {
  const row = await lockSeenOrder(work, id)
  if (['completed', 'cancelled'].includes(row.status))
    throw new Refused(`An order that is ${row.status} cannot be changed`)
  const required = cylinderTest?.isRequired ? { ...cylinderTest, isRequired: true as const } : null
  const changed = await order.update(work, { id, version }, { cylinderTest: required }, 'change cylinder test')
  if (changed.status !== 'draft') await keepPreview(work, changed)
  return changed
}
