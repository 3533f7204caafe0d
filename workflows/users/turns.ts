import { Throttled } from '~/domain/kit/problem'

type Waiting = { begin: () => void; giveWay: () => void }
type Options = { atOnce: number; usualMs: number; soonMs?: number }

/** The portal's own work, done for somebody who is signed in: it waits its turn as well, but is never sent away. */
const HOUSE = ''

/**
 * So many at a time; the others wait, and the places from which they ask take turns, so that many from one address
 * keeps nobody else waiting. Whoever could not be served soon is sent away at once: the newest of the longest line.
 */
export function turns({ atOnce, usualMs, soonMs = 10_000 }: Options) {
  /** By place, the next one's turn first; a line here is never empty. */
  const lines = new Map<string, Waiting[]>()
  let running = 0
  let waiting = 0
  let pace = usualMs

  async function inTurn<T>(place: string | undefined, run: () => Promise<T>): Promise<T> {
    if (running < atOnce) running++
    else await myTurn(place || HOUSE)
    const began = performance.now()
    try {
      return await run()
    } finally {
      pace += (performance.now() - began - pace) / 8
      next()
    }
  }

  function myTurn(place: string): Promise<void> {
    if (place !== HOUSE && waiting >= atOnce && waitMs() > soonMs) makeRoomFor(place)
    waiting++
    return new Promise((begin, refuse) => {
      const line = lines.get(place) ?? []
      line.push({ begin, giveWay: () => refuse(busy()) })
      lines.set(place, line)
    })
  }

  function makeRoomFor(place: string): void {
    const others = [...lines].filter(([name]) => name !== HOUSE && name !== place)
    const [longest, line] = others.sort(([, one], [, other]) => other.length - one.length)[0] ?? ['', []]
    if (line.length <= (lines.get(place)?.length ?? 0) + 1) throw busy()
    line.pop()!.giveWay()
    if (!line.length) lines.delete(longest)
    waiting--
  }

  /** The slot is handed on, so that nobody who comes this moment slips in before those who wait. */
  function next(): void {
    const [first] = lines
    if (!first) {
      running--
      return
    }
    const [place, line] = first
    waiting--
    lines.delete(place)
    const turn = line.shift()!
    if (line.length) lines.set(place, line)
    turn.begin()
  }

  const waitMs = () => ((waiting + 1) / atOnce) * pace
  const busy = () =>
    new Throttled('Many people are signing in right now. Please try again in a moment', undefined, {
      retryAfter: Math.max(1, Math.ceil(waitMs() / 1000)),
    })

  return inTurn
}
