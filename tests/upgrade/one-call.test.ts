import { expect, test } from 'vitest'
import { carried, leftBehind, rowsOf, sealedOn } from './carried'
import { readFixture } from './load'

const QUEUE = `select id, status, delivery_order_id as load, called_at is null as uncalled from queue_item where id in`

test('a load that release 2 called three times keeps its newest call; a load whose truck took another ticket is assigned', async () => {
  const fixture = readFixture('tests/upgrade/release-2.sql.gz')
  const left = await leftBehind(fixture)
  const ask = <Row extends object>(statement: string) => rowsOf<Row>(left.ownerUrl, statement)
  const trucks = await ask<{ id: string }>(`select id from queue_item where status = 'joined' order by id limit 4`)
  const loads = await ask<{ id: string }>(`select id from delivery_order where status = 'planned' order by id limit 2`)
  const [first, second, third, taken] = trucks.map(({ id }) => id)
  const [thrice, orphan] = loads.map(({ id }) => id)
  for (const [place, id] of [first, second, third].entries())
    await ask(`update queue_item set status = 'called', delivery_order_id = '${thrice}',
      called_at = '2026-11-20 00:0${place}:00+00' where id = '${id}'`)
  await ask(
    `update delivery_order set status = 'called', called_at = now(), queue_item_id = '${third}' where id = '${thrice}'`,
  )
  await ask(`update queue_item set status = 'called', called_at = now() where id = '${taken}'`)
  await ask(
    `update delivery_order set status = 'called', called_at = now(), queue_item_id = '${taken}' where id = '${orphan}'`,
  )
  const linesOf = async (url: string) =>
    (await rowsOf<{ n: number }>(url, 'select count(*)::int n from audit_line'))[0]!.n
  const before = await linesOf(left.ownerUrl)

  const portal = await carried(left, fixture)
  const now = <Row extends object>(statement: string) => rowsOf<Row>(portal.ownerUrl, statement)
  expect(await now(`${QUEUE} ('${first}', '${second}', '${third}') order by id`)).toEqual([
    { id: first, status: 'joined', load: null, uncalled: true },
    { id: second, status: 'joined', load: null, uncalled: true },
    { id: third, status: 'called', load: thrice, uncalled: false },
  ])
  expect(
    await now(
      `select id, status, queue_item_id as truck from delivery_order where id in ('${thrice}', '${orphan}') order by id`,
    ),
  ).toEqual(
    [
      { id: thrice, status: 'called', truck: third },
      { id: orphan, status: 'assigned', truck: null },
    ].sort((a, b) => (a.id! < b.id! ? -1 : 1)),
  )
  const trail = await now<{ action: string }>(
    `select action from audit_line where request_id = 'migration' order by seq`,
  )
  expect(trail.map(({ action }) => action)).toEqual(['withdraw call', 'withdraw call', 'truck left'])
  expect(await sealedOn(portal)).toBeGreaterThanOrEqual(before + 3)
}, 240_000)
