import pg from 'pg'
import { NOW } from '../portal/fill'
import { say, timed } from './spread'

type Of = { api: (request: Request) => Promise<Response>; token: string; databaseUrl: string }
type Question = {
  name: string
  query: (turn: number) => string
  where: (turn: number) => string
  order?: string
  skip?: number
}

const ROUNDS = 80
const PLAIN_ROUNDS = 25
const WARM = 12
const LIMIT = 50
const PAST = `at <= '${NOW.toISOString()}'`
const NEWEST = 'at desc, id desc'

/** Each kind of request through the API, and the same rows by plain SQL on one connection. */
export async function measureRequests({ api, token, databaseUrl }: Of): Promise<void> {
  const client = new pg.Client(databaseUrl).on('error', () => {})
  await client.connect()
  const { rows: trucks } = await client.query(
    'select t.id, d.id as driver_id, t.truck_no from truck t join driver d on d.truck_id = t.id',
  )
  const { rows: plants } = await client.query('select id from plant')
  const truck = (turn: number) => trucks[turn % trucks.length]!
  const month = (turn: number) => ({ from: `2026-0${1 + (turn % 9)}-01`, to: `2026-0${1 + (turn % 9)}-28` })
  const days = (turn: number) =>
    `at >= timestamptz '${month(turn).from} 00:00+08' and at < timestamptz '${month(turn).to} 00:00+08' + interval '1 day'`
  const questions: Question[] = [
    { name: 'newest page', query: () => '', where: () => 'true' },
    { name: 'page 150 of all', query: () => 'offset=150', where: () => 'true', skip: 150 },
    { name: 'a truck', query: turn => `truckId=${truck(turn).id}`, where: turn => `truck_id = '${truck(turn).id}'` },
    {
      name: 'a truck, page 40',
      query: turn => `truckId=${truck(turn).id}&offset=40`,
      where: turn => `truck_id = '${truck(turn).id}'`,
      skip: 40,
    },
    {
      name: 'a driver, deliveries',
      query: turn => `driverId=${truck(turn).driver_id}&kind=delivery`,
      where: turn => `driver_id = '${truck(turn).driver_id}' and kind = 'delivery'`,
    },
    { name: 'a kind', query: () => 'kind=queue', where: () => `kind = 'queue'` },
    {
      name: 'a plant',
      query: turn => `plantId=${plants[turn % 6].id}`,
      where: turn => `plant_id = '${plants[turn % 6].id}'`,
    },
    {
      name: 'four weeks',
      query: turn => `fromDate=${month(turn).from}&toDate=${month(turn).to}`,
      where: days,
    },
    {
      name: 'a truck in four weeks',
      query: turn => `truckId=${truck(turn).id}&fromDate=${month(turn).from}&toDate=${month(turn).to}`,
      where: turn => `truck_id = '${truck(turn).id}' and ${days(turn)}`,
    },
    {
      name: 'a ticket number',
      query: turn => `keyword=B-${1_000_000 + turn * 977}`,
      where: turn => `words like '%b-${1_000_000 + turn * 977}%'`,
    },
    { name: 'a common word', query: () => 'keyword=telematics', where: () => `words like '%telematics%'` },
    { name: 'sorted by truck', query: () => 'sort=truckNo', where: () => 'true', order: `truck_no, ${NEWEST}` },
    {
      name: 'sorted by driver, down',
      query: () => 'sort=-driverName',
      where: () => 'true',
      order: `driver_name desc, ${NEWEST}`,
    },
    { name: 'sorted by kind', query: () => 'sort=kind', where: () => 'true', order: `kind, ${NEWEST}` },
    { name: 'oldest first', query: () => 'sort=at', where: () => 'true', order: 'at, id' },
  ]
  console.log('requests of the action history, one after the other')
  for (const { name, query, where, order = NEWEST, skip = 0 } of questions) {
    const ours = async (turn: number) => {
      const answer = await api(
        new Request(`http://portal/api/driver/action-history/search?limit=${LIMIT}&${query(turn)}`, {
          headers: { authorization: `Bearer ${token}` },
        }),
      )
      const text = await answer.text()
      if (answer.status !== 200) throw new Error(`${name}: ${answer.status} ${text}`)
      return JSON.parse(text) as { rows: { id: string }[]; total: number }
    }
    const plain = async (turn: number) => {
      const page = await client.query(
        `select f.*, (select p.plant_name from plant p where p.id = f.plant_id) from fleet_action f where f.${PAST} and ${where(turn).replaceAll(/\b(at|id|kind|words|truck_id|driver_id|plant_id)\b(?= (=|>|<|like))/g, 'f.$1')}
         order by ${order.replaceAll(/\b(at|id|truck_no|driver_name|kind)\b/g, 'f.$1')} limit ${LIMIT} offset ${skip * LIMIT}`,
      )
      const counted = await client.query(
        `select count(*)::int as n from (select 1 from fleet_action where ${PAST} and ${where(turn)} limit 10001) found`,
      )
      return { rows: page.rows as { id: string }[], total: counted.rows[0].n as number }
    }
    for (let turn = 0; turn < WARM; turn++) {
      const [a, b] = [await ours(turn), await plain(turn)]
      if (a.rows.map(row => row.id).join() !== b.rows.map(row => row.id).join()) throw new Error(`${name}: other rows`)
      if (a.total !== Math.min(10_000, b.total)) throw new Error(`${name}: other total, ${a.total} and ${b.total}`)
    }
    const [spread, bare] = [await timed(ROUNDS, ours), await timed(PLAIN_ROUNDS, plain)]
    say(name, spread, `  plain SQL p50 ${bare.p50.toFixed(1)} ms, ratio ${(bare.p50 / spread.p50).toFixed(2)}`)
  }
  await client.end()
}
