import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ACTIONS } from '~/domain/access/actions'
import { GRANTS, rolesWith } from '~/domain/access/grants'
import { RIGHTS } from '~/domain/access/rights'

/** A role is looked at here for what it is, not for what it may: who somebody is, which rows are theirs, whose turn it is. */
const ABOUT_PEOPLE: Record<string, string> = {
  'workflows/customers/save-salesperson.ts': 'whether the person named sells',
  'functions/local/mailbox.ts': 'whose letters the demo shows',
  'workflows/cylinders/save-house.ts': 'whether the person named is a house manager',
  'workflows/cylinders/decide-cylinder-test.ts': 'the setting under which an administrator climbs alone',
  'workflows/deliveries/ask-road.ts': 'who sets a rule of the road aside is written on the rule',
  'workflows/deliveries/decide-emodification.ts': 'whose turn a request names',
  'workflows/deliveries/emodification.ts': 'whose turn a request names',
  'workflows/deliveries/load-rules.ts': 'who sets a check aside is written on the check',
  'workflows/queue/join-queue.ts': 'a driver joins with the own truck',
  'workflows/fleet/place-truck.ts': 'a driver tells of the own truck',
  'workflows/users/save-user.ts': 'which user is an administrator',
  'workflows/users/sign-in.ts': 'whom the portal is for',
  'workflows/users/set-up-second-factor.ts': 'whose sign-in needs two steps',
  'workflows/users/save-saved-view.ts': 'with whom a view is shared',
  'db/fleet/scope.ts': 'which rows a driver sees',
  'db/seed/cylinder-world.ts': 'people of the demo company',
}
const LOOKS = /\broles\.(includes|some|every|find)\(/

const sourcesOf = (room: string) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map(path => join(room, path))

test('R-183 rights are asked as an action on a named subject and in no other way', () => {
  for (const [call, right] of Object.entries(RIGHTS)) {
    if (typeof right === 'string') continue
    const [action, subject] = right
    expect(ACTIONS, call).toContain(action)
    expect(Object.keys(GRANTS), call).toContain(subject)
    expect(rolesWith(action, subject).length, `${call}: nobody may ${action} ${subject}`).toBeGreaterThan(0)
  }
  const looking = ['functions', 'workflows', 'db']
    .flatMap(sourcesOf)
    .filter(path => LOOKS.test(readFileSync(path, 'utf8')))
  expect(looking.sort(), 'ask mayDo() for a right; a role is not one').toEqual(Object.keys(ABOUT_PEOPLE).sort())
})

test('R-245 no screen holds a list of roles to choose from: the client asks for it', () => {
  const screens = readdirSync('web', { recursive: true, encoding: 'utf8' }).filter(path =>
    /(?<!\.test)\.tsx?$/.test(path),
  )
  const fixed = screens.filter(path =>
    /import \{[^}]*\b(ROLES|STAFF_ROLES|APP_ROLES)\b[^}]*\} from/.test(readFileSync(join('web', path), 'utf8')),
  )
  expect(fixed).toEqual([])
})
