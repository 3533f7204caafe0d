import { shortAge } from '~/domain/kit/specimen-age'
import { USUAL_CYLINDER_TEST } from '~/domain/orders/usual-cylinder-test'
import type { OrderView } from '~/web/kit/client/orders'
import { showTime } from '~/web/kit/dates'

/** An order as it travels. */
export type FormOrder = Omit<OrderView, 'startsAt' | 'associateProducts' | 'assignedPlants'> & {
  associateProducts: { materialId: string; quantity: string; code: string; name: string; unit: string }[]
  assignedPlants: { id: string; plantName: string; startTime: string; quantity: string }[]
}
/** The texts beside the ids that the reference fields show. */
export type FormNames = Record<'customer' | 'project' | 'location' | 'product' | 'purchaseOrder', string>
export type FormValues = { names: FormNames } & Record<string, unknown>

const NONE: FormNames = { customer: '', project: '', location: '', product: '', purchaseOrder: '' }

export function formValues(order: FormOrder): FormValues {
  return {
    ...shared(order),
    draft: order.status === 'draft',
    servicesOff: order.servicesOff,
    id: order.id,
    version: order.version,
    loweredBy: 'customer',
    orderDate: order.orderDate,
    names: namesOf(order),
  }
}

/**
 * A new order, or a copy of one: everything but its identity, its plants and what the caller says anew, when and how much.
 * Loads that were booked by a forgotten figure of a copy come back.
 */
export function newValues(day: string, copied: FormOrder | null): FormValues {
  const usual = {
    spacingMinutes: 30,
    priority: 3,
    cylinderTest: cylinderTestOf(null),
  }
  if (!copied) return { ...usual, orderDate: day, names: NONE }
  const anew = { orderDate: day, startTime: '', quantity: '', onCallQuantity: '', assignedPlants: [] }
  return { ...usual, ...shared(copied), ...anew, names: namesOf(copied) }
}

function shared(order: FormOrder) {
  const {
    customerId,
    projectId,
    locationId,
    purchaseOrderId,
    startTime,
    productId,
    quantity,
    onCallQuantity,
    loadSize,
  } = order
  const { truckTypeId, structureId, dischargeMethodId, pumpId, spacingMinutes, unloadingMinutes } = order
  const { dischargeLimitMinutes, contactName, contactPhone, landmark, remarks, latitude, longitude } = order
  const { willCall, weatherPermitting, priority, oneOffPrice, oneOffReason, cylinderTest } = order
  const { exposureClasses } = order
  return {
    customerId,
    projectId,
    locationId,
    purchaseOrderId,
    startTime,
    productId,
    quantity,
    onCallQuantity: Number(onCallQuantity) ? onCallQuantity : '',
    loadSize,
    truckTypeId,
    structureId,
    dischargeMethodId,
    pumpId,
    spacingMinutes,
    unloadingMinutes,
    dischargeLimitMinutes,
    contactName,
    contactPhone,
    landmark,
    remarks,
    latitude,
    longitude,
    willCall,
    weatherPermitting,
    priority,
    oneOffPrice,
    oneOffReason,
    exposureClasses,
    cylinderTest: cylinderTestOf(cylinderTest),
    fleetTruckIds: order.fleetTrucks.map(truck => ({ truck: truck.id, truckNo: truck.truckNo })),
    assignedPlants: order.assignedPlants.map(plant => ({ ...plant, startTime: showTime(plant.startTime) })),
    associateProducts: order.associateProducts,
    services: order.services,
  }
}

/** As it is typed; the usual one where none is asked for. */
function cylinderTestOf(test: FormOrder['cylinderTest']) {
  const of = test ?? { isRequired: false, ...USUAL_CYLINDER_TEST }
  return { ...of, ages: of.ages.map(shortAge).join(', ') }
}

const namesOf = (order: FormOrder): FormNames => ({
  customer: order.customerName,
  project: order.projectName,
  location: order.locationName,
  product: order.productCode,
  purchaseOrder: order.poNumber ?? '',
})
