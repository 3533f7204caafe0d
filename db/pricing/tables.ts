import { type Column, type ColumnBuilderExtraConfig, sql as raw } from 'drizzle-orm'
import type { PgColumn, PgColumnBuilder, PgTableWithColumns } from 'drizzle-orm/pg-core'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { products } from '../catalog/tables'
import { customers, projects } from '../customers/tables'
import { regions } from '../fleet/tables'
import { instant, percentage, recordColumns, unitPrice } from '../kit/columns'
import { materials } from '../materials/tables'

/** Cost of ingredients in a region over a time; versions never overlap. */
export const costings = pgTable(
  'costing',
  {
    ...recordColumns,
    regionId: uuid()
      .notNull()
      .references(() => regions.id),
    versionNo: integer().notNull(),
    fromDate: date({ mode: 'string' }).notNull(),
    toDate: date({ mode: 'string' }),
    plantCost: unitPrice().notNull().default('0'),
    deliveryCost: unitPrice().notNull().default('0'),
    overheadCost: unitPrice().notNull().default('0'),
    remarks: text(),
  },
  table => [unique('costing_version_once').on(table.regionId, table.versionNo)],
)

export const costingIngredients = pgTable(
  'costing_ingredient',
  {
    id: uuid().primaryKey(),
    costingId: uuid()
      .notNull()
      .references(() => costings.id),
    materialId: uuid()
      .notNull()
      .references(() => materials.id),
    costPerKg: unitPrice().notNull(),
  },
  table => [unique('costing_ingredient_once').on(table.costingId, table.materialId)],
)

/** The regional price list (global product list); status draft, active, ended. The first and the last day count. */
export const priceLists = pgTable(
  'price_list',
  {
    ...recordColumns,
    regionId: uuid()
      .notNull()
      .references(() => regions.id),
    versionNo: integer().notNull(),
    name: text().notNull(),
    fromDate: date({ mode: 'string' }).notNull(),
    toDate: date({ mode: 'string' }),
    status: text().notNull().default('draft'),
    remarks: text(),
  },
  table => [unique('price_list_version_once').on(table.regionId, table.versionNo)],
)

export const priceListLines = pgTable(
  'price_list_line',
  {
    id: uuid().primaryKey(),
    priceListId: uuid()
      .notNull()
      .references(() => priceLists.id),
    productId: uuid()
      .notNull()
      .references(() => products.id),
    unitPrice: unitPrice().notNull(),
    highestMaterialCost: unitPrice(),
  },
  table => [unique('price_list_line_once').on(table.priceListId, table.productId)],
)

/** A discount category on the regional list, in versions. */
export const priceCategories = pgTable(
  'price_category',
  {
    ...recordColumns,
    regionId: uuid()
      .notNull()
      .references(() => regions.id),
    categoryName: text().notNull(),
    priceCategoryType: text().notNull(),
    versionNo: integer().notNull(),
    fromDate: date({ mode: 'string' }).notNull(),
    toDate: date({ mode: 'string' }),
    status: text().notNull().default('active'),
  },
  table => [unique('price_category_version_once').on(table.regionId, table.categoryName, table.versionNo)],
)

/** By product family and strength band; `percent` of the list price or an `amount` per m³. */
export const priceCategoryDiscounts = pgTable('price_category_discount', {
  id: uuid().primaryKey(),
  priceCategoryId: uuid()
    .notNull()
    .references(() => priceCategories.id),
  family: text(),
  strengthFrom: integer(),
  strengthTo: integer(),
  kind: text().notNull(),
  value: unitPrice().notNull(),
})

/** Which category a customer has in a region, from the first to the last day; the database refuses two on one day. */
export const customerCategories = pgTable(
  'customer_category',
  {
    ...recordColumns,
    customerId: uuid()
      .notNull()
      .references(() => customers.id),
    regionId: uuid()
      .notNull()
      .references(() => regions.id),
    categoryName: text().notNull(),
    fromDate: date({ mode: 'string' }).notNull(),
    toDate: date({ mode: 'string' }),
  },
  table => [
    index('customer_category_customer').on(table.customerId, table.regionId),
    check('customer_category_days', raw`(${table.toDate} is null or ${table.toDate} >= ${table.fromDate})`),
  ],
)

