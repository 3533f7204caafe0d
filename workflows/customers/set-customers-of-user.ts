import * as z from 'zod'
import { seenCustomer } from '~/db/customers/customer'
import type { Work } from '~/db/kit/work'
import { user } from '~/db/users/user'
import * as words from '~/domain/customers/words'
import { Refused } from '~/domain/kit/problem'
import { id } from '~/domain/kit/shape'
import * as kitWords from '~/domain/kit/words'

/** The customers that a user of the booking app may order for. */
export const CustomerUsers = z.strictObject({
  userId: id(),
  version: z.int().min(1, { error: kitWords.fieldVersionRequired }),
  customerUserMapping: z.array(id()).max(50),
})

export async function setCustomersOfUser(work: Work, of: z.output<typeof CustomerUsers>) {
  const { userId, version } = of
  const found = await user.get(work.sql, userId)
  if (found.kind !== 'booking') throw new Refused(words.customerBookingUsersOnly())
  const own = [...new Set(of.customerUserMapping)]
  for (const customerId of own.filter(customerId => !found.customerIds.includes(customerId)))
    await seenCustomer(work.sql, work.by, customerId)
  const saved = await user.update(work, { id: userId, version }, { customerIds: own }, 'set customers')
  return { userId, version: saved.version, username: saved.username, customerUserMapping: saved.customerIds }
}
