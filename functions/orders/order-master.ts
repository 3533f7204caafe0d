import { dischargeMethod } from '~/db/orders/discharge-method'
import { masterRows } from '~/db/orders/master-rows'
import { pump } from '~/db/orders/pump'
import { stone } from '~/db/orders/stone'
import { strength } from '~/db/orders/strength'
import { structure } from '~/db/orders/structure'
import {
  DischargeMethodSave,
  MasterQuery,
  PumpSave,
  StoneSave,
  StrengthSave,
  StructureSave,
} from '~/domain/orders/order-master'
import { area, may } from '../kit/area'
import { sqlOf } from '../kit/context'
import { body, query } from '../kit/valid'
import { write } from '../kit/write'

/** What an order is described with. Each is listed, and saved as new without an id. */
export const orderMasterRoutes = area()
  .get('/stones', may('GET /stones'), query(MasterQuery), async c =>
    c.json(await masterRows(sqlOf(c), stone.table, c.req.valid('query'))),
  )
  .post('/stones', may('POST /stones'), body(StoneSave), async c =>
    c.json(await write(c, work => stone.save(work, keyed(c.req.valid('json'))))),
  )
  .get('/pumps', may('GET /pumps'), query(MasterQuery), async c =>
    c.json(await masterRows(sqlOf(c), pump.table, c.req.valid('query'))),
  )
  .post('/pumps', may('POST /pumps'), body(PumpSave), async c =>
    c.json(await write(c, work => pump.save(work, keyed(c.req.valid('json'))))),
  )
  .get('/strength', may('GET /strength'), query(MasterQuery), async c =>
    c.json(await masterRows(sqlOf(c), strength.table, c.req.valid('query'))),
  )
  .post('/strength', may('POST /strength'), body(StrengthSave), async c =>
    c.json(await write(c, work => strength.save(work, keyed(c.req.valid('json'))))),
  )
  .get('/structures', may('GET /structures'), query(MasterQuery), async c =>
    c.json(await masterRows(sqlOf(c), structure.table, c.req.valid('query'))),
  )
  .get('/active-structures', may('GET /active-structures'), query(MasterQuery.omit({ active: true })), async c =>
    c.json(await masterRows(sqlOf(c), structure.table, { ...c.req.valid('query'), active: true })),
  )
  .post('/structures', may('POST /structures'), body(StructureSave), async c =>
    c.json(await write(c, work => structure.save(work, keyed(c.req.valid('json'))))),
  )
  .get('/discharge-methods', may('GET /discharge-methods'), query(MasterQuery), async c =>
    c.json(await masterRows(sqlOf(c), dischargeMethod.table, c.req.valid('query'))),
  )
  .get(
    '/active-discharge-methods',
    may('GET /active-discharge-methods'),
    query(MasterQuery.omit({ active: true })),
    async c => c.json(await masterRows(sqlOf(c), dischargeMethod.table, { ...c.req.valid('query'), active: true })),
  )
  .post('/discharge-methods', may('POST /discharge-methods'), body(DischargeMethodSave), async c =>
    c.json(await write(c, work => dischargeMethod.save(work, keyed(c.req.valid('json'))))),
  )

type Keyless<V> = Omit<V, 'id' | 'version'>

/** A form sends an empty key for a new entry. */
function keyed<V extends { id?: string | null | undefined; version?: number | null | undefined }>({
  id,
  version,
  ...values
}: V): Keyless<V> & { id?: string; version?: number } {
  return id ? { ...values, id, version: version ?? 0 } : values
}
