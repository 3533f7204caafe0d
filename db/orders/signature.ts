import { and, eq, sql as raw } from 'drizzle-orm'
import { deliveryOrders } from '../deliveries/tables'
import { attachments } from '../kit/tables'

const SIGNATURE = 'Signature of '

/** A load is signed for on site by a file of its delivery order, whose name says who signed. */
export const signatureName = (name: string, doNumber: string): string => `${SIGNATURE}${name}, ${doNumber}.png`

export const signerOf = (fileName: string, doNumber: string | null): string =>
  fileName.slice(SIGNATURE.length).replace(`, ${doNumber}.png`, '')

/** The file of a load by which it was signed for. */
export const isSignature = and(
  eq(attachments.subject, 'delivery_order'),
  eq(attachments.subjectId, deliveryOrders.id),
  raw`${attachments.name} like ${`${SIGNATURE}%`}`,
)
