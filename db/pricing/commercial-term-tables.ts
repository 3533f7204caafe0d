import { sql as raw } from 'drizzle-orm'
import type { PgColumn, PgTableWithColumns } from 'drizzle-orm/pg-core'
import { check, date, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { PriceBand } from '~/domain/pricing/banded-price'
import type { Escalation } from '~/domain/pricing/escalation'
import { customers, projects } from '../customers/tables'
import { regions } from '../fleet/tables'
import { percentage, recordColumns, unitPrice } from '../kit/columns'
import { orders } from '../orders/tables'
import { pricings } from './tables'

/**
 * What an add-on, a service or a surcharge costs, at the level where it is agreed and for its days: the first and the
 * last count, an open end is null. At one level an item never has two prices on a day: the database refuses it.
 */
export const commercialTerms = pgTable(
  'commercial_term',
  {
    ...recordColumns,
    level: text().notNull(),
    regionId: uuid().references(() => regions.id),
    categoryName: text(),
    customerId: uuid().references(() => customers.id),
    projectId: uuid().references(() => projects.id),
    orderId: uuid().references(() => orders.id),
    itemKind: text().notNull(),
    itemId: uuid().notNull(),
    unitPrice: unitPrice().notNull(),
    freeAllowance: percentage().notNull().default('0'),
    minimum: percentage(),
    maximum: percentage(),
    bands: jsonb().$type<readonly PriceBand[]>(),
    /** Of a surcharge that follows an index; its price is 0. */
    escalation: jsonb().$type<Escalation>(),
    fromDate: date({ mode: 'string' }).notNull(),
    toDate: date({ mode: 'string' }),
    reason: text(),
    /** The quote that it was agreed in. */
    pricingId: uuid().references(() => pricings.id),
  },
  table => [
    index('commercial_term_item').on(table.itemKind, table.itemId),
    index('commercial_term_customer').on(table.customerId),
    index('commercial_term_project').on(table.projectId),
    index('commercial_term_order').on(table.orderId),
    index('commercial_term_pricing').on(table.pricingId),
    check('commercial_term_item_kind', raw`${table.itemKind} in ('associate_product', 'service', 'sub_product')`),
    check('commercial_term_days', raw`(${table.toDate} is null or ${table.toDate} >= ${table.fromDate})`),
    check(
      'commercial_term_party',
      raw`case ${table.level}
        when 'region' then ${table.regionId} is not null and num_nonnulls(${table.categoryName}, ${table.customerId}, ${table.projectId}, ${table.orderId}) = 0
        when 'category' then ${table.regionId} is not null and ${table.categoryName} is not null and num_nonnulls(${table.customerId}, ${table.projectId}, ${table.orderId}) = 0
        when 'customer' then ${table.customerId} is not null and num_nonnulls(${table.regionId}, ${table.categoryName}, ${table.projectId}, ${table.orderId}) = 0
        when 'project' then ${table.projectId} is not null and num_nonnulls(${table.regionId}, ${table.categoryName}, ${table.customerId}, ${table.orderId}) = 0
        when 'order' then ${table.orderId} is not null and num_nonnulls(${table.regionId}, ${table.categoryName}, ${table.customerId}, ${table.projectId}) = 0
        else false end`,
    ),
  ],
)
