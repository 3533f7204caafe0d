import { invalid } from '~/domain/kit/problem'
import { addMinutes } from '~/domain/kit/time'
import type { Ctx } from './context'

const NAME = 'X-Done-At'
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z$/
/** So long a device may keep what it could not send. */
const LONGEST_DAYS = 30
/** What arrives within it was sent at once; a request that hung over a cut of the network was not. */
const AT_ONCE_MS = 5_000

/** When it was done, where a device had no network then. A clock that is ahead of the portal's says nothing. */
export function doneAtOf(c: Ctx): Date | undefined {
  const text = c.req.header(NAME)
  if (text === undefined) return undefined
  const at = new Date(text)
  if (!INSTANT.test(text) || Number.isNaN(at.getTime()))
    throw invalid(NAME, 'Write an instant, e.g. 2026-11-20T02:20:00Z')
  const { now } = c.var
  if (at < addMinutes(now, -LONGEST_DAYS * 1440)) throw invalid(NAME, `This was more than ${LONGEST_DAYS} days ago`)
  return now.getTime() - at.getTime() <= AT_ONCE_MS ? undefined : at
}
