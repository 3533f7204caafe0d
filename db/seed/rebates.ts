import { addDays } from '~/domain/kit/time'
import { rebates } from '../billing/rebate/tables'
import { bulkInsert } from '../kit/bulk'
import type { Seed } from './base'
import type { Client } from './sites'

/** A rebate by volume that runs, so that nothing of it is due yet. */
export async function seedRebates({ sql, stamp, start, today }: Seed, [client]: readonly Client[]): Promise<void> {
  if (!client) return
  const fromDate = `${addDays(today, -61).slice(0, 8)}01`
  await bulkInsert(sql, rebates, [
    {
      ...stamp(start),
      customerId: client.id,
      fromDate,
      toDate: addDays(`${addDays(fromDate, 125).slice(0, 8)}01`, -1),
      tiers: [
        { fromCubicMetres: '300', rebatePerM3: '0.8000' },
        { fromCubicMetres: '900', rebatePerM3: '1.5000' },
      ],
      reason: 'Frame agreement by volume',
      settledAt: null,
      notes: [],
    },
  ])
}
