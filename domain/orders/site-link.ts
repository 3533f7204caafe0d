import * as z from 'zod'
import { id, optionalText, requiredText } from '../kit/shape'
import { addDays, addMinutes, instantOn, type PlainDate } from '../kit/time'

/** Who asks on site: a link names the pour, not the person. */
export const siteName = () => requiredText('Your name', 80)

export const SITE_READY = ['access', 'pump', 'crew', 'slump'] as const
export type SiteReady = (typeof SITE_READY)[number]
export const SITE_READY_LABELS: Record<SiteReady, string> = {
  access: 'Access for trucks',
  pump: 'Pump or chute',
  crew: 'Crew',
  slump: 'Slump test',
}

const ready = () => z.boolean('Say whether it is ready')
export const SiteReadinessAnswer = z.strictObject({
  name: siteName(),
  access: ready(),
  pump: ready(),
  crew: ready(),
  slump: ready(),
  remarks: optionalText(400),
})
export type SiteReadinessAnswer = z.output<typeof SiteReadinessAnswer>
/** The answer as it is kept, with its moment. */
export type SiteReadiness = SiteReadinessAnswer & { at: string }

/** Base64 of a PNG of at most 90 kB: a name drawn by a finger. */
const MOST_DRAWN = 120_000
export const SiteSignature = z.strictObject({
  deliveryOrderId: id(),
  name: siteName(),
  drawing: z
    .string()
    .max(MOST_DRAWN, 'The signature is too large')
    .regex(/^[A-Za-z0-9+/]+={0,2}$/, 'Sign in the field'),
})
export type SiteSignature = z.output<typeof SiteSignature>

export const SiteLinkSend = z.strictObject({ email: z.email('An e-mail address is needed').max(200) })
export const SiteLinkRevoke = z.strictObject({ version: z.int().min(1, 'Version is required') })

/** A link ends a day after its pour: when the day after the order date is over in the zone of the region. */
export const siteLinkEnd = (orderDate: PlainDate, zone: string): Date => instantOn(addDays(orderDate, 2), '00:00', zone)

/** Minutes before the first load at which a site is asked whether it is ready. */
const ASK_BEFORE = 60

/** Whether the site is asked now: from an hour before its first load until a load is there, while nothing was answered. */
export const asksReady = (
  { firstAt, arrived, answered }: { firstAt: Date | null; arrived: boolean; answered: boolean },
  now: Date,
): boolean => !answered && !arrived && firstAt !== null && now >= addMinutes(firstAt, -ASK_BEFORE)

/** What is not ready, in the words of the page; empty where all is. */
export const notReady = (of: Pick<SiteReadiness, SiteReady>): string[] =>
  SITE_READY.filter(what => !of[what]).map(what => SITE_READY_LABELS[what])
