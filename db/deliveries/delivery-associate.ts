import { children } from '../kit/children'
import { deliveryAssociateProducts } from './tables'

/** Add-on products of a load, in the unit of the add-on. */
export const deliveryAssociate = children(
  deliveryAssociateProducts,
  'deliveryOrderId',
  'delivery_order',
  'associateProducts',
)
