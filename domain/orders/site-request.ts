import * as z from 'zod'
import { id, optionalText, quantity } from '../kit/shape'
import { siteName } from './site-link'

export const SITE_REQUESTS = ['hold', 'send_more', 'last_load'] as const
export type SiteRequestKind = (typeof SITE_REQUESTS)[number]
export const SITE_REQUEST_LABELS: Record<SiteRequestKind, string> = {
  hold: 'Hold the pour',
  send_more: 'Send more',
  last_load: 'Last load',
}

/** More m³ come on one more truck. */
const MOST_MORE = 12
const more = quantity().refine(value => Number(value) <= MOST_MORE, `At most ${MOST_MORE} m³ at once`)

export const SiteRequestAsk = z
  .strictObject({
    kind: z.enum(SITE_REQUESTS),
    quantity: more.nullish(),
    name: siteName(),
    remarks: optionalText(400),
  })
  .refine(({ kind, quantity: asked }) => (kind === 'send_more') === Boolean(asked), {
    path: ['quantity'],
    message: 'Say how many m³ to send more, and for nothing else',
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
  kind === 'send_more' ? `Send ${Number(m3)} m³ more` : (SITE_REQUEST_LABELS[kind as SiteRequestKind] ?? kind)
