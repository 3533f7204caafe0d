import type { AppLoadContext } from '@remix-run/node'
import { rawApi } from './api'
import { problemOf } from './problem'
import type { Rule, SessionData } from './session'

const asked = new WeakMap<AppLoadContext, Promise<SessionData | null>>()

/** The session of this request, asked once however many loaders want it. A failed fetch clears it. */
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
  if (answer.ok) {
    const session = (await answer.json()) as SessionData
    return { ...session, rules: gathered(session.rules) }
  }
  if (answer.status !== 401) throw Response.json(await problemOf(answer), { status: answer.status })
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
