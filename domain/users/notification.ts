import * as z from 'zod'
import { unsortedShape } from '../kit/page'
import { id, plainDate, queryFlag } from '../kit/shape'
import * as words from './words'

/** What a person may be told of without asking. Each is chosen by itself: not at all, in the portal, by e-mail too. */
export const NOTIFICATION_KINDS = {
  decision: {
    label: 'Decisions on what I submitted',
    hint: 'Somebody approved, rejected or returned what you submitted or booked.',
  },
  customer: {
    label: 'My customers',
    hint: 'A credit hold of a customer, or an order of theirs put on hold, released or cancelled. For salespeople.',
  },
  laboratory: {
    label: 'Wrong concrete',
    hint: 'A load of your plants was made with another mix, or failed its quality on site. For laboratories.',
  },
  escalation: {
    label: 'Nobody acted',
    hint: 'Work that waits for somebody else for too long comes to you, or to you in place of a colleague who is away.',
  },
  watched: { label: 'Records I watch', hint: 'Anybody else changes a record that you watch.' },
} as const
export type NotificationKind = keyof typeof NOTIFICATION_KINDS
export const NOTIFICATION_KEYS = Object.keys(NOTIFICATION_KINDS) as NotificationKind[]

export const CHANNELS = ['off', 'portal', 'mail'] as const
export type Channel = (typeof CHANNELS)[number]
/** What nobody acted on is always in the portal; an e-mail of it is everybody's own choice. */
export const channelsFor = (kind: NotificationKind): readonly Channel[] =>
  kind === 'escalation' ? ESCALATION_CHANNELS : CHANNELS
const ESCALATION_CHANNELS = ['portal', 'mail'] as const
export type Channels = Record<NotificationKind, Channel>
export const USUAL_CHANNELS: Channels = {
  decision: 'portal',
  customer: 'portal',
  laboratory: 'portal',
  // Nobody looks at the portal while nothing is theirs to do.
  escalation: 'mail',
  watched: 'portal',
}

/** A time of the day at the company, between 22:00 and 06:30 for example: whether it lies in the quiet hours. */
export function isQuiet(time: string, from: string | null, to: string | null): boolean {
  if (!from || !to || from === to) return false
  return from < to ? time >= from && time < to : time >= from || time < to
}

export const NotificationSearch = z.strictObject({ ...unsortedShape, unread: queryFlag() })
export type NotificationSearch = z.output<typeof NotificationSearch>
export const NotificationRead = z.strictObject({ ids: z.array(id()).max(200), read: z.boolean().default(true) })
export type NotificationRead = z.output<typeof NotificationRead>

const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: words.noticeTimeNeeded })
  .nullable()
  .default(null)
const day = plainDate().nullable().default(null)
export const NotificationSetting = z
  .strictObject({
    channels: z.strictObject({
      decision: z.enum(CHANNELS),
      customer: z.enum(CHANNELS),
      laboratory: z.enum(CHANNELS).default('portal'),
      escalation: z.enum(ESCALATION_CHANNELS).default('mail'),
      watched: z.enum(CHANNELS),
    }),
    /** No e-mail between these times of the day; what comes meanwhile goes after them. */
    quietFrom: time,
    quietTo: time,
    /** One e-mail a day with all that needs the person, at this time. */
    digestAt: time,
    /** First and last day away, and who is told meanwhile of what nobody acts on. */
    awayFrom: day,
    awayUntil: day,
    deputyId: id().nullable().default(null),
  })
  .refine(of => (of.quietFrom === null) === (of.quietTo === null), {
    path: ['quietTo'],
    error: words.noticeQuietEnds,
  })
  .refine(of => (of.awayFrom === null) === (of.awayUntil === null), {
    path: ['awayUntil'],
    error: words.noticeAwayEnds,
  })
  .refine(of => of.awayFrom === null || of.awayUntil === null || of.awayFrom <= of.awayUntil, {
    path: ['awayUntil'],
    error: words.noticeAwayOrder,
  })
  .refine(of => of.awayFrom === null || of.deputyId !== null, {
    path: ['deputyId'],
    error: words.noticeAwayDeputy,
  })
export type NotificationSetting = z.output<typeof NotificationSetting>

export type NotificationRow = {
  id: string
  at: Date
  kind: NotificationKind
  title: string
  detail: string | null
  /** Where the person opens the record; null when they may not, or it has no screen of its own. */
  url: string | null
  readAt: Date | null
}
