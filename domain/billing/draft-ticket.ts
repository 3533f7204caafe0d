import * as z from 'zod'
import { id } from '../kit/shape'
import type { TicketTimes } from './invoice-draft-evidence'

/** A load of a draft, by both their ids. */
export const TicketOfDraft = z.strictObject({ id: id(), deliveryOrderId: id() })

/** The ticket of a load as an approver reads it: what came, when, and who took it. */
export type DraftTicket = TicketTimes & {
  id: string
  doDate: string
  loadNo: number
  orderNo: string
  customerName: string
  projectName: string
  locationName: string
  plantName: string
  truckNo: string | null
  driverName: string | null
  productCode: string
  productName: string
  quantity: string
  returnConcrete: string | null
  generatedAt: Date | null
  returnedAt: Date | null
  /** The drawn signature as a data URL; null where nobody signed, or its file may not be opened. */
  signature: string | null
}
