/** What is asked for, by how long people put up with it: a look or an action, a whole page, a report. */
export type Kind = 'call' | 'page' | 'report'

/** So long one may wait for a place; whoever would wait longer hears so at once. Milliseconds, as everything here. */
export const MAY_WAIT: Record<Kind, number> = { call: 300, page: 450, report: 1200 }
/** A line that was empty a moment ago is one of people who came together, soon worked off: they may wait for longer. */
const TOGETHER = 1000
const TOGETHER_TIMES = 3
/** What a person has inside already puts their next one behind others, up to a bound. */
const BEHIND = 200
const MOST_BEHIND = 5
/** Whoever takes so long waits for something else, the database or an engine: the place is free for the next. */
const LONG = 1000
const LONG_TIMES = 4

/** `cost`: what one like it took of the machine before; `others`: how many the same person has inside; `gone` is asked of who waits. */
export type Wish = { kind: Kind; cost: number; others: number; gone?: () => AbortSignal }
/** `leave` tells what it took of the machine since it was taken. */
export type Place = { take(): void; leave(): number }
type Waiting = Wish & { due: number; until: number; end(place: Place | null): void }
type Running = { kind: Kind; cost: number; began: number; holds: boolean }

/**
 * Those who work and those who wait for a place. Few work at a time, so that each is soon done; who waits goes by the time by which
 * they want to be in, reads before pages before reports of one moment and nobody passed over for good.
 */
export function lineFor(places: number, now: () => number = () => performance.now()) {
  const part: Record<Kind, number> = {
    call: places,
    page: Math.max(1, Math.floor(places / 4)),
    report: Math.max(1, Math.floor(places / 8)),
  }
  const holding: Record<Kind, number> = { call: 0, page: 0, report: 0 }
  const running = new Set<Running>()
  const waiting: Waiting[] = []
  /** The time of the machine that each of those who work has had: of n at work each has an n-th of it. */
  let had = 0
  let seen = now()
  let empty = seen
  let promised = 0
  let promisedAt = seen

  const held = () => holding.call + holding.page + holding.report
  /** Beyond its part a kind takes a place only while half of all are free. */
  const hasPlace = (kind: Kind) => held() < places && (holding[kind] < part[kind] || held() < places / 2)
  function pass(): void {
    const at = now()
    const many = held()
    if (many) had += (at - seen) / many
    seen = at
  }
  function hold(of: Running, holds: boolean): void {
    if (of.holds === holds) return
    pass()
    of.holds = holds
    holding[of.kind] += holds ? 1 : -1
  }

  /** A place that is not taken yet. */
  function place({ kind, cost }: Wish): Place {
    const one: Running = { kind, cost, began: now(), holds: false }
    let from = had
    return {
      take() {
        one.began = now()
        running.add(one)
        hold(one, true)
        from = had
      },
      leave() {
        running.delete(one)
        pass()
        const took = had - from
        hold(one, false)
        next()
        return took
      },
    }
  }
  function taken(wish: Wish): Place {
    const one = place(wish)
    one.take()
    return one
  }

  function next(): void {
    for (let at = 0; at < waiting.length && held() < places; ) {
      const one = waiting[at]!
      if (hasPlace(one.kind)) one.end(taken(one))
      else at++
    }
  }

  /** What those in front take, and where a kind has a part of the places its own take of that part. */
  function expected(kind: Kind, due: number): number {
    const front = waiting.filter(one => one.due <= due)
    const cost = (of: Waiting[]) => of.reduce((sum, one) => sum + one.cost, 0)
    const share = Math.max(part[kind] / places, holding[kind] / held())
    return Math.max(cost(front), cost(front.filter(one => one.kind === kind)) / share)
  }

  return {
    /** Those who have a place or wait for one. */
    size: () => running.size + waiting.length,
    isAnybodyWaiting: () => waiting.length > 0,

    /** For who works already and needs a place later, whether one is free then or not. */
    later: place,

    /** A place, at once or when it is one's turn; nothing where that would take too long. */
    async ask(wish: Wish): Promise<Place | null> {
      if (hasPlace(wish.kind) && !waiting.some(({ kind }) => kind === wish.kind)) return taken(wish)
      const at = now()
      if (!waiting.length) empty = at
      const longest = MAY_WAIT[wish.kind] * (at - empty < TOGETHER ? TOGETHER_TIMES : 1)
      const due = at + MAY_WAIT[wish.kind] + Math.min(wish.others, MOST_BEHIND) * BEHIND
      if (expected(wish.kind, due) > longest) return null
      return new Promise(resolve => {
        const one: Waiting = { ...wish, due, until: due + longest, end }
        function end(place: Place | null) {
          signal?.removeEventListener('abort', left)
          waiting.splice(waiting.indexOf(one), 1)
          resolve(place)
        }
        const left = () => end(null)
        const signal = wish.gone?.()
        signal?.addEventListener('abort', left)
        const behind = waiting.findIndex(other => other.due > due)
        waiting.splice(behind < 0 ? waiting.length : behind, 0, one)
      })
    },

    /** Asked again and again while somebody waits: what does not end frees its place, who waited too long is sent away. */
    sweep(): void {
      const at = now()
      for (const one of running) if (at - one.began > Math.max(LONG, LONG_TIMES * places * one.cost)) hold(one, false)
      for (const one of waiting.filter(({ until }) => until < at)) one.end(null)
      next()
    },

    /** When one who is refused may come: behind all who wait and all who were told to come back. */
    appointment(cost: number): number {
      const at = now()
      promised = Math.max(0, promised - (at - promisedAt)) + cost
      promisedAt = at
      return waiting.reduce((sum, one) => sum + one.cost, promised)
    },
  }
}
