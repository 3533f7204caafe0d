import { type Column, type ColumnBuilderExtraConfig, sql } from 'drizzle-orm'
import type { PgColumn, PgColumnBuilder, PgTableWithColumns } from 'drizzle-orm/pg-core'
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { BillLine } from '~/domain/billing/bill-line'
import type { PromisedPlace } from '~/domain/billing/load-facts'
import type { GstTotal } from '~/domain/billing/totals'
import type { Reinforcement } from '~/domain/mixdesign/durability-contents'
import { associateProducts, products, services, subProducts } from '../catalog/tables'
import { customers, locations, projects, purchaseOrders } from '../customers/tables'
import { plants, regions, trucks, truckTypes } from '../fleet/tables'
import {
  amount,
  cubicMetres,
  demoFlag,
  instant,
  percentage,
  recordColumns,
  switchable,
  textList,
  unitPrice,
} from '../kit/columns'
import { orderIndexes } from './list-indexes'

const master = () => ({
  ...recordColumns,
  ...switchable,
  code: text().notNull().unique(),
  name: text().notNull(),
  remarks: text(),
})

export const stones = pgTable('stone', { ...master(), sizeMm: integer().notNull() })
export const pumps = pgTable('pump', { ...master(), reachMetres: integer(), ratePerHour: cubicMetres() })
export const strengths = pgTable('strength', { ...master(), strengthMpa: integer().notNull() })
/** What is poured, and what lies in it. */
export const structures = pgTable('structure', {
  ...master(),
  reinforcement: text().$type<Reinforcement>().notNull().default('steel'),
})
/** Minutes per m³ at the site, and the pump it needs if any. */
export const dischargeMethods = pgTable('discharge_method', {
  ...master(),
  minutesPerM3: unitPrice().notNull(),
  needsPump: boolean().notNull().default(false),
})

export const technicians = pgTable('technician', {
  ...recordColumns,
  ...switchable,
  technicianName: text().notNull(),
  phone: text(),
  regionId: uuid()
    .notNull()
    .references(() => regions.id),
  plantId: uuid().references(() => plants.id),
})

export const technicianTimeOffs = pgTable('technician_time_off', {
  ...recordColumns,
  technicianId: uuid()
    .notNull()
    .references(() => technicians.id),
  fromDate: date({ mode: 'string' }).notNull(),
  toDate: date({ mode: 'string' }).notNull(),
  reason: text(),
})

export const holidays = pgTable(
  'holiday',
  {
    ...recordColumns,
    day: date({ mode: 'string' }).notNull(),
    name: text().notNull(),
    regionId: uuid().references(() => regions.id),
  },
  table => [unique('holiday_once').on(table.day, table.regionId).nullsNotDistinct()],
)

/** Orders that are supplied as one sequence at one site on one day. */
export const mergedOrders = pgTable('merged_order', {
  ...recordColumns,
  ...demoFlag,
  mergeNo: text().notNull().unique(),
  orderDate: date({ mode: 'string' }).notNull(),
  startTime: text().notNull(),
  /** open, completed, undone. */
  status: text().notNull().default('open'),
  /** Where the customers agreed in writing, if they are more than one. */
  consent: text(),
})

