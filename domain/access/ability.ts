import { AbilityBuilder, createMongoAbility, type MongoAbility } from '@casl/ability'
import type { Action } from './actions'
import { GRANTS, type Subject } from './grants'
import type { Person, Role } from './roles'

export type Ability = MongoAbility<[Action, Subject]>
/** The same while it is made: a rule may also be about every action and every subject. */
type Built = MongoAbility<[Action | typeof ANY, Subject | 'all']>

/** A permission rule as the specification words it. */
export type PermissionRule = {
  action: string
  subject: string
  fields?: string[]
  conditions?: object
  inverted?: boolean
  reason?: string
}

type Asking = Pick<Person, 'roles' | 'mustChangePassword' | 'mustEnrol'>

const ANY = 'everything'

/** Who came in by a one-time password keeps no right but those that belong to everybody signed in. */
const OWN_PASSWORD_FIRST = 'Choose your own password first'
const SECOND_FACTOR_FIRST = 'Set up two-step sign-in first: your role needs it'

/**
 * What the roles of a person allow. In CASL `manage` means any action; `anyAction` turns it back into an ordinary word,
 * because "manage invoice_draft" must not grant the third approval level. Objects never reach CASL: rights
 * are asked of a class, rows are narrowed by scope in SQL.
 */
export function abilityOf(person: Asking): Ability {
  const key = [[...person.roles].sort().join(), firstOf(person) ?? ''].join(' ')
  const known = made.get(key) ?? make(person)
  made.set(key, known)
  return known
}

/** The grants are fixed, so people of the same roles share one ability; it is asked on every request. */
const made = new Map<string, Ability>()

/** What a person has to do before anything else. */
const firstOf = ({ mustChangePassword, mustEnrol }: Asking) =>
  mustChangePassword ? OWN_PASSWORD_FIRST : mustEnrol ? SECOND_FACTOR_FIRST : undefined

function make(person: Asking): Ability {
  const { roles } = person
  const { can, cannot, build } = new AbilityBuilder<Built>(createMongoAbility)
  for (const [subject, actions] of Object.entries(GRANTS) as [Subject, Partial<Record<Action, readonly Role[]>>][])
    for (const [action, holders] of Object.entries(actions) as [Action, readonly Role[]][])
      if (holders.some(role => roles.includes(role))) can(action, subject)
  const first = firstOf(person)
  if (first) cannot(ANY, 'all').because(first)
  return build({ anyAction: ANY }) as Ability
}

export const mayDo = (person: Asking, action: Action, subject: Subject): boolean =>
  abilityOf(person).can(action, subject)

/** Why not, where a rule that took the right away says so. */
export const whyNot = (person: Asking, action: Action, subject: Subject): string | undefined =>
  abilityOf(person).relevantRuleFor(action, subject)?.reason

/** The rules of a person as they travel to the screen, where they shape menus and buttons and nothing else. */
export const rulesOf = (person: Asking): PermissionRule[] => abilityOf(person).rules.map(inWords)

/** A rule in the words of the specification, with what it has of the optional ones. */
export const inWords = ({ action, subject, fields, conditions, inverted, reason }: Worded): PermissionRule => ({
  action: String(action),
  subject: String(subject),
  ...(fields ? { fields: [fields].flat() } : {}),
  ...(conditions ? { conditions } : {}),
  ...(inverted ? { inverted: true } : {}),
  ...(reason ? { reason } : {}),
})
type Worded = {
  action: unknown
  subject?: unknown
  fields?: string | string[]
  conditions?: object
  inverted?: boolean
  reason?: string
}
