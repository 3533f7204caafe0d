import { salesperson, searchSalespeople } from '~/db/customers/salesperson'
import type { Work } from '~/db/kit/work'
import { findByUsername } from '~/db/users/user'
import { SalespersonSave, SalespersonSearch } from '~/domain/customers/salesperson'
import { Denied, invalid, Missing } from '~/domain/kit/problem'
import { Id } from '~/domain/kit/shape'
import { area, may } from '../kit/area'
import { sqlOf } from '../kit/context'
import { body, param, query } from '../kit/valid'
import { write } from '../kit/write'

export const salespersonRoutes = area()
  .get('/salesperson', may('GET /salesperson'), query(SalespersonSearch), async c =>
    c.json(await searchSalespeople(sqlOf(c), c.req.valid('query'))),
  )
  .get('/salesperson/search', may('GET /salesperson/search'), query(SalespersonSearch), async c =>
    c.json(await searchSalespeople(sqlOf(c), c.req.valid('query'))),
  )
  .get('/salesperson/:id', may('GET /salesperson/:id'), param(Id), async c => {
    const { rows } = await searchSalespeople(sqlOf(c), { ids: [c.req.valid('param').id], limit: 1, offset: 0 })
    if (!rows[0]) throw new Missing('There is no such salesperson')
    return c.json(rows[0])
  })
  .post('/salesperson', may('POST /salesperson', 'once'), body(SalespersonSave), async c =>
    c.json(await write(c, work => saveSalesperson(work, c.req.valid('json')))),
  )
  .put('/salesperson', may('PUT /salesperson'), body(SalespersonSave), async c =>
    c.json(await write(c, work => saveSalesperson(work, c.req.valid('json')))),
  )

/** Ties the salesperson to the person of that user name, who thereby sees these customers. */
async function saveSalesperson(work: Work, given: SalespersonSave) {
  const user = await findByUsername(work.sql, given.username)
  if (user?.kind !== 'staff') throw invalid('username', `No member of staff signs in as ${given.username}`)
  if (!user.roles.some(role => role === 'salesperson' || role === 'salesperson_md' || role === 'sales_manager'))
    throw invalid('username', `${user.name} has no sales role`)
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
  if (rows[0] && rows[0].username !== username)
    throw new Denied('Another sign-in for these customers is given by sales administration or the sales manager')
}
