import { afterAll, beforeAll, expect, test } from 'vitest'
import { gaplessNumber, nextNumber } from '~/db/kit/counter'
import { inOneGo, SYSTEM, type Work } from '~/db/kit/work'
import { type House, house } from '../kit/house'

let portal: House
beforeAll(async () => {
  portal = await house({ now: '2026-11-20T02:15:00.000Z' })
})
afterAll(() => release())

let release: () => void = () => {}
const held = () =>
  new Promise<void>(resolve => {
    release = resolve
  })
const work = <T>(run: (work: Work) => Promise<T>) =>
  inOneGo(portal.db, { by: SYSTEM, now: portal.clock.now(), requestId: 'numbers' }, run)

/** Takes a number, keeps its transaction open, and says what the next taker got before and after it ends. */
async function besideOpenWork(take: typeof nextNumber, series: string) {
  const gate = held()
  let first = 0
  const taken = new Promise<void>(resolve => {
    void work(async within => {
      first = await take(within, series)
      resolve()
      await gate
    })
  })
  await taken
  const second = work(within => take(within, series))
  const early = await Promise.race([second, new Promise<null>(resolve => setTimeout(resolve, 700, null))])
  release()
  return { first, early, second: await second }
}

test('a number that may have gaps is taken while another taker has not committed', async () => {
  expect(await besideOpenWork(nextNumber, 'with-gaps')).toEqual({ first: 1, early: 2, second: 2 })
})

test('a number without gaps is given once the taker before has committed', async () => {
  expect(await besideOpenWork(gaplessNumber, 'without-gaps')).toEqual({ first: 1, early: null, second: 2 })
})

test('work that fails leaves a gap in the one series and none in the other', async () => {
  const fails = (take: typeof nextNumber, series: string) =>
    work(async within => {
      await take(within, series)
      throw new Error('Refused after the number was taken')
    }).catch(() => null)
  await fails(nextNumber, 'gap')
  await fails(gaplessNumber, 'no-gap')
  expect(await work(within => nextNumber(within, 'gap'))).toBe(2)
  expect(await work(within => gaplessNumber(within, 'no-gap'))).toBe(1)
})

test('thirty at once, each within work that holds a connection, get thirty numbers', async () => {
  const numbers = await Promise.all(Array.from({ length: 30 }, () => work(within => nextNumber(within, 'thirty'))))
  expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, at) => at + 1))
})
