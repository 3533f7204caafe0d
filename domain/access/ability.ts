import { AbilityBuilder, createMongoAbility, type MongoAbility } from '@casl/ability'
import type { Action } from './actions'
import { GRANTS, type Subject } from './grants'
import type { Person, Role } from './roles'

export type Ability = MongoAbility<[Action, Subject]>

/** A permission rule as the specification words it. */
export type PermissionRule = {
  action: string
  subject: string
  fields?: string[]
  conditions?: object
  inverted?: boolean
  reason?: string
}

/**
 * What the roles of a person allow. In CASL `manage` means any action; `anyAction` turns it back into an ordinary word,
 * because "manage invoice_draft" must not grant the third approval level. Objects never reach CASL: rights
 * are asked of a class, rows are narrowed by scope in SQL.
 */
export function abilityOf(person: Pick<Person, 'roles'>): Ability {
  const key = [...person.roles].sort().join()
  const known = made.get(key) ?? make(person.roles)
  made.set(key, known)
  return known
}

/** The grants are fixed, so people of the same roles share one ability; it is asked on every request. */
const made = new Map<string, Ability>()

function make(roles: readonly Role[]): Ability {
  const { can, build } = new AbilityBuilder<Ability>(createMongoAbility)
  for (const [subject, actions] of Object.entries(GRANTS) as [Subject, Partial<Record<Action, readonly Role[]>>][])
    for (const [action, holders] of Object.entries(actions) as [Action, readonly Role[]][])
      if (holders.some(role => roles.includes(role))) can(action, subject)
  return build({ anyAction: 'everything' as never })
}

export const mayDo = (person: Pick<Person, 'roles'>, action: Action, subject: Subject): boolean =>
  abilityOf(person).can(action, subject)

/** The rules of a person as they travel to the screen, where they shape menus and buttons and nothing else. */
export const rulesOf = (person: Pick<Person, 'roles'>): PermissionRule[] =>
  abilityOf(person).rules.map(rule => ({
    action: String(rule.action),
    subject: String(rule.subject),
    ...(rule.inverted ? { inverted: true } : {}),
    ...(rule.reason ? { reason: rule.reason } : {}),
  }))
