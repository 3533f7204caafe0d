import type { AppLoadContext } from '@remix-run/node'
import { milestone } from '~/domain/kit/time'
import { sessionOf } from './session-of'

/** What a call names as today: the start of the day in UTC by the portal's clock, which the demo may have moved. */
export async function todaysMilestone(request: Request, context: AppLoadContext): Promise<string | undefined> {
  const session = await sessionOf(request, context)
  return session ? milestone(new Date(session.now)) : undefined
}