/** status: draft, confirmed, on_hold, in_progress, completed, cancelled; will-call and weather are attributes. */
export const orders = pgTable(
  'order',
  {
    ...recordColumns,
    ...demoFlag,
    orderNo: text().notNull().unique(),
    customerId: uuid()
      .notNull()
      .references(() => customers.id),
    projectId: uuid()
      .notNull()
      .references(() => projects.id),
    locationId: uuid()
      .notNull()
      .references(() => locations.id),
    regionId: uuid()
      .notNull()
      .references(() => regions.id),
    purchaseOrderId: uuid().references(() => purchaseOrders.id),
    orderDate: date({ mode: 'string' }).notNull(),
    startTime: text().notNull(),
    /** The first load on site, UTC. */
    startsAt: instant().notNull(),
    productId: uuid()
      .notNull()
      .references(() => products.id),
    quantity: cubicMetres().notNull(),
    /** Of that what the site has not asked for yet: no load carries it. */
    onCallQuantity: cubicMetres().notNull().default('0'),
    loadSize: cubicMetres().notNull(),
    truckTypeId: uuid().references(() => truckTypes.id),
    structureId: uuid().references(() => structures.id),
    dischargeMethodId: uuid().references(() => dischargeMethods.id),
    pumpId: uuid().references(() => pumps.id),
    spacingMinutes: integer().notNull(),
    unloadingMinutes: integer().notNull(),
    dischargeLimitMinutes: integer().notNull(),
    contactName: text(),
    contactPhone: text(),
    landmark: text(),
    remarks: text(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    /** Where it was promised to go when it was booked: distance and zone are charged for this place. */
    promisedPlace: jsonb().$type<PromisedPlace | null>(),
    locationPlantDistanceTime: jsonb().$type<object[]>().notNull().default([]),
    cylinderTest: jsonb().$type<{
      isRequired: true
      sets: number
      specimens: number
      ages: number[]
      technicianId?: string | null | undefined
      remarks?: string | null | undefined
    } | null>(),
    /** What the concrete has to last in, as its specification names it; none where nothing is specified. */
    exposureClasses: textList(),
    willCall: boolean().notNull().default(false),
    /** Until when the site was told to call, and when it did; orders of before deadlines were told have none. */
    callBy: instant(),
    calledAt: instant(),
    weatherPermitting: boolean().notNull().default(false),
    priority: integer().notNull().default(3),
    status: text().notNull().default('draft'),
    holdReason: text(),
    heldFrom: text(),
    cancelReason: text(),
    mergedOrderId: uuid().references(() => mergedOrders.id),
    /** Agreed on the phone for this order alone, with its reason. */
    oneOffPrice: unitPrice(),
    oneOffReason: text(),
    /** Services that come by themselves and were taken off this order. */
    servicesOff: textList(),
    completedAt: instant(),
  },
  table => [...orderIndexes(table), check('order_on_call', sql`on_call_quantity >= 0 and on_call_quantity < quantity`)],
)

export const orderPlants = pgTable(
  'order_plant',
  {
    id: uuid().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    plantId: uuid()
      .notNull()
      .references(() => plants.id),
    startTime: instant().notNull(),
    quantity: cubicMetres().notNull(),
  },
  table => [index('order_plant_order').on(table.orderId), index('order_plant_plant').on(table.plantId)],
)

export const orderTrucks = pgTable(
  'order_truck',
  {
    id: uuid().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    truckId: uuid()
      .notNull()
      .references(() => trucks.id),
  },
  table => [unique('order_truck_once').on(table.orderId, table.truckId)],
)

/** quantity is per m³ of concrete in the unit of the add-on. */
export const orderAssociateProducts = pgTable(
  'order_associate_product',
  {
    id: uuid().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    materialId: uuid()
      .notNull()
      .references(() => associateProducts.id),
    quantity: unitPrice().notNull(),
  },
  table => [index('order_associate_order').on(table.orderId)],
)

/** A service, or a charge added by hand, that an order asks for; quantity is in the unit of either. */
export const orderServices = pgTable(
  'order_service',
  {
    id: uuid().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    serviceId: uuid().references(() => services.id),
    subProductId: uuid().references(() => subProducts.id),
    quantity: unitPrice().notNull(),
  },
  table => [
    index('order_service_order').on(table.orderId),
    check('order_service_one', sql`num_nonnulls(service_id, sub_product_id) = 1`),
  ],
)

/**
 * The bill of an order as it was foreseen when it was booked or last changed, load by load: what the customer agreed to
 * and what the bill is compared with.
 */
export const orderPreviews = pgTable('order_preview', {
  ...recordColumns,
  orderId: uuid()
    .notNull()
    .references(() => orders.id)
    .unique(),
  madeAt: instant().notNull(),
  lines: jsonb().$type<BillLine[]>().notNull(),
  gstTotals: jsonb().$type<GstTotal[]>().notNull(),
  subtotal: amount().notNull(),
  gst: amount().notNull(),
  total: amount().notNull(),
  missing: text().array().notNull().default([]),
})

/** What an order was expected to cost when a person kept it, part by part. */
export const payableAmounts = pgTable('payable_amount', {
  ...recordColumns,
  orderId: uuid()
    .notNull()
    .references(() => orders.id)
    .unique(),
  lines: jsonb().$type<object[]>().notNull(),
  subtotal: amount().notNull(),
  gstPercent: percentage().notNull(),
  gst: amount().notNull(),
  total: amount().notNull(),
  missing: text().array().notNull().default([]),
})

/** Whether a plant may serve a site or make a product there; the most particular row that fits decides. */
export const plantEligibilities = pgTable(
  'plant_eligibility',
  {
    ...recordColumns,
    plantId: uuid()
      .notNull()
      .references(() => plants.id),
    projectId: uuid().references(() => projects.id),
    locationId: uuid().references(() => locations.id),
    productId: uuid().references(() => products.id),
    allowed: boolean().notNull(),
    reason: text().notNull(),
  },
  table => [
    unique('plant_eligibility_once')
      .on(table.plantId, table.projectId, table.locationId, table.productId)
      .nullsNotDistinct(),
  ],
)
