import type { Work } from '~/db/kit/work'
import { getSeenMaterialOrder, type MaterialOrderRow, materialOrder } from '~/db/materials/material-order'

/** Seen by the person, as it was when they looked, and kept as it is until the end of the work. */
export async function lockMaterialOrder(work: Work, id: string, version: number): Promise<MaterialOrderRow> {
  await getSeenMaterialOrder(work.sql, work.by, id)
  const row = await materialOrder.lock(work, id)
  materialOrder.atVersion(row, version)
  return row
}
