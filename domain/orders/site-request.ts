import * as z from 'zod'
import { clock, id, optionalText, quantity } from '../kit/shape'
import * as kit from '../kit/words'
import { siteName } from './site-link'
import * as words from './words'

export const SITE_REQUESTS = ['hold', 'release_on_call', 'send_more', 'last_load'] as const
export type SiteRequestKind = (typeof SITE_REQUESTS)[number]
export const SITE_REQUEST_LABELS: Record<SiteRequestKind, () => string> = {
  hold: words.siteRequestHold,
  release_on_call: words.siteRequestRelease,
  send_more: words.siteRequestMore,
  last_load: words.siteRequestLast,
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
    error: words.siteRequestSayM3,
  })
  .refine(({ kind, quantity: asked }) => kind !== 'send_more' || Number(asked) <= MOST_MORE, {
    path: ['quantity'],
    error: () => words.siteRequestAtMost({ m3: MOST_MORE }),
  })
  .refine(({ kind, startTime }) => kind === 'release_on_call' || !startTime, {
    path: ['startTime'],
    error: words.siteRequestWhenAlone,
  })
export type SiteRequestAsk = z.output<typeof SiteRequestAsk>

/** `accept` does what was asked; `done` says that it was done by hand; `decline` says why not. */
export const SiteRequestDecide = z
  .strictObject({
    siteRequestId: id(),
    version: z.int().min(1, { error: kit.fieldVersionRequired }),
    decision: z.enum(['accept', 'done', 'decline']),
    answer: optionalText(400),
  })
  .refine(({ decision, answer }) => decision !== 'decline' || Boolean(answer), {
    path: ['answer'],
    error: words.siteRequestWhyNot,
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
    ? words.siteRequestMoreM3({ m3: Number(m3) })
    : kind === 'release_on_call'
      ? words.siteRequestReleaseM3({ m3: Number(m3) })
      : (SITE_REQUEST_LABELS[kind as SiteRequestKind]?.() ?? kind)
