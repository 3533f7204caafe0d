import { boolean, integer, numeric, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Columns by meaning, so that every amount in the portal has the same precision. */
export const amount = () => numeric({ precision: 14, scale: 2 })
export const unitPrice = () => numeric({ precision: 14, scale: 4 })
export const cubicMetres = () => numeric({ precision: 10, scale: 2 })
export const kilograms = () => numeric({ precision: 14, scale: 3 })
export const percentage = () => numeric({ precision: 9, scale: 4 })
/** A ratio between units, wide enough for kg per m³ and its inverse. */
export const factor = () => numeric({ precision: 20, scale: 10 })
export const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/** Spread into every table that a person edits: who, when and the version that a change must name. */
export const recordColumns = {
  id: uuid().primaryKey(),
  version: integer().notNull().default(1),
  createdAt: instant().notNull().defaultNow(),
  createdBy: uuid(),
  updatedAt: instant().notNull().defaultNow(),
  updatedBy: uuid(),
}

/** The same as they are read: who entered a row, and who changed it last. */
export type Stamps = { createdAt: Date; createdBy: string | null; updatedAt: Date; updatedBy: string | null }

/** A row that can be switched off, because history points at it and it cannot be deleted. */
export const switchable = { active: boolean().notNull().default(true) }

/** Rows of the demo company move with the clock; nobody else's do. */
export const demoFlag = { demo: boolean().notNull().default(false) }

export const textList = () => text().array().notNull().default([])
