export type Ending = {
  /** Adds what must be stopped; the last that was started stops first. */
  add(name: string, stop: () => unknown): void
  run(): Promise<void>
}

/** Everything stops once, in reverse order, and one that fails does not keep the others running. */
export function ending(complain: (name: string, error: unknown) => void): Ending {
  const stops: { name: string; stop: () => unknown }[] = []
  let done: Promise<void> | undefined
  const all = async () => {
    for (let last = stops.pop(); last; last = stops.pop()) {
      const { name, stop } = last
      try {
        await stop()
      } catch (error) {
        complain(name, error)
      }
    }
  }
  return {
    add: (name, stop) => void stops.push({ name, stop }),
    run() {
      done ??= all()
      return done
    },
  }
}
