import * as z from 'zod'
import { clock, id, optionalText, quantity } from '../kit/shape'
import { siteName } from './site-link'

export const SITE_REQUESTS = ['hold', 'release_on_call', 'send_more', 'last_load'] as const
export type SiteRequestKind = (typeof SITE_REQUESTS)[number]
export const SITE_REQUEST_LABELS: Record<SiteRequestKind, string> = {
  hold: 'Hold the pour',
  release_on_call: 'Send what is on call',
  send_more: 'Send more',
  last_load: 'Last load',
}

/** More m³ come on one more truck. */
const MOST_MORE = 12

export const SiteRequestAsk = z
  .strictObject({
    kind: z.enum(SITE_REQUESTS),
    quantity: quantity().nullish(),
    /** When the first of the m³ on call is wanted on site; without it, as soon as it can come. */
    startTime: clock().nullish(),
    name: siteName(),
    remarks: optionalText(400),
  })
  .refine(({ kind, quantity: asked }) => ['send_more', 'release_on_call'].includes(kind) === Boolean(asked), {
    path: ['quantity'],
    message: 'Say how many m³ to send, and for nothing else',
  })
  .refine(({ kind, quantity: asked }) => kind !== 'send_more' || Number(asked) <= MOST_MORE, {
    path: ['quantity'],
    message: `At most ${MOST_MORE} m³ at once`,
  })
  .refine(({ kind, startTime }) => kind === 'release_on_call' || !startTime, {
    path: ['startTime'],
    message: 'Say when for what is on call alone',
  })
export type SiteRequestAsk = z.output<typeof SiteRequestAsk>

/** `accept` does what was asked; `done` says that it was done by hand; `decline` says why not. */
export const SiteRequestDecide = z
  .strictObject({
    siteRequestId: id(),
    version: z.int().min(1, 'Version is required'),
    decision: z.enum(['accept', 'done', 'decline']),
    answer: optionalText(400),
  })
  .refine(({ decision, answer }) => decision !== 'decline' || Boolean(answer), {
    path: ['answer'],
    message: 'Tell the site why not',
  })
export type SiteRequestDecide = z.output<typeof SiteRequestDecide>

export type SiteRequestRow = {
  id: string
  version: number
  kind: string
  quantity: string | null
  wantedAt: Date | null
  askedBy: string
  remarks: string | null
  status: string
  answer: string | null
  createdAt: Date
  decidedAt: Date | null
  decidedByName: string | null
}

/** `Send 6 m³ more`. */
export const siteRequestWords = ({ kind, quantity: m3 }: Pick<SiteRequestRow, 'kind' | 'quantity'>): string =>
  kind === 'send_more'
    ? `Send ${Number(m3)} m³ more`
    : kind === 'release_on_call'
      ? `Send ${Number(m3)} m³ on call`
      : (SITE_REQUEST_LABELS[kind as SiteRequestKind] ?? kind)