/** A quote for a project: draft, submitted, approved, rejected, void, ended. Its revisions share the reference. */
export const pricings = pgTable(
  'pricing',
  {
    ...recordColumns,
    pricingReference: text().notNull(),
    revision: integer().notNull().default(1),
    customerId: uuid()
      .notNull()
      .references(() => customers.id),
    projectId: uuid()
      .notNull()
      .references(() => projects.id),
    regionId: uuid()
      .notNull()
      .references(() => regions.id),
    fromDate: date({ mode: 'string' }).notNull(),
    toDate: date({ mode: 'string' }),
    status: text().notNull().default('draft'),
    reason: text(),
    submittedBy: uuid(),
    submittedAt: instant(),
    approvedBy: uuid(),
    approvedAt: instant(),
    disableChangeDate: boolean().notNull().default(false),
    /** partly or wholly: how much of an approved quote has given way to a later one. */
    superseded: text(),
  },
  table => [
    unique('pricing_revision_once').on(table.pricingReference, table.revision),
    index('pricing_project').on(table.projectId),
  ],
)

/** The price of one product in a quote, with the parts it is made of: list, discount, manual difference with a reason. */
export const pricingLines = pgTable(
  'pricing_line',
  {
    id: uuid().primaryKey(),
    pricingId: uuid()
      .notNull()
      .references(() => pricings.id),
    productId: uuid()
      .notNull()
      .references(() => products.id),
    listPrice: unitPrice(),
    discount: unitPrice().notNull().default('0'),
    unitPrice: unitPrice().notNull(),
    cost: unitPrice(),
    manual: boolean().notNull().default(false),
    reason: text(),
    trace: jsonb().$type<object[]>().notNull().default([]),
  },
  table => [unique('pricing_line_once').on(table.pricingId, table.productId)],
)

/** The agreed prices of a project over a time; an approved quote publishes one. Periods of a project never overlap. */
export const projectPricings = pgTable(
  'project_pricing',
  {
    ...recordColumns,
    projectId: uuid()
      .notNull()
      .references(() => projects.id),
    effectiveStartDate: date({ mode: 'string' }).notNull(),
    effectiveEndDate: date({ mode: 'string' }),
    pricingId: uuid().references(() => pricings.id),
    status: text().notNull().default('active'),
  },
  table => [index('project_pricing_project').on(table.projectId, table.effectiveStartDate)],
)

export const productPrices = pgTable(
  'product_price',
  {
    ...recordColumns,
    projectPricingId: uuid()
      .notNull()
      .references(() => projectPricings.id),
    productId: uuid()
      .notNull()
      .references(() => products.id),
    productPrice: unitPrice().notNull(),
    reason: text(),
    /** The quote that this price was agreed in, where a later quote for other products has taken over the period. */
    pricingId: uuid().references(() => pricings.id),
  },
  table => [unique('product_price_once').on(table.projectPricingId, table.productId)],
)

export const marginContributions = pgTable('margin_contribution', {
  ...recordColumns,
  regionId: uuid()
    .notNull()
    .references(() => regions.id)
    .unique(),
  targetPercent: percentage().notNull(),
})

/**
 * A price that its maker may not set alone: what it is for, what it would do, who may decide. It is not in force before
 * somebody else has approved it. status: pending, approved, rejected, withdrawn.
 */
export const priceApprovals = pgTable(
  'price_approval',
  {
    ...recordColumns,
    kind: text().notNull(),
    /** One price has one question at a time: a new one takes the place of the one before. */
    subjectKey: text().notNull(),
    subjectId: uuid(),
    label: text().notNull(),
    customerId: uuid(),
    regionId: uuid(),
    /** The change as it was asked for; it runs when it is approved. */
    command: jsonb().$type<object>().notNull(),
    facts: jsonb().$type<object[]>().notNull(),
    /** Who made or changed it, beside the person who asks: none of them decides. */
    madeBy: uuid().array().notNull().default([]),
    askedBy: uuid().notNull(),
    askedByName: text().notNull(),
    reason: text(),
    status: text().notNull().default('pending'),
    decidedBy: uuid(),
    decidedByName: text(),
    decidedAt: instant(),
    decisionReason: text(),
  },
  table => [
    uniqueIndex('price_approval_pending_once').on(table.subjectKey).where(raw`${table.status} = 'pending'`),
    index('price_approval_status').on(table.status, table.createdAt),
  ],
)
