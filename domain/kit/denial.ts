/** A refusal as the trail tells it: who asked for what from where. The call is the route's name, without ids or tokens. */
export type Denial = {
  at: Date
  actorId: string | null
  actorName: string
  sessionId: string | null
  requestId: string
  address: string
  call: string
  status: number
  /** The kind of fault, and the right that was missing. */
  why: string
  right?: string
}

/** A line of the trail; with a count it stands for so many refusals that have none of their own. */
export type DenialLine = Omit<Denial, 'address'> & { address: string | null; count?: number }

type Limits = { perCaller: number; perMinute: number; callers: number; summaries: number }
const LIMITS: Limits = { perCaller: 5, perMinute: 60, callers: 500, summaries: 20 }

type Caller = { lines: number; more: number; last: Denial }

/**
 * Decides which refusals get a line of their own: the first few of a person or an address in a minute, and no more than
 * so many of all. The others are counted and told in one line per caller when the minute is over. Both memory and lines
 * are bounded, whoever knocks how often.
 */
export function denialBook(limits: Limits = LIMITS) {
  const { perCaller, perMinute, callers: most, summaries } = limits
  const callers = new Map<string, Caller>()
  let [minute, lines, strangers] = [0, 0, 0]
  let last: Denial | undefined

  /** Ends the minute: what has only been counted, most first. */
  function close(): DenialLine[] {
    const counted = [...callers.values()].filter(({ more }) => more > 0).sort((a, b) => b.more - a.more)
    const frequent = counted.slice(0, summaries).map(({ last: of, more }) => ({ ...of, count: more }))
    const rest = counted.slice(summaries).reduce((sum, { more }) => sum + more, strangers)
    const other = rest > 0 && last ? [{ ...last, ...SEVERAL, count: rest }] : []
    callers.clear()
    lines = 0
    strangers = 0
    return [...frequent, ...other]
  }

  function take(denial: Denial): DenialLine[] {
    const now = Math.floor(denial.at.getTime() / 60_000)
    const over = now === minute ? [] : close()
    minute = now
    last = denial
    const key = denial.actorId ?? denial.address
    const caller = callers.get(key) ?? { lines: 0, more: 0, last: denial }
    if (!callers.has(key) && callers.size >= most) {
      strangers++
      return over
    }
    callers.set(key, caller)
    if (caller.lines < perCaller && lines < perMinute) {
      caller.lines++
      lines++
      return [...over, denial]
    }
    caller.more++
    caller.last = denial
    return over
  }

  return { take, close, counting: () => strangers > 0 || [...callers.values()].some(({ more }) => more > 0) }
}

const SEVERAL = { actorId: null, actorName: 'Several', sessionId: null, address: null, call: 'several' }
