/** What the processes of one machine ask of each other: name of the question → what is given and what is answered. */
export type Questions = Record<string, { given: unknown; answer: unknown }>
export type Answers<Q extends Questions> = {
  [Name in keyof Q]: (given: Q[Name]['given']) => Q[Name]['answer'] | Promise<Q[Name]['answer']>
}

/** How what was answered is read: it came from another process. */
export type Readers<Q extends Questions> = { [Name in keyof Q]: (value: unknown) => Q[Name]['answer'] }

type Note =
  | { kind: 'ask'; number: number; name: string; given: unknown }
  | { kind: 'answer'; number: number; value: unknown }
  | { kind: 'fault'; number: number; sentence: string }

/** One end of the line between two processes, as Node gives it on both. */
type End = {
  send?(note: object, done: (error: Error | null) => void): unknown
  on(event: 'message', hear: (message: unknown) => void): unknown
  once(event: 'disconnect', hear: () => void): unknown
}

type Waiting = { answered(value: unknown): void; failed(error: Error): void }

/** Asks over the line and answers what the other side asks; whoever waits when the line is cut hears so. */
export function talk<Theirs extends Questions, Mine extends Questions>(
  end: End,
  read: Readers<Theirs>,
  answers: Answers<Mine>,
) {
  const waiting = new Map<number, Waiting>()
  let last = 0
  let cut = false
  const say = (note: Note) => end.send?.(note, () => {})

  end.on('message', message => {
    if (!isNote(message)) return
    if (message.kind === 'ask') return void reply(message.number, message.name, message.given)
    const one = waiting.get(message.number)
    waiting.delete(message.number)
    if (message.kind === 'fault') return one?.failed(new Error(message.sentence))
    try {
      one?.answered(message.value)
    } catch (error) {
      one?.failed(error as Error)
    }
  })
  end.once('disconnect', () => {
    cut = true
    for (const { failed } of waiting.values()) failed(new LineCut())
    waiting.clear()
  })

  async function reply(number: number, name: string, given: unknown) {
    const known = Object.hasOwn(answers, name) ? answers[name] : undefined
    try {
      if (!known) throw new Error(`Nobody here answers ${name}`)
      say({ kind: 'answer', number, value: await known(given) })
    } catch (error) {
      say({ kind: 'fault', number, sentence: (error as Error).message })
    }
  }

  return function ask<Name extends keyof Theirs & string>(
    name: Name,
    given: Theirs[Name]['given'],
  ): Promise<Theirs[Name]['answer']> {
    return new Promise((answered, failed) => {
      if (cut) return failed(new LineCut())
      last += 1
      waiting.set(last, { answered: value => answered(read[name](value)), failed })
      say({ kind: 'ask', number: last, name, given })
    })
  }
}

class LineCut extends Error {
  constructor() {
    super('The other process has ended')
  }
}

function isNote(message: unknown): message is Note {
  return typeof message === 'object' && message !== null && 'kind' in message && 'number' in message
}
