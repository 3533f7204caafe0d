import { sql } from 'drizzle-orm'
import type { PgColumn, PgTableWithColumns } from 'drizzle-orm/pg-core'
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { cubicMetres, demoFlag, instant, recordColumns, switchable } from '../kit/columns'
import { users } from '../users/tables'

export const regions = pgTable('region', {
  ...recordColumns,
  ...switchable,
  code: text().notNull().unique(),
  regionName: text().notNull(),
  zone: text().notNull().default('Asia/Singapore'),
  /** A ring of [longitude, latitude]. */
  boundary: jsonb().$type<[number, number][]>().notNull().default([]),
})

export const plants = pgTable('plant', {
  ...recordColumns,
  ...switchable,
  plantCode: text().notNull().unique(),
  plantName: text().notNull(),
  regionId: uuid()
    .notNull()
    .references(() => regions.id),
  address: text().notNull().default(''),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
  capacityPerHour: cubicMetres().notNull(),
  opensAt: text().notNull().default('06:00'),
  closesAt: text().notNull().default('22:00'),
  loadingMinutes: integer().notNull().default(8),
  certificateNo: text(),
  certificateValidTo: date({ mode: 'string' }),
  /** Closed for the day (breakdown, inspection); loads already called go on. */
  closedFrom: instant(),
  closedUntil: instant(),
  closedReason: text(),
  removed: boolean().notNull().default(false),
})

export const batchingPlants = pgTable(
  'batching_plant',
  {
    ...recordColumns,
    ...switchable,
    plantId: uuid()
      .notNull()
      .references(() => plants.id),
    code: text().notNull(),
    bpName: text().notNull(),
    capacityPerHour: cubicMetres().notNull(),
    maxBatch: cubicMetres().notNull().default('3.00'),
  },
  table => [unique('batching_plant_code').on(table.plantId, table.code)],
)

export const truckTypes = pgTable('truck_type', {
  ...recordColumns,
  ...switchable,
  truckType: text().notNull().unique(),
  minLoad: cubicMetres().notNull(),
  scheduleLoad: cubicMetres().notNull(),
  maxLoad: cubicMetres().notNull(),
})

export const subcontractorOwners = pgTable('subcontractor_owner', {
  ...recordColumns,
  ...switchable,
  ownerName: text().notNull(),
  phone: text(),
  email: text(),
  removed: boolean().notNull().default(false),
})

export const subcontractors = pgTable('subcontractor', {
  ...recordColumns,
  ...switchable,
  subcontractorName: text().notNull(),
  ownerId: uuid().references(() => subcontractorOwners.id),
})

export const trucks = pgTable('truck', {
  ...recordColumns,
  ...switchable,
  truckNo: text().notNull().unique(),
  plateNo: text().notNull().unique(),
  truckTypeId: uuid()
    .notNull()
    .references(() => truckTypes.id),
  mainPlantId: uuid().references(() => plants.id),
  subcontractorId: uuid().references(() => subcontractors.id),
  tareKg: integer(),
  tareValidTo: date({ mode: 'string' }),
  inspectionValidTo: date({ mode: 'string' }),
  latitude: doublePrecision(),
  longitude: doublePrecision(),
  heading: integer(),
  positionAt: instant(),
  removed: boolean().notNull().default(false),
})

export const restReasons = pgTable('driver_rest_reason', {
  ...recordColumns,
  ...switchable,
  reason: text().notNull().unique(),
  keepsPlace: boolean().notNull().default(false),
})

export const drivers = pgTable('driver', {
  ...recordColumns,
  ...switchable,
  userId: uuid().references(() => users.id),
  driverNo: text().notNull().unique(),
  driverName: text().notNull(),
  phone: text(),
  licenceNo: text(),
  licenceValidTo: date({ mode: 'string' }),
  truckId: uuid().references(() => trucks.id),
  altTruckId: uuid().references(() => trucks.id),
  mainPlantId: uuid().references(() => plants.id),
  subcontractorId: uuid().references(() => subcontractors.id),
  operationStatus: text().notNull().default('off_duty'),
  restReasonId: uuid().references(() => restReasons.id),
  removed: boolean().notNull().default(false),
})

