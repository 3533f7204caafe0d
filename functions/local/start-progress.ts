export type Step = <T>(name: string, run: () => T | Promise<T>, tell?: (result: T) => string) => Promise<T>

/** A line per step of the start, when it is done: its name, how long it took and what came of it. */
export function stepLines(write: (line: string) => void): Step {
  return async (name, run, tell = () => '') => {
    const began = performance.now()
    const result = await run()
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    write(`  ${name.padEnd(16)}${seconds.padStart(5)} s  ${tell(result)}`.trimEnd())
    return result
  }
}
