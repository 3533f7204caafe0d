import { deepStrictEqual } from 'node:assert'
import { type Ask, ask, median, perSecond, serve } from './measure'
import { LIMIT, PAGES, QUESTIONS } from './questions'

const ROUNDS = 5
const SECONDS = 4
/** Slices before it counts, until both are compiled and their plans kept. */
const WARM = 3
const CLIENTS = 8
export const GOAL = 0.7

type Of = { databaseUrl: string; secrets: Record<string, string>; token: string; plantIds: Map<string, string> }

/** Our page through sign-in, rights and validation against the bare one, a slice of time each in turn. */
export async function measureList({ databaseUrl, secrets, token, plantIds }: Of): Promise<number> {
  const ours = await serve('tests/bench/portal/our-server.ts', { ...secrets, DATABASE_URL: databaseUrl })
  const bare = await serve('tests/bench/portal/bare-server.ts', { DATABASE_URL: databaseUrl })
  try {
    const asks = QUESTIONS.flatMap(({ plantCodes, ...question }, no) =>
      Array.from({ length: PAGES }, (_, page) => {
        const body = JSON.stringify({
          ...question,
          plantIds: plantCodes.map(code => plantIds.get(code)),
          limit: LIMIT,
          offset: page,
        })
        const our: Ask = {
          path: '/api/delivery-order/search_filter_do',
          method: 'POST',
          headers: {
            authorization: `Bearer ${token}`,
            'content-type': 'application/json',
            'content-length': String(Buffer.byteLength(body)),
          },
          body,
        }
        return { our, bare: { path: `/${no}/${page}` } }
      }),
    )
    for (const each of asks)
      deepStrictEqual(JSON.parse(await ask(ours.port, each.our)), JSON.parse(await ask(bare.port, each.bare)))
    console.log(`  the same rows and totals in ${asks.length} pages`)
    const turn = (at: number) => asks[at % asks.length]!
    const our = () => perSecond(SECONDS, CLIENTS, at => ask(ours.port, turn(at).our))
    const plain = () => perSecond(SECONDS, CLIENTS, at => ask(bare.port, turn(at).bare))
    for (let warm = 0; warm < WARM; warm++) {
      await our()
      await plain()
    }
    const ratios: number[] = []
    for (let round = 1; round <= ROUNDS; round++) {
      const [a, b] = [await our(), await plain()]
      ratios.push(a / b)
      console.log(`  round ${round}: ours ${a.toFixed(0)}/s, bare ${b.toFixed(0)}/s, ratio ${(a / b).toFixed(2)}`)
    }
    return median(ratios)
  } finally {
    ours.stop()
    bare.stop()
  }
}
