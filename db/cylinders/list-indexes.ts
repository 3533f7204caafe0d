import { type ExtraConfigColumn, type IndexBuilder, index } from 'drizzle-orm/pg-core'

type Names =
  | 'id'
  | 'testNo'
  | 'doNumber'
  | 'castOn'
  | 'plantId'
  | 'projectId'
  | 'customerId'
  | 'productId'
  | 'orderId'
  | 'status'
  | 'strengthMpa'

/** By what sets are found; a name has an index of its sets, newest first, and a part of a number is found by its pieces. */
export const setIndexes = (table: Record<Names, ExtraConfigColumn>): IndexBuilder[] => [
  index('cylinder_test_cast').on(table.castOn, table.plantId),
  index('cylinder_test_project').on(table.projectId, table.castOn),
  index('cylinder_test_customer').on(table.customerId, table.castOn),
  index('cylinder_test_plant').on(table.plantId, table.castOn),
  index('cylinder_test_product').on(table.productId, table.castOn),
  index('cylinder_test_words').using('gin', table.testNo.op('gin_trgm_ops'), table.doNumber.op('gin_trgm_ops')),
  index('cylinder_test_order').on(table.orderId),
  index('cylinder_test_status').on(table.status, table.castOn),
  // Each sort of a list is the walk of an index; of a figure that a result may not have, one for each way.
  index('cylinder_test_state').on(table.status, table.id),
  index('cylinder_test_strength').on(table.strengthMpa, table.id),
  index('cylinder_test_load').on(table.doNumber, table.id),
]