/** Duty, driving and breaks, each with its instant: the hours of a driver are counted from these alone. */
export const dutyEvents = pgTable(
  'duty_event',
  {
    id: uuid().primaryKey(),
    driverId: uuid()
      .notNull()
      .references(() => drivers.id),
    event: text().notNull(),
    at: instant().notNull(),
    deliveryOrderId: uuid(),
    ...demoFlag,
  },
  table => [index('duty_event_driver').on(table.driverId, table.at)],
)

export const fleetGroups = pgTable('fleet_group', {
  ...recordColumns,
  ...switchable,
  groupName: text().notNull().unique(),
  remarks: text(),
})

export const fleetGroupTrucks = pgTable(
  'fleet_group_truck',
  {
    id: uuid().primaryKey(),
    fleetGroupId: uuid()
      .notNull()
      .references(() => fleetGroups.id),
    truckId: uuid()
      .notNull()
      .references(() => trucks.id),
  },
  table => [unique('fleet_group_truck_once').on(table.fleetGroupId, table.truckId)],
)

/** A group that stands by for certain projects; a project without one takes trucks of every group. */
export const fleetGroupProjects = pgTable(
  'fleet_group_project',
  {
    id: uuid().primaryKey(),
    fleetGroupId: uuid()
      .notNull()
      .references(() => fleetGroups.id),
    projectId: uuid().notNull(),
  },
  table => [
    unique('fleet_group_project_once').on(table.fleetGroupId, table.projectId),
    index('fleet_group_project_project').on(table.projectId),
  ],
)

/** Weights of the dispatch optimiser for a group, or for all trucks that no group has; what is absent is the default. */
export const fleetOptimizationConfigurations = pgTable(
  'fleet_optimization_configuration',
  {
    ...recordColumns,
    ...switchable,
    configurationName: text().notNull().unique(),
    fleetGroupId: uuid().references(() => fleetGroups.id),
    weights: jsonb().$type<Record<string, number>>().notNull().default({}),
    planning: jsonb().$type<Record<string, number | string>>().notNull().default({}),
    remarks: text(),
  },
  table => [
    uniqueIndex('fleet_optimization_of_group')
      .on(sql`coalesce(${table.fleetGroupId}, '00000000-0000-0000-0000-000000000000'::uuid)`)
      .where(sql`active`),
  ],
)

/** A driver or a truck that may not serve a customer, a project or a location. */
export const bans = pgTable(
  'ban',
  {
    ...recordColumns,
    ...switchable,
    kind: text().notNull(),
    driverId: uuid().references(() => drivers.id),
    truckId: uuid().references(() => trucks.id),
    customerId: uuid(),
    projectId: uuid(),
    locationId: uuid(),
    fromDate: date({ mode: 'string' }).notNull(),
    toDate: date({ mode: 'string' }),
    reason: text().notNull(),
  },
  table => [index('ban_driver').on(table.driverId), index('ban_truck').on(table.truckId)],
)

/** A permit that a site asks of drivers or trucks. */
export const passes = pgTable(
  'pass',
  { ...recordColumns, ...switchable, type: text().notNull(), name: text().notNull() },
  table => [unique('pass_name').on(table.type, table.name)],
)

export const sitePasses = pgTable(
  'site_pass',
  {
    id: uuid().primaryKey(),
    passId: uuid()
      .notNull()
      .references(() => passes.id),
    projectId: uuid().notNull(),
  },
  table => [unique('site_pass_once').on(table.passId, table.projectId)],
)

export const passAssignees = pgTable(
  'pass_assignee',
  {
    ...recordColumns,
    passId: uuid()
      .notNull()
      .references(() => passes.id),
    driverId: uuid().references(() => drivers.id),
    truckId: uuid().references(() => trucks.id),
    passNo: text().notNull().default(''),
    validFrom: date({ mode: 'string' }).notNull(),
    validTo: date({ mode: 'string' }).notNull(),
  },
  table => [unique('pass_assignee_once').on(table.passId, table.driverId, table.truckId).nullsNotDistinct()],
)
