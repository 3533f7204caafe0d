import type { OwnPassword } from '~/domain/users/user'
import { changePassword, provePassword } from '~/workflows/users/change-own-password'
import { attemptOf } from '../kit/attempt'
import { type Ctx, personOf } from '../kit/context'
import { write } from '../kit/write'

/** Two calls change the own password: the passwords are looked at first, and then changed in one transaction. */
export async function changeOwnPassword(c: Ctx, given: OwnPassword): Promise<{ changed: true }> {
  const proven = await provePassword(attemptOf(c), personOf(c), given, c.var.parts.breaches)
  return write(c, work => changePassword(work, proven))
}
