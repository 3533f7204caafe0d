import { salesperson, searchSalespeople } from '~/db/customers/salesperson'
import type { Work } from '~/db/kit/work'
import { findByUsername } from '~/db/users/user'
import type { SalespersonSave } from '~/domain/customers/salesperson'
import * as words from '~/domain/customers/words'
import { Denied, invalid } from '~/domain/kit/problem'

/** Ties the salesperson to the person of that user name, who thereby sees these customers. */
export async function saveSalesperson(work: Work, given: SalespersonSave) {
  const user = await findByUsername(work.sql, given.username)
  if (user?.kind !== 'staff') throw invalid('username', words.salespersonNotStaff({ username: given.username }))
  if (!user.roles.some(role => role === 'salesperson' || role === 'salesperson_md' || role === 'sales_manager'))
    throw invalid('username', words.salespersonNoSalesRole({ name: user.name }))
  const { id, version, ...values } = given
  if (id) await keepOthersCustomers(work, id, user.username)
  return salesperson.save(work, {
    ...(id ? { id, version: version ?? 0 } : {}),
    ...values,
    username: user.username,
    userId: user.id,
  })
}

/** A salesperson manages the team too, but moves no customers to another sign-in, which may be the own one. */
async function keepOthersCustomers(work: Work, id: string, username: string) {
  if (work.by.scope.all) return
  const { rows } = await searchSalespeople(work.sql, { ids: [id], limit: 1, offset: 0 })
  if (rows[0] && rows[0].username !== username) throw new Denied(words.salespersonUsernameDenied())
}
