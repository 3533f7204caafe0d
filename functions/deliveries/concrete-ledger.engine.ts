import * as z from 'zod'
import { ledgersOf, type MoistureOfDay, moistureOfDay } from '~/db/deliveries/concrete-ledger'
import { getSeen } from '~/db/deliveries/delivery-order'
import type { ConcreteLedger } from '~/domain/deliveries/concrete-ledger'
import { id } from '~/domain/kit/shape'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { query } from '../kit/valid'

const OfLoad = z.strictObject({ deliveryOrderId: id() })

/** The account of a load's concrete, with how moist the aggregates of its plant were when they were last weighed. */
export const concreteLedgerEngine = area().get(
  '/orderdetail/concrete-ledger',
  may('GET /orderdetail/concrete-ledger'),
  query(OfLoad),
  async c => {
    const load = await getSeen(sqlOf(c), personOf(c), c.req.valid('query').deliveryOrderId)
    const [ledgers, moisture] = await Promise.all([
      ledgersOf(sqlOf(c), [load.id]),
      moistureOfDay(sqlOf(c), load.plantId, c.var.now),
    ])
    const ledger: ConcreteLedger = ledgers.get(load.id)!
    const known: MoistureOfDay[] = moisture
    return c.json({ deliveryOrderId: load.id, ledger, moisture: known })
  },
)
