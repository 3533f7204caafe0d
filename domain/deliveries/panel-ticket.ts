import * as z from 'zod'
import type { DecimalText } from '../kit/money'
import { id, optionalText } from '../kit/shape'

export type PanelTicketKind = 'ticket' | 'change' | 'cancel'
export type PanelTicketStatus = 'open' | 'accepted' | 'refused' | 'over'

/** One material of the whole load: kg to weigh, with the moisture of the aggregate taken in. */
export type PanelMaterial = {
  material: string
  name: string
  kind: string
  silo: string | null
  targetKg: DecimalText
  /** Beyond it, in per cent of the target, the weight is outside. */
  tolerancePercent: DecimalText
  /** Per cent of the dry mass, as last weighed within a day; null where none is known or it does not apply. */
  moisturePercent: DecimalText | null
  absorptionPercent: DecimalText | null
}

/** What the panel needs of a load. Masses in kg, volumes in m³, instants UTC. */
export type PanelTicketContent = {
  doNumber: string
  revision: number
  loadNo: number
  orderNo: string
  customer: string
  plant: string
  line: string | null
  truck: string | null
  driver: string | null
  product: string
  mix: string
  quantity: DecimalText
  plannedBatchAt: string
  materials: PanelMaterial[]
}

/** What makes a ticket another one for the panel; moisture and names change the figures alone. */
export const ticketCore = ({ doNumber, line, truck, product, mix, quantity }: PanelTicketContent): string =>
  JSON.stringify([doNumber, line, truck, product, mix, Number(quantity)])

/** Numbers come in their order; what is not answered comes again from 0. */
export const PanelTicketPoll = z.strictObject({
  after: z.int().min(0).max(2_147_483_647).default(0),
  most: z.int().min(1).max(200).default(50),
})
export type PanelTicketPoll = z.output<typeof PanelTicketPoll>

export const PanelTicketAnswer = z
  .strictObject({ accepted: z.boolean(), reason: optionalText(300) })
  .refine(({ accepted, reason }) => accepted || reason, {
    path: ['reason'],
    message: 'Say why the panel refuses it',
  })
export type PanelTicketAnswer = z.output<typeof PanelTicketAnswer>

export const PanelTicketId = z.strictObject({ id: id() })

export type PanelTicketRow = {
  id: string
  number: number
  kind: PanelTicketKind
  status: PanelTicketStatus
  createdAt: Date
  content: PanelTicketContent
}
