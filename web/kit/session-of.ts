import type { AppLoadContext } from '@remix-run/node'
import { milestone } from '~/domain/kit/time'
import { rawApi } from './api'
import { problemOf } from './problem'
import type { Rule, SessionData } from './session'

const asked = new WeakMap<AppLoadContext, Promise<SessionData | null>>()

/**
 * The session of this request, asked once however many loaders want it. A fetch that fails clears session and token; a
 * server that is away (5xx) has not said anything of the session, so nobody is signed out by a restart.
 */
export function sessionOf(request: Request, context: AppLoadContext): Promise<SessionData | null> {
  const known = asked.get(context)
  if (known) return known
  const session = fetchSession(request, context)
  asked.set(context, session)
  return session
}

async function fetchSession(request: Request, context: AppLoadContext): Promise<SessionData | null> {
  if (!context.session.token) return null
  const answer = await rawApi({ request, context })('http://portal/api/session')
  if (answer.status >= 500) throw Response.json(await problemOf(answer), { status: answer.status })
  const session = answer.ok ? ((await answer.json().catch(() => null)) as SessionData | null) : null
  if (session?.user) return { ...session, rules: gathered(session.rules), refreshedAt: context.session.refreshedAt }
  context.session.end()
  return null
}

/** Plain rights travel by action with all their subjects, since each page carries them; order matters only around bans. */
export function gathered(rules: Rule[]): Rule[] {
  if (rules.some(rule => rule.inverted)) return rules
  const special = rules.filter(rule => rule.fields || rule.conditions || rule.reason)
  const byAction = new Map<string, string[]>()
  for (const { action, subject } of rules.filter(rule => !special.includes(rule))) {
    for (const one of [action].flat()) byAction.set(one, [...(byAction.get(one) ?? []), ...[subject].flat()])
  }
  return [...[...byAction].map(([action, subject]) => ({ action, subject })), ...special]
}

/** What a call names as today: the start of the day in UTC by the portal's clock, which the demo may have moved. */
export async function todaysMilestone(request: Request, context: AppLoadContext): Promise<string | undefined> {
  const session = await sessionOf(request, context)
  return session ? milestone(new Date(session.now)) : undefined
}
