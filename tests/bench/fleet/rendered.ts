import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { webHandler } from '~/functions/local/web'
import { webBuild } from '~/functions/local/web-build.mjs'
import { say, timed } from './spread'

type Of = { api: (request: Request) => Promise<Response>; token: string; databaseUrl: string }
const ORIGIN = 'http://localhost:3000'
const ROUNDS = 60
const WARM = 15

/** The same list as a document: the truck's page with its history in the HTML. */
export async function measureRendered({ api, token, databaseUrl }: Of): Promise<void> {
  await webBuild()
  const build = await import(pathToFileURL('build/server/index.js').href)
  const handle = webHandler({ build, publicUrl: ORIGIN })
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const { rows: trucks } = await client.query('select id from truck order by truck_no')
  await client.end()
  const read = (query: string) => async (turn: number) => {
    const path = `/fleet/truck/${trucks[turn % trucks.length].id}?tab=history${query}`
    const headers = new Headers({ cookie: `portal=${token}` })
    const answer = await handle(new Request(ORIGIN + path, { headers }), { api })
    const text = await answer.text()
    if (answer.status !== 200 || !text.includes('Action history')) throw new Error(`${path}: ${answer.status}`)
  }
  console.log('the list as a document')
  for (const [name, query] of [
    ['a truck, newest', ''],
    ['a truck, deliveries', '&kind=delivery'],
    ['a truck, page 20', '&page=20'],
    ['a truck, four weeks', '&fromDate=2026-05-01&toDate=2026-05-28'],
  ] as const) {
    for (let turn = 0; turn < WARM; turn++) await read(query)(turn)
    say(name, await timed(ROUNDS, read(query)))
  }
}
