import type { PgColumn, PgTableWithColumns } from 'drizzle-orm/pg-core'
import { index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { PanelBatchStatus, PanelResult } from '~/domain/deliveries/panel-batch'
import type { PanelTicketContent, PanelTicketKind, PanelTicketStatus } from '~/domain/deliveries/panel-ticket'
import { batchingPlants, plants } from '../fleet/tables'
import { cubicMetres, demoFlag, instant, recordColumns } from '../kit/columns'
import { deliveryOrders } from './tables'

/**
 * What the batch computer of a plant is told of a load, word for word, and what it answered. kind: ticket, change, cancel;
 * status: open, accepted, refused, over (another word came after it, or the load left without it).
 */
export const panelTickets = pgTable(
  'panel_ticket',
  {
    ...recordColumns,
    ...demoFlag,
    plantId: uuid()
      .notNull()
      .references(() => plants.id),
    batchingPlantId: uuid().references(() => batchingPlants.id),
    deliveryOrderId: uuid()
      .notNull()
      .references(() => deliveryOrders.id),
    /** Of the plant, without a gap: a panel asks for what comes after the last that it has. */
    number: integer().notNull(),
    kind: text().$type<PanelTicketKind>().notNull(),
    content: jsonb().$type<PanelTicketContent>().notNull(),
    status: text().$type<PanelTicketStatus>().notNull().default('open'),
    reason: text(),
    answeredAt: instant(),
    answeredByName: text(),
    /** When it was put as a file, where the panel reads files. */
    filedAt: instant(),
  },
  table => [
    unique('panel_ticket_number').on(table.plantId, table.number),
    index('panel_ticket_load').on(table.deliveryOrderId, table.number),
    index('panel_ticket_status').on(table.status, table.plantId),
  ],
)

/**
 * A batch as a panel told it, once for each of its own sequence numbers. status: booked (on its load), kept (a person had
 * recorded it), unmatched, matched (a person named the load), explained (a person said why there is none).
 */
export const panelBatches = pgTable(
  'panel_batch',
  {
    ...recordColumns,
    ...demoFlag,
    plantId: uuid()
      .notNull()
      .references(() => plants.id),
    batchingPlantId: uuid().references(() => batchingPlants.id),
    panel: text().notNull(),
    sequence: integer().notNull(),
    content: jsonb().$type<PanelResult>().notNull(),
    deliveryOrderId: uuid().references(() => deliveryOrders.id),
    batchNo: integer(),
    quantity: cubicMetres().notNull(),
    at: instant().notNull(),
    status: text().$type<PanelBatchStatus>().notNull(),
    /** Why it is on no load, or was kept beside what a person recorded. */
    why: text(),
    cause: text(),
    reason: text(),
    decidedAt: instant(),
    decidedByName: text(),
  },
  table => [
    unique('panel_batch_once').on(table.plantId, table.panel, table.sequence),
    index('panel_batch_status').on(table.status, table.plantId, table.at),
    index('panel_batch_load').on(table.deliveryOrderId),
  ],
)
