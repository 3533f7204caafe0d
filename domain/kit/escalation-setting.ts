import * as z from 'zod'
import { STAFF_ROLES } from '../access/roles'

/** The role above those whose turn it is, of those that may act; or a role by its name. */
export const ABOVE = 'above'
const told = z.enum([ABOVE, ...STAFF_ROLES])
type Told = z.output<typeof told>

/** `urgent` counts by the clock and goes through quiet hours; else minutes are of working hours. */
const usual = <Kind extends string>(
  kind: Kind,
  firstAfterMinutes: number,
  firstTo: Told,
  secondAfterMinutes: number | null = null,
  secondTo: Told | null = null,
  urgent = false,
) => ({ kind, firstAfterMinutes, firstTo, secondAfterMinutes, secondTo, urgent })

/**
 * What holds a pour of today goes up within minutes, by day and night. A price keeps an order from
 * being booked, so it goes up after two working hours and within the day to the CEO; papers have a working day (690 minutes of
 * 06:30 to 18:00), since bills go out by the month. The laboratory decides by the day.
 */
const USUAL = [
  usual('siteSilent', 10, 'dispatcher_manager', 20, 'admin', true),
  usual('siteRequests', 10, 'dispatcher_manager', 20, 'admin', true),
  usual('siteReadings', 10, 'dispatcher_manager', null, null, true),
  usual('yardRequests', 10, 'dispatcher_manager', null, null, true),
  usual('materials', 240, 'dispatcher_manager', 480, 'admin', true),
  usual('creditHolds', 30, 'sales_manager', 60, 'finance_hod', true),
  usual('drafts', 690, ABOVE, 1380, ABOVE),
  usual('exceptions', 690, 'finance_hod'),
  usual('quotes', 120, 'sales_manager', 480, 'ceo'),
  usual('priceApprovals', 120, 'sales_manager', 480, 'ceo'),
  usual('emodifications', 690, ABOVE, 1380, 'finance_hod'),
  usual('mixDesigns', 690, 'lab_manager', 1380, 'admin'),
  usual('nonConformities', 690, 'lab_manager', 1380, 'admin'),
  usual('stockCounts', 690, 'dispatcher_manager'),
  usual('toExport', 1380, 'finance_hod'),
]
/** Work that is told again when nobody acts on it: what needs one person's decision or call, each with a record. */
export const ESCALATED_KINDS = USUAL.map(row => row.kind)
export type EscalatedKind = (typeof ESCALATED_KINDS)[number]

const minutes = z.int().min(1).max(10_080)

/** A row a kind, with at most two steps; without one nobody is told again. */
export const EscalationRules = z
  .array(
    z
      .strictObject({
        kind: z.enum(ESCALATED_KINDS),
        firstAfterMinutes: minutes,
        firstTo: told,
        secondAfterMinutes: minutes.nullable(),
        secondTo: told.nullable(),
        urgent: z.boolean(),
      })
      .refine(
        ({ firstAfterMinutes, secondAfterMinutes: later, secondTo }) =>
          later === null ? secondTo === null : secondTo !== null && later > firstAfterMinutes,
        { path: ['secondTo'], message: 'A second step needs more minutes than the first, and a role' },
      ),
  )
  .refine(rows => new Set(rows.map(row => row.kind)).size === rows.length, 'A kind has one row')
export type EscalationRules = z.output<typeof EscalationRules>
export type EscalationRule = EscalationRules[number]
export const USUAL_ESCALATION: EscalationRules = USUAL
