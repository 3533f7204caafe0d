import * as z from 'zod'

const letters = () =>
  z
    .string()
    .trim()
    .regex(/^[A-Z][A-Z0-9]{0,7}$/, 'Up to 8 of A to Z and 0 to 9, A to Z first')

/** What the numbers of papers begin with: INV-2026-000001. Each series counts for itself and year, from 1. */
export const NumberSeries = z
  .strictObject({ invoice: letters(), creditNote: letters(), debitNote: letters(), statement: letters() })
  .refine(of => new Set(Object.values(of)).size === Object.keys(of).length, {
    path: ['invoice'],
    message: 'Each kind of paper needs letters of its own',
  })
export type NumberSeries = z.output<typeof NumberSeries>

/** A number of any series, whatever letters the company has chosen since: INV-2026-000001. */
export const SERIES_NUMBER = /[A-Z][A-Z0-9]{0,7}-\d{4}-\d{6,}/

export const USUAL_SERIES: NumberSeries = { invoice: 'INV', creditNote: 'CN', debitNote: 'DN', statement: 'SB' }
