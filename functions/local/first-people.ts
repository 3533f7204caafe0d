import { unit } from '~/db/catalog/unit-conversion'
import { keepDemoOffset } from '~/db/kit/demo-clock'
import { inOneGo, SYSTEM } from '~/db/kit/work'
import { seedDemo } from '~/db/seed/demo'
import { anyUser, user } from '~/db/users/user'
import { STANDARD_UNITS } from '~/domain/catalog/unit-conversion'
import { addMinutes } from '~/domain/kit/time'
import { newId } from '~/domain/kit/uuid'
import { DEMO_PASSWORD } from '~/domain/users/demo-people'
import type { Parts } from '~/functions/parts'
import { AT_THE_START, foreseeDemoOrders } from '~/workflows/demo/foresee-orders'
import { hashPassword, oneTimePassword } from '~/workflows/users/hash-password'
import { openDemoClock } from './demo-clock'

const ONE_DAY = 24 * 60

/** Fills an empty portal: the demo company, or one administrator whose password is shown once; null when it was not empty. */
export async function firstPeople({ db, clock, settings }: Parts): Promise<string | null> {
  if (await anyUser(db.sql)) return null
  if (settings.demo) {
    const ahead = await openDemoClock({ clock })
    const now = clock.now()
    await seedDemo(db, { now, passwordHash: await hashPassword(DEMO_PASSWORD) })
    await foreseeDemoOrders(db, now, AT_THE_START)
    if (ahead > 0) await inOneGo(db, { by: SYSTEM, now, requestId: newId() }, work => keepDemoOffset(work, ahead))
    return `sign in as a role, e.g. dispatcher, with ${DEMO_PASSWORD}`
  }
  const now = clock.now()
  const password = oneTimePassword()
  await inOneGo(db, { by: SYSTEM, now, requestId: newId() }, async work => {
    for (const [code, name] of STANDARD_UNITS) await unit.insert(work, { code, name })
    await user.insert(work, {
      kind: 'staff',
      username: 'admin',
      name: 'Administrator',
      roles: ['admin'],
      passwordHash: await hashPassword(password),
      mustChangePassword: true,
      oneTimeUntil: addMinutes(now, ONE_DAY),
    })
  })
  return `sign in as admin with ${password} (shown once, to be changed within a day)`
}
