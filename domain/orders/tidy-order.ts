import { decimal } from '../kit/money'
import { type ClockTime, instantOn, type PlainDate } from '../kit/time'
import type { CylinderTest } from './cylinder-test'
import { USUAL_CYLINDER_TEST } from './usual-cylinder-test'

type Plant = { id: string; startTime?: string | null | undefined; quantity?: string | number | null | undefined }
type AddOn = { materialId?: string | null | undefined; quantity?: string | number | null | undefined }
type Service = { itemId?: string | null | undefined; quantity?: string | number | null | undefined }
type Untidy = {
  orderDate: PlainDate
  cylinderTest?: (Pick<CylinderTest, 'isRequired'> & Partial<CylinderTest>) | null | undefined
  fleetTruckIds: string[]
  assignedPlants: Plant[]
  associateProducts: AddOn[]
  services?: Service[] | undefined
}
export type TidyPlant = { id: string; startTime: string; quantity: string }
export type TidyAddOn = { materialId: string; quantity: string }
export type TidyService = { itemId: string; quantity: string }
type Ruled = 'cylinderTest' | 'fleetTruckIds' | 'assignedPlants' | 'associateProducts' | 'services'
export type Tidied<O extends Untidy> = Omit<O, Ruled> & {
  cylinderTest: (NonNullable<O['cylinderTest']> & { isRequired: true }) | null
  fleetTruckIds: string[]
  assignedPlants: TidyPlant[]
  associateProducts: TidyAddOn[]
  services: TidyService[]
}

/**
 * What saving makes of an order (specification, section 5): a test that is not required, repeated trucks, plants without
 * a time or a quantity and add-ons without a material or a quantity go; the times of the plants become instants of the
 * order date in UTC with seconds 00. Saving twice changes nothing more.
 */
export function tidyOrder<O extends Untidy>(order: O, zone: string): Tidied<O> {
  return {
    ...order,
    cylinderTest: (order.cylinderTest?.isRequired ? order.cylinderTest : null) as Tidied<O>['cylinderTest'],
    fleetTruckIds: [...new Set(order.fleetTruckIds)],
    assignedPlants: order.assignedPlants.filter(isUsefulPlant).map(plant => ({
      id: plant.id,
      startTime: onTheDay(plant.startTime!, order.orderDate, zone),
      quantity: String(plant.quantity),
    })),
    associateProducts: order.associateProducts.filter(isUsefulAddOn).map(addOn => ({
      materialId: addOn.materialId!,
      quantity: String(addOn.quantity),
    })),
    services: (order.services ?? []).filter(isUsefulService).map(service => ({
      itemId: service.itemId!,
      quantity: String(service.quantity),
    })),
  }
}

/** What tidying would drop, in words for the person who fills the form (shown before saving). */
export function droppedOf(order: Omit<Untidy, 'orderDate'>): string[] {
  const plants = order.assignedPlants.filter(plant => !isUsefulPlant(plant)).length
  const addOns = order.associateProducts.filter(addOn => !isUsefulAddOn(addOn)).length
  const services = (order.services ?? []).filter(service => !isUsefulService(service)).length
  const trucks = order.fleetTruckIds.length - new Set(order.fleetTruckIds).size
  return [
    ...(plants ? [`${counted(plants, 'assigned plant')} without a time or a quantity`] : []),
    ...(addOns ? [`${counted(addOns, 'add-on product')} without a product or a quantity`] : []),
    ...(services ? [`${counted(services, 'service')} without a name or a quantity`] : []),
    ...(trucks ? [`${counted(trucks, 'truck')} named twice`] : []),
    ...(order.cylinderTest && !order.cylinderTest.isRequired && !isUsualTest(order.cylinderTest)
      ? ['the cylinder test, which is not required']
      : []),
  ]
}

/** The form has these in it before anybody asks for a test: nothing is lost with them. */
const isUsualTest = ({ sets, specimens, ages, technicianId, remarks }: Partial<CylinderTest>) =>
  sets === USUAL_CYLINDER_TEST.sets &&
  specimens === USUAL_CYLINDER_TEST.specimens &&
  ages?.join() === USUAL_CYLINDER_TEST.ages.join() &&
  !technicianId &&
  !remarks
const isUsefulPlant = (plant: Plant) => !!plant.startTime && isAboveZero(plant.quantity)
const isUsefulAddOn = (addOn: AddOn) => !!addOn.materialId && isAboveZero(addOn.quantity)
const isUsefulService = (service: Service) => !!service.itemId && isAboveZero(service.quantity)
const isAboveZero = (value: string | number | null | undefined) =>
  value !== null && value !== undefined && value !== '' && decimal(value).greaterThan(0)
const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

function onTheDay(time: string, day: PlainDate, zone: string): string {
  const instant = time.length === 5 ? instantOn(day, time as ClockTime, zone) : new Date(time)
  instant.setUTCSeconds(0, 0)
  return instant.toISOString()
}
