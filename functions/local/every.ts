import type { Log } from '~/functions/parts'

/** Runs again and again, never twice at once; a failure is logged and the next round comes as usual. */
export function every(seconds: number, name: string, run: () => Promise<unknown>, log: Log, firstAfter = 0) {
  let stopped = false
  let timer: NodeJS.Timeout
  let current: Promise<unknown> = Promise.resolve()
  const round = () => {
    current = run().catch(error => log.error(name, { error }))
    current.finally(() => {
      if (!stopped) timer = setTimeout(round, seconds * 1000)
    })
  }
  timer = setTimeout(round, firstAfter * 1000)
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await current
    },
  }
}
