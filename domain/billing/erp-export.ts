import * as z from 'zod'
import { optionalText, requiredText } from '../kit/shape'

const version = z.int().min(1, 'Version is required')
/** What the ERP calls the batch that it posted, where it says so. */
export const AcknowledgeExport = z.strictObject({ version, reference: optionalText(60) })
export type AcknowledgeExport = z.output<typeof AcknowledgeExport>
export const EndExport = z.strictObject({ version, reason: requiredText('Reason', 300) })
export type EndExport = z.output<typeof EndExport>

type Ends = { fileKey: unknown; acknowledgedAt: unknown; rejectedAt: unknown; cancelledAt: unknown }
export type ErpExportState = 'writing' | 'ready' | 'acknowledged' | 'rejected' | 'cancelled'

/** Where an export is. One that ended gave its documents back to the next export. */
export function erpExportState(of: Ends): ErpExportState {
  if (of.cancelledAt) return 'cancelled'
  if (of.rejectedAt) return 'rejected'
  if (of.acknowledgedAt) return 'acknowledged'
  return of.fileKey ? 'ready' : 'writing'
}
