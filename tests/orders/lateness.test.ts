import { sql as raw } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { expectedAt } from '~/db/orders/promise'
import { random } from '~/domain/kit/random'
import { addMinutes } from '~/domain/kit/time'
import { forecastOnSite } from '~/domain/orders/lateness'
import { type House, house } from '../kit/house'

let portal: House
beforeAll(async () => {
  portal = await house()
})

const CASES = 2000
const SEED = 11

test('a load is expected when boards say it is, to the second, also where the database reckons', async () => {
  const next = random(SEED)
  const now = new Date('2026-11-20T02:15:30.000Z')
  const around = (minutes: number) => addMinutes(now, Math.round((next() - 0.5) * 2 * minutes * 60) / 60)
  const loads = Array.from({ length: CASES }, (_, id) => {
    const plannedBatchAt = around(300)
    const batchedAt = next() < 0.5 ? around(200) : null
    return {
      id,
      plannedBatchAt,
      plannedOnSiteAt: addMinutes(plannedBatchAt, 10 + Math.floor(next() * 80)),
      batchedAt,
      arrivalAt: batchedAt && next() < 0.5 ? around(120) : null,
      onSiteAt: batchedAt && next() < 0.5 ? addMinutes(batchedAt, Math.floor(next() * 90)) : null,
    }
  })
  const { rows } = await portal.db.sql.execute<{ id: number; at: string }>(
    raw`select load.id, ${expectedAt(now, 'load')} as at
      from json_to_recordset(${JSON.stringify(
        loads.map(({ id, plannedBatchAt, plannedOnSiteAt, batchedAt, arrivalAt, onSiteAt }) => ({
          id,
          planned_batch_at: plannedBatchAt,
          planned_on_site_at: plannedOnSiteAt,
          batched_at: batchedAt,
          arrival_at: arrivalAt,
          on_site_at: onSiteAt,
        })),
      )}::json) as load(id int, planned_batch_at timestamptz, planned_on_site_at timestamptz, batched_at timestamptz,
        arrival_at timestamptz, on_site_at timestamptz)`,
  )
  const reckoned = new Map(rows.map(row => [row.id, new Date(row.at).getTime()]))
  const differ = loads.filter(load => reckoned.get(load.id) !== forecastOnSite(load, now).getTime())
  expect(differ).toEqual([])
  expect(reckoned.size).toBe(CASES)
})
