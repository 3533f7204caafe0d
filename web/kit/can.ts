import { useLocation, useRouteLoaderData } from '@remix-run/react'
import { useMemo } from 'react'
import type { Action } from '~/domain/access/actions'
import type { Subject } from '~/domain/access/grants'
import * as words from '~/domain/kit/words'
import type { Rule, SessionData } from './session'
import { inSupport } from './support-view'

type RootData = { session: SessionData | null }

/** Why a control is there and cannot be used. */
export const lookOnly = (): string => words.shellViewOnly()

export function useSession(): SessionData | null {
  return (useRouteLoaderData('root') as RootData | undefined)?.session ?? null
}

export const useUser = (): SessionData['user'] | null => useSession()?.user ?? null

/** `can('manage', 'plant')`: from the rules of the session. A courtesy of the screen; the API holds the lock. */
export function useCan(): (action: Action, subject: Subject) => boolean {
  const rules = useSession()?.rules
  const looking = inSupport(useLocation().pathname)
  return useMemo(() => {
    const can = canOf(rules ?? [])
    return (action, subject) => (looking && action === 'view') || can(action, subject)
  }, [rules, looking])
}

/**
 * What the rules say of a kind of thing: the last rule that fits decides, and one that bans only some of them bans not
 * the kind. 'manage' is an ordinary word that includes nothing else, least of all an approval level. The server asks
 * CASL; for kinds alone these lines say the same and spare each first load its 6 kB.
 */
export function canOf(rules: readonly Rule[]) {
  return (action: Action, subject: Subject): boolean => {
    const rule = ruleFor(rules, action, subject)
    return rule !== undefined && !rule.inverted
  }
}

const ruleFor = (rules: readonly Rule[], action: string, subject: string) =>
  rules.findLast(
    rule =>
      [rule.action].flat().some(one => one === action || one === 'everything') &&
      [rule.subject].flat().some(one => one === subject || one === 'all') &&
      !(rule.inverted && rule.conditions),
  )
