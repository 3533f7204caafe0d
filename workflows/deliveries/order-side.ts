import type { DeliveryOrderRow } from '~/db/deliveries/delivery-order'

/** What a load has from its order: whose it is, where it goes and when it was planned there. Everything else is of the truck. */
export const orderSide = (of: DeliveryOrderRow) => ({
  orderId: of.orderId,
  mergedOrderId: of.mergedOrderId,
  loadNo: of.loadNo,
  doDate: of.doDate,
  customerId: of.customerId,
  projectId: of.projectId,
  locationId: of.locationId,
  regionId: of.regionId,
  productId: of.productId,
  plannedBatchAt: of.plannedBatchAt,
  plannedOnSiteAt: of.plannedOnSiteAt,
  dischargeLimitMinutes: of.dischargeLimitMinutes,
})
