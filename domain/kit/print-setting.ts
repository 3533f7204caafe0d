import * as z from 'zod'
import { Letterhead, USUAL_LETTERHEAD } from './letterhead'
import { requiredText } from './shape'

/**
 * What the printer of a plant holds, by the code of the plant, and by how much its pre-printed forms are off: to the right and
 * down, less than nothing for left and up. Sideways no more than the margin of the ticket, so that it stays on the form.
 */
const TicketPaper = z.strictObject({
  plant: requiredText('Plant code', 40),
  paper: z.enum(['A4', 'A5']),
  rightMm: z.number().min(-8).max(8),
  downMm: z.number().min(-20).max(20),
})
export type TicketPaper = z.output<typeof TicketPaper>

/** What stands on the company's papers, and what its tickets are printed on. */
export const PRINT_SETTINGS = {
  'company.letterhead': { shape: Letterhead, usual: USUAL_LETTERHEAD, label: 'Company letterhead' },
  'deliveries.ticket-paper': {
    shape: z
      .array(TicketPaper)
      .max(200)
      .refine(rows => new Set(rows.map(row => row.plant)).size === rows.length, { error: 'Each plant once' }),
    usual: [] as TicketPaper[],
    label: 'Ticket paper by plant code (otherwise A4), and shift on pre-printed forms, mm',
  },
}

/** The paper of a plant: A4 as it is where nobody said otherwise. */
export const ticketPaperOf = (rows: readonly TicketPaper[], plant: string): TicketPaper =>
  rows.find(row => row.plant === plant) ?? { plant, paper: 'A4', rightMm: 0, downMm: 0 }
