import { createMongoAbility, type RawRuleOf } from '@casl/ability'
import { expect, test } from 'vitest'
import { abilityOf, rulesOf } from '~/domain/access/ability'
import { ACTIONS } from '~/domain/access/actions'
import { GRANTS } from '~/domain/access/grants'
import { ROLES } from '~/domain/access/roles'
import { canOf } from './can'
import type { Rule } from './session'
import { gathered } from './session-of'

test('what a screen shows is what the server would allow, for every role, action and subject', () => {
  for (const role of ROLES) {
    const person = { roles: [role] }
    const ability = abilityOf(person)
    const can = canOf(gathered(rulesOf(person) as Rule[]))
    for (const subject of Object.keys(GRANTS) as (keyof typeof GRANTS)[]) {
      for (const action of ACTIONS)
        expect(can(action, subject), `${role} ${action} ${subject}`).toBe(ability.can(action, subject))
    }
  }
})

test('R-190 the last rule decides; a ban on some of a kind does not ban the kind; R-231 manage includes nothing', () => {
  const sets: Rule[][] = [
    [
      { action: 'view', subject: 'plant' },
      { action: 'view', subject: 'plant', inverted: true, reason: 'Closed' },
    ],
    [
      { action: 'view', subject: 'plant', inverted: true },
      { action: 'view', subject: 'plant' },
    ],
    [
      { action: 'view', subject: 'plant' },
      { action: 'view', subject: 'plant', inverted: true, conditions: { id: 1 } },
    ],
    [{ action: ['view', 'edit'], subject: ['plant', 'order'] }],
    [{ action: 'manage', subject: 'invoice_draft' }],
  ]
  for (const rules of sets) {
    const ability = createMongoAbility(rules as RawRuleOf<never>[], { anyAction: 'everything' as never })
    for (const action of ['view', 'edit', 'manage', 'approve-3'] as const) {
      for (const subject of ['plant', 'order', 'invoice_draft'] as const) {
        expect(canOf(rules)(action, subject), JSON.stringify([rules, action, subject])).toBe(
          ability.can(action as never, subject as never),
        )
      }
    }
  }
})
