import type { Column, ColumnBuilderExtraConfig } from 'drizzle-orm'
import type { PgColumn, PgColumnBuilder, PgTableWithColumns } from 'drizzle-orm/pg-core'
import { boolean, date, doublePrecision, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { Spoken } from '~/domain/kit/language'
import { plants, regions } from '../fleet/tables'
import { amount, cubicMetres, recordColumns, switchable, textList } from '../kit/columns'
import { users } from '../users/tables'

export const paymentTerms = pgTable('payment_term', {
  ...recordColumns,
  ...switchable,
  paymentTermName: text().notNull().unique(),
  days: integer().notNull(),
  description: text(),
})

export const salespeople = pgTable('salesperson', {
  ...recordColumns,
  ...switchable,
  userId: uuid()
    .references(() => users.id)
    .unique(),
  username: text().notNull().unique(),
  name: text().notNull(),
  phone: text(),
  email: text(),
  regionIds: uuid().array().notNull().default([]),
})

export const customers = pgTable(
  'customer',
  {
    ...recordColumns,
    ...switchable,
    customerName: text().notNull(),
    customerCode: text().notNull().unique(),
    registrationNo: text(),
    /** Under which the customer is registered for GST: on its tax invoices where it accounts for the tax itself. */
    gstNo: text(),
    address: text(),
    phone: text(),
    email: text(),
    selfBilling: boolean().notNull().default(false),
    creditLimit: amount(),
    /** A stop of supply names its reason and who set it; ordering is refused until it is lifted or overridden. */
    creditSuspended: boolean().notNull().default(false),
    creditReason: text(),
    erpAccount: text(),
    /** Approves level 1 of the customer's drafts when the customer's own salesperson made or changed them. */
    deputySalespersonId: uuid().references(() => salespeople.id),
    /** What a bill of the customer has one of: purchase_order, site, product, month. */
    billSplit: text().array().notNull().default(['purchase_order']),
    /** In which its papers are printed: en, zh, ms, ta. */
    language: text().$type<Spoken>().notNull().default('en'),
    remarks: text(),
  },
  table => [index('customer_name').on(table.customerName)],
)

export const customerSalespeople = pgTable(
  'customer_salesperson',
  {
    id: uuid().primaryKey(),
    customerId: uuid()
      .notNull()
      .references(() => customers.id),
    salespersonId: uuid()
      .notNull()
      .references(() => salespeople.id),
  },
  table => [
    unique('customer_salesperson_once').on(table.customerId, table.salespersonId),
    index('customer_salesperson_person').on(table.salespersonId),
  ],
)

export const customerRegions = pgTable(
  'customer_region',
  {
    id: uuid().primaryKey(),
    customerId: uuid()
      .notNull()
      .references(() => customers.id),
    regionId: uuid()
      .notNull()
      .references(() => regions.id),
  },
  table => [unique('customer_region_once').on(table.customerId, table.regionId)],
)

/** purposes: operation, invoice, late_invoice, qc. */
export const contacts = pgTable(
  'contact',
  {
    ...recordColumns,
    ...switchable,
    customerId: uuid()
      .notNull()
      .references(() => customers.id),
    projectId: uuid(),
    name: text().notNull(),
    jobTitle: text(),
    phone: text(),
    email: text(),
    purposes: textList(),
  },
  table => [index('contact_customer').on(table.customerId)],
)

export const projects = pgTable(
  'project',
  {
    ...recordColumns,
    ...switchable,
    projectName: text().notNull(),
    projectCode: text().notNull().unique(),
    customerId: uuid()
      .notNull()
      .references(() => customers.id),
    regionId: uuid()
      .notNull()
      .references(() => regions.id),
    defaultProject: boolean().notNull().default(false),
    contractedQuantity: cubicMetres(),
    startDate: date({ mode: 'string' }),
    endDate: date({ mode: 'string' }),
    /** Ordering asks for a purchase order with room left. */
    purchaseOrderRequired: boolean().notNull().default(false),
    /** Only products with an agreed price may be ordered. */
    pricedProductsOnly: boolean().notNull().default(false),
    carbonCap: amount(),
    /** Of its papers where that is another one than the customer's. */
    language: text().$type<Spoken>(),
    remarks: text(),
  },
  table => [
    index('project_of_customer').on(table.customerId),
    index('project_name').on(table.projectName),
    unique('project_name_once').on(table.customerId, table.projectName),
  ],
)

/** Further customers that order on the same project. */
export const projectCustomers = pgTable(
  'project_customer',
  {
    id: uuid().primaryKey(),
    projectId: uuid()
      .notNull()
      .references(() => projects.id),
    customerId: uuid()
      .notNull()
      .references(() => customers.id),
  },
  table => [unique('project_customer_once').on(table.projectId, table.customerId)],
)

export const locations = pgTable(
  'location',
  {
    ...recordColumns,
    ...switchable,
    projectId: uuid()
      .notNull()
      .references(() => projects.id),
    locationName: text().notNull(),
    address: text().notNull().default(''),
    postalCode: text(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    gate: text(),
    radiusMetres: integer().notNull().default(200),
    maxLoad: cubicMetres(),
  },
  table => [index('location_project').on(table.projectId)],
)

/** The plants that may serve a location, best first. */
export const projectPlants = pgTable(
  'project_plant',
  {
    ...recordColumns,
    ...switchable,
    locationId: uuid()
      .notNull()
      .references(() => locations.id),
    plantId: uuid()
      .notNull()
      .references(() => plants.id),
    rank: integer().notNull().default(1),
  },
  table => [unique('project_plant_once').on(table.locationId, table.plantId)],
)

export const purchaseOrders = pgTable(
  'purchase_order',
  {
    ...recordColumns,
    ...switchable,
    projectId: uuid()
      .notNull()
      .references(() => projects.id),
    poNumber: text().notNull(),
    quantity: cubicMetres(),
    amount: amount(),
    validFrom: date({ mode: 'string' }).notNull(),
    validTo: date({ mode: 'string' }),
  },
  table => [unique('purchase_order_once').on(table.projectId, table.poNumber)],
)
