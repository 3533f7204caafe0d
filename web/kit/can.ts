import { createMongoAbility, type RawRuleOf } from '@casl/ability'
import { useRouteLoaderData } from '@remix-run/react'
import { useMemo } from 'react'
import type { Action, Subject } from '~/domain/access/grants'
import type { Rule, SessionData } from './session'

type RootData = { session: SessionData | null }

export function useSession(): SessionData | null {
  return (useRouteLoaderData('root') as RootData | undefined)?.session ?? null
}

export const useUser = (): SessionData['user'] | null => useSession()?.user ?? null

/** `can('manage', 'plant')`: from the rules of the session. A courtesy of the screen; the API holds the lock. */
export function useCan(): (action: Action, subject: Subject) => boolean {
  const rules = useSession()?.rules
  return useMemo(() => canOf(rules ?? []), [rules])
}

/** 'manage' is an ordinary word here: it includes nothing else, least of all an approval level. */
export function canOf(rules: Rule[]) {
  const ability = createMongoAbility(rules as RawRuleOf<never>[], { anyAction: 'everything' as never })
  return (action: Action, subject: Subject): boolean => ability.can(action as never, subject as never)
}

/** Why not, in the words of the permission rule. */
export function whyNot(rules: Rule[], action: Action, subject: Subject): string | undefined {
  const ability = createMongoAbility(rules as RawRuleOf<never>[], { anyAction: 'everything' as never })
  return ability.relevantRuleFor(action as never, subject as never)?.reason
}
