import { describe, expect, test } from 'vitest'
import { Throttled } from '~/domain/kit/problem'
import { turns } from './turns'

/** Work that ends when it is told to, in the order in which it began. */
function bench(atOnce: number, usualMs = 500, soonMs = 10_000) {
  const inTurn = turns({ atOnce, usualMs, soonMs })
  const began: string[] = []
  const ends = new Map<string, () => void>()
  const away: { name: string; after: number }[] = []
  const ask = (name: string, place?: string) =>
    void inTurn(place, () => {
      began.push(name)
      return new Promise<void>(end => ends.set(name, end))
    }).catch(error => {
      expect(error).toBeInstanceOf(Throttled)
      away.push({ name, after: error.facts.retryAfter })
    })
  /** Ends what runs, one by one, until nothing waits. */
  const runOut = async () => {
    for (let at = 0; at < began.length; at++) {
      ends.get(began[at]!)!()
      await settled()
    }
  }
  return { ask, began, away, runOut }
}
const settled = () => new Promise(resolve => setImmediate(resolve))
const names = (place: string, many: number) => Array.from({ length: many }, (_, no) => `${place}${no}`)

describe('taking turns', () => {
  test('so many run at a time, also when one comes the moment another ends', async () => {
    const inTurn = turns({ atOnce: 2, usualMs: 1 })
    let [inside, most] = [0, 0]
    const work = () =>
      inTurn('a', async () => {
        most = Math.max(most, ++inside)
        await settled()
        inside--
      })
    await Promise.all(Array.from({ length: 50 }, () => work().then(work)))
    expect([inside, most]).toEqual([0, 2])
  })

  test('places take turns: after many from elsewhere the first from another place is next', async () => {
    const { ask, began, runOut } = bench(1)
    for (const name of names('a', 6)) ask(name, 'a')
    ask('b0', 'b')
    ask('house0')
    await runOut()
    expect(began).toEqual(['a0', 'a1', 'b0', 'house0', 'a2', 'a3', 'a4', 'a5'])
  })

  test('what fails gives its slot on as well', async () => {
    const inTurn = turns({ atOnce: 1, usualMs: 1 })
    const fails = inTurn('a', async () => {
      throw new Error('it broke')
    })
    const follows = inTurn('a', async () => 'done')
    await expect(fails).rejects.toThrow('it broke')
    expect(await follows).toBe('done')
  })
})

describe('a line has an end', () => {
  test('who cannot be served soon is sent away at once and told how long the others take', async () => {
    const { ask, began, away, runOut } = bench(2, 500, 10_000)
    for (const name of names('a', 60)) ask(name, 'a')
    await settled()
    // Two run, and forty more by twos at half a second are ten seconds.
    expect(away.map(({ name }) => name)).toEqual(names('a', 60).slice(2 + 40))
    expect(new Set(away.map(({ after }) => after))).toEqual(new Set([11]))
    await runOut()
    expect(began).toHaveLength(60 - away.length)
  })

  test('in a full line the newest of the greediest place makes room for others; the house is never sent away', async () => {
    const { ask, began, away, runOut } = bench(1, 1000, 10_000)
    for (const name of names('a', 30)) ask(name, 'a')
    await settled()
    const sentAway = away.length
    for (const name of names('b', 3)) ask(name, 'b')
    for (const name of names('house', 20)) ask(name)
    for (const name of names('c', 2)) ask(name, 'c')
    await settled()
    expect(away.slice(sentAway).map(({ name }) => name[0])).toEqual(Array(5).fill('a'))
    await runOut()
    expect(began.filter(name => /^[bc]/.test(name)).sort()).toEqual(['b0', 'b1', 'b2', 'c0', 'c1'])
    expect(began.filter(name => name.startsWith('house'))).toHaveLength(20)
  })
})
