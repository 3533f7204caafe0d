import { sql as raw } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { silo } from '~/db/materials/silo'
import { decimal, kilograms } from '~/domain/kit/money'
import { addMinutes } from '~/domain/kit/time'
import { bringMaterials } from '~/workflows/demo/bring-materials'
import { confirmStockCount, countStock } from '~/workflows/materials/stock-count'
import { demoHouse } from '../kit/demo-house'

test('B0 tankers of the demo come when they are expected, and a silo that runs low is filled before it is empty', async () => {
  const portal = await demoHouse({ now: '2026-11-20T02:20:00.000Z', historyDays: 9 })
  const all = async <Row extends Record<string, unknown>>(text: string) =>
    (await portal.db.sql.execute<Row>(raw.raw(text))).rows
  const waiting = (minutes: number) =>
    all(`select order_no from material_order where status = 'placed'
      and expected_at < '${addMinutes(portal.clock.at, -minutes).toISOString()}'`)
  const share = async (id: string) => {
    const { levelKg, capacityKg } = await silo.get(portal.db.sql, id)
    return decimal(levelKg).div(capacityKg).toNumber()
  }
  const low = await all<{
    id: string
    kg: string
  }>(`select distinct on (m.kind) s.id, (s.capacity_kg * 0.06)::text as kg
    from silo s join material m on m.id = s.material_id where m.kind in ('cement', 'sand', 'stone', 'admixture')
    and not exists (select 1 from material_order o where o.silo_id = s.id and o.status = 'placed') order by m.kind, s.id`)
  expect(low).toHaveLength(4)
  for (const { id, kg } of low)
    await portal.given(async work => {
      const counted = { siloId: id, countedKg: kilograms(kg), countedAt: work.now.toISOString(), reason: 'Dipped' }
      const made = await countStock(work, counted)
      const other = { ...work.by, id: '018f0000-0000-7000-8000-00000000000a' }
      if (made.status === 'submitted') await confirmStockCount({ ...work, by: other }, made.id, { version: 1 })
    })
  const started = new Map(await Promise.all(low.map(async ({ id }) => [id, await share(id)] as const)))
  expect(Math.max(...started.values())).toBeLessThan(0.07)
  const planned = await all(`select id from material_order where status = 'placed'`)
  expect(planned.length).toBeGreaterThan(4)

  let came = 0
  for (let step = 0; step < 4 * 8; step++) {
    portal.clock.at = addMinutes(portal.clock.at, 15)
    came += await bringMaterials(portal.db, portal.clock.at)
    expect(await waiting(90)).toEqual([])
  }
  for (const { id } of low) expect([id, (await share(id)) > 0.5]).toEqual([id, true])
  expect(await all(`select silo_code from silo where level_kg > capacity_kg`)).toEqual([])
  const tickets = await all<{ n: number }>(`select count(*)::int as n from stock_entry e
    join material_order o on o.id = e.material_order_id where e.kind = 'received' and e.kg = o.received_kg
    and o.status in ('received', 'disputed') and o.received_at > '2026-11-20T02:20:00.000Z'`)
  expect([tickets[0]!.n, came > 20]).toEqual([came, true])
}, 240_000)
