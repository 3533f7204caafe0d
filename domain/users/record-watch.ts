import * as z from 'zod'
import { id } from '../kit/shape'

/** Records with a number or name of their own, which one may watch: the subjects of their lines in the audit trail. */
export const WATCHED = {
  order: 'order',
  delivery_order: 'delivery order',
  customer: 'customer',
  project: 'project',
  truck: 'truck',
  mix_design: 'mix',
  material: 'material',
  invoice: 'invoice',
  invoice_draft: 'invoice draft',
} as const
export type WatchedSubject = keyof typeof WATCHED
const WATCHED_KEYS = Object.keys(WATCHED) as [WatchedSubject, ...WatchedSubject[]]
export const isWatched = (subject: string): subject is WatchedSubject => subject in WATCHED

export const RecordWatch = z.strictObject({ subject: z.enum(WATCHED_KEYS), subjectId: id() })
export type RecordWatch = z.output<typeof RecordWatch>
