import { type Column, type ColumnBuilderExtraConfig, sql } from 'drizzle-orm'
import type { PgColumn, PgColumnBuilder, PgTableWithColumns } from 'drizzle-orm/pg-core'
import { boolean, date, index, integer, jsonb, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { ChargeWaiver, KeptCancellation, WashedOut } from '~/domain/billing/load-facts'
import { associateProducts, products } from '../catalog/tables'
import { customers, locations, projects } from '../customers/tables'
import { batchingPlants, drivers, plants, regions, trucks } from '../fleet/tables'
import { amount, cubicMetres, demoFlag, instant, kilograms, percentage, recordColumns, unitPrice } from '../kit/columns'
import { materials } from '../materials/tables'
import { mixDesigns } from '../mixdesign/tables'
import { mergedOrders, orders } from '../orders/tables'
import { queueItems } from '../queue/tables'

/**
 * status: planned, assigned, called, generated, loading, loaded, in_transit, on_site, pouring, delivered, returned;
 * withdrawn, rejected. Locked and e-modification pending are flags. The business day and the parties are kept on the row,
 * because lists filter by them and a later change of the order must not rewrite what was delivered.
 */
export const deliveryOrders = pgTable(
  'delivery_order',
  {
    ...recordColumns,
    ...demoFlag,
    doNumber: text().unique(),
    doDate: date({ mode: 'string' }).notNull(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    mergedOrderId: uuid().references(() => mergedOrders.id),
    loadNo: integer().notNull(),
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
    plantId: uuid()
      .notNull()
      .references(() => plants.id),
    batchingPlantId: uuid().references(() => batchingPlants.id),
    productId: uuid()
      .notNull()
      .references(() => products.id),
    mixDesignId: uuid().references(() => mixDesigns.id),
    quantity: cubicMetres().notNull(),
    status: text().notNull().default('planned'),
    /** Batch start and arrival as planned. */
    plannedBatchAt: instant().notNull(),
    plannedOnSiteAt: instant().notNull(),
    /** When the site asked to have it, for a load of the quantity on call: its promise. */
    wantedAt: instant(),
    truckId: uuid().references(() => trucks.id),
    driverId: uuid().references(() => drivers.id),
    queueItemId: uuid().references(() => queueItems.id),
    lockedBy: uuid(),
    lockedByName: text(),
    lockedUntil: instant(),
    calledAt: instant(),
    preprintedAt: instant(),
    generatedAt: instant(),
    loadingAt: instant(),
    /** First contact of water and cement: the discharge clock starts here. */
    batchedAt: instant(),
    loadedAt: instant(),
    leftAt: instant(),
    /** When its truck is expected on site by where it was last on the way there. */
    arrivalAt: instant(),
    onSiteAt: instant(),
    pourStartAt: instant(),
    pourEndAt: instant(),
    returnedAt: instant(),
    deliveredAt: instant(),
    deliveredManually: boolean().notNull().default(false),
    dischargeLimitMinutes: integer().notNull(),
    printCount: integer().notNull().default(0),
    batchingNo: text(),
    washedOut: text().$type<WashedOut>(),
    washoutFee: amount(),
    returnConcrete: cubicMetres(),
    returnCause: text(),
    /** Who pays where the load is below the minimum; null is the customer. Set by the cause of an e-modification. */
    partLoadBy: text(),
    /** Why it stayed long on site; null is nothing told. */
    waitingCause: text(),
    /** Minutes of it that are ours, where the cause is; null is all of them. */
    waitingOursMinutes: integer(),
    technicianOnSiteMinutes: integer(),
    slumpMm: integer(),
    concreteTemperature: percentage(),
    waterAddedLitres: cubicMetres(),
    admixtureAddedLitres: cubicMetres(),
    gwpBatched: kilograms(),
    revision: integer().notNull().default(1),
    emodificationPending: boolean().notNull().default(false),
    /** Set when the load is on an invoice draft; cleared when the draft lets it go. */
    invoiceDraftId: uuid(),
    statusReason: text(),
    /** Surcharges that the customer is let off. */
    waivedCharges: jsonb().$type<ChargeWaiver[]>(),
    /** Cancelled by the customer so late that it is charged for. */
    cancellation: jsonb().$type<KeptCancellation>(),
    overrides: jsonb()
      .$type<{ rule: string; text?: string; by: string; reason: string; at: string }[]>()
      .notNull()
      .default([]),
  },
  table => [
    unique('delivery_order_load_once').on(table.orderId, table.loadNo),
    // The list of loads reads newest first; walking this index backwards needs no sort.
    index('delivery_order_newest').on(table.doDate, table.id),
    index('delivery_order_day').on(table.doDate, table.plantId, table.status),
    index('delivery_order_status').on(table.status, table.id),
    index('delivery_order_customer').on(table.customerId, table.doDate),
    index('delivery_order_project').on(table.projectId, table.doDate),
    // Each sort of the list is the walk of an index, both ways; of a moment that a load may not have, those without apart.
    index('delivery_order_batch').on(table.plannedBatchAt),
    index('delivery_order_due').on(table.plannedOnSiteAt),
    index('delivery_order_quantity').on(table.quantity, table.id),
    index('delivery_order_load').on(table.loadNo, table.id),
    index('delivery_order_number').on(table.doNumber.desc().nullsLast(), table.id.desc().nullsFirst()),
    index('delivery_order_generated').on(table.generatedAt.desc().nullsLast(), table.id.desc().nullsFirst()),
    index('delivery_order_on_site').on(table.onSiteAt.desc().nullsLast(), table.id.desc().nullsFirst()),
    index('delivery_order_delivered').on(table.deliveredAt.desc().nullsLast(), table.id.desc().nullsFirst()),
    // A part of a number is found by its pieces.
    index('delivery_order_number_trgm').using('gin', table.doNumber.op('gin_trgm_ops')),
    index('delivery_order_plant').on(table.plantId, table.doDate),
    index('delivery_order_truck').on(table.truckId, table.doDate),
    index('delivery_order_draft').on(table.invoiceDraftId),
    index('delivery_order_merged').on(table.mergedOrderId).where(sql`merged_order_id is not null`),
    // A truck and a driver carry one load at a time.
    uniqueIndex('delivery_order_truck_once')
      .on(table.truckId)
      .where(sql`status in ('generated','loading','loaded','in_transit','on_site','pouring')`),
    // And it is called for one load at a time.
    uniqueIndex('delivery_order_call_once')
      .on(table.queueItemId)
      .where(sql`status in ('called','generated','loading','loaded','in_transit','on_site','pouring')`),
    uniqueIndex('delivery_order_driver_once')
      .on(table.driverId)
      .where(sql`status in ('generated','loading','loaded','in_transit','on_site','pouring')`),
  ],
)

/** The timestamp chain: every event as it came, with who or what reported it. */
export const deliveryEvents = pgTable(
  'delivery_event',
  {
    id: uuid().primaryKey(),
    deliveryOrderId: uuid()
      .notNull()
      .references(() => deliveryOrders.id),
    event: text().notNull(),
    at: instant().notNull(),
    by: uuid().notNull(),
    byName: text().notNull(),
    source: text().notNull(),
    reason: text(),
  },
  table => [index('delivery_event_do').on(table.deliveryOrderId, table.at)],
)

export const deliveryAssociateProducts = pgTable(
  'delivery_associate_product',
  {
    id: uuid().primaryKey(),
    deliveryOrderId: uuid()
      .notNull()
      .references(() => deliveryOrders.id),
    associateProductId: uuid()
      .notNull()
      .references(() => associateProducts.id),
    quantity: unitPrice().notNull(),
  },
  table => [index('delivery_associate_do').on(table.deliveryOrderId)],
)

/** One weighed material of one batch. Deviation is in per cent of the target; outside is over the acting limit. */
export const batchWeights = pgTable(
  'batch_weight',
  {
    id: uuid().primaryKey(),
    deliveryOrderId: uuid()
      .notNull()
      .references(() => deliveryOrders.id),
    revision: integer().notNull().default(1),
    batchNo: integer().notNull(),
    /** m³ of the whole batch, the same on each of its rows. */
    quantity: cubicMetres(),
    materialId: uuid()
      .notNull()
      .references(() => materials.id),
    siloId: uuid(),
    targetKg: kilograms().notNull(),
    actualKg: kilograms().notNull(),
    /** Of an aggregate as it was when it was weighed, per cent of its dry mass: free moisture and absorption. */
    moisturePercent: percentage(),
    absorptionPercent: percentage(),
    deviationPercent: percentage().notNull(),
    tolerancePercent: percentage().notNull(),
    verdict: text().notNull(),
    cause: text(),
    at: instant().notNull(),
    /** Who told the weights: person, or the panel of the batch computer. */
    source: text().notNull().default('person'),
  },
  table => [unique('batch_weight_once').on(table.deliveryOrderId, table.revision, table.batchNo, table.materialId)],
)

/** What the delivery order said before and after each applied e-modification; the ticket itself is never edited. */
export const deliveryRevisions = pgTable(
  'delivery_revision',
  {
    id: uuid().primaryKey(),
    deliveryOrderId: uuid()
      .notNull()
      .references(() => deliveryOrders.id),
    revision: integer().notNull(),
    facts: jsonb().$type<Record<string, unknown>>().notNull(),
    emodificationId: uuid(),
    cause: text(),
    at: instant().notNull(),
    byName: text().notNull(),
  },
  table => [unique('delivery_revision_once').on(table.deliveryOrderId, table.revision)],
)

/** status: submitted, approved_1, approved_2, applied, rejected, withdrawn; levels is how many it needs. */
export const emodifications = pgTable(
  'emodification',
  {
    ...recordColumns,
    ...demoFlag,
    emodNo: text().notNull().unique(),
    deliveryOrderId: uuid()
      .notNull()
      .references(() => deliveryOrders.id),
    doNumber: text().notNull(),
    doDate: date({ mode: 'string' }).notNull(),
    submitDate: date({ mode: 'string' }).notNull(),
    submittedAt: instant().notNull(),
    submittedBy: uuid().notNull(),
    submittedByName: text().notNull(),
    cause: text().notNull(),
    remarks: text(),
    before: jsonb().$type<Record<string, unknown>>().notNull(),
    changes: jsonb().$type<Record<string, unknown>>().notNull(),
    /** The flag statuses: what it touches (price, stock, carbon, cylinder, invoice, tax) and by how much. */
    flags: text().array().notNull().default([]),
    impact: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    levels: integer().notNull(),
    levelRoles: jsonb().$type<string[][]>().notNull().default([]),
    status: text().notNull().default('submitted'),
    decidedReason: text(),
    appliedAt: instant(),
    appliedRevision: integer(),
  },
  table => [
    index('emodification_day').on(table.submitDate, table.status),
    index('emodification_newest').on(table.submittedAt, table.id),
    index('emodification_of_day').on(table.doDate, table.id),
    index('emodification_state').on(table.status, table.id),
    index('emodification_of_number').on(table.doNumber, table.id),
    index('emodification_of').on(table.deliveryOrderId),
    index('emodification_words').using(
      'gin',
      table.doNumber.op('gin_trgm_ops'),
      table.emodNo.op('gin_trgm_ops'),
      table.submittedByName.op('gin_trgm_ops'),
    ),
    // One open request a delivery order.
    uniqueIndex('emodification_open_once')
      .on(table.deliveryOrderId)
      .where(sql`status in ('submitted','approved_1','approved_2')`),
  ],
)
