import cluster, { type Worker } from 'node:cluster'
import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type Clock, wallOf } from '~/domain/kit/clock'
import type { Figures } from '~/functions/kit/parts/metrics'
import type { BackupState, Log } from '~/functions/parts'
import { keepUp } from '../keep-up'
import { StartFailure } from '../start-failure'
import { type Begin, fromAnswering, type ToAnswering, type ToFirst } from './questions'
import { talk } from './talk'

type Wish = {
  begin: Omit<Begin, 'clockAheadMs'>
  count: number
  clock: Clock
  log: Log
  /** What only the first process can do for those that answer. */
  does: {
    reset(): Promise<void>
    metrics(figures: Figures[]): Promise<{ body: string; type: string }>
    backup(): Promise<BackupState | null>
    stored(key: string, at: number): void
  }
}

type Line = ReturnType<typeof talk<ToAnswering, ToFirst>>

const FILE = new URL('./answering.mjs', import.meta.url)
/** What was compiled once is read by the next that begins, and goes with the code that it was made of. */
const COMPILED = fileURLToPath(new URL('./compiled', import.meta.url))
const ALIVE_EVERY_MS = 5000
/** A report may hold its process for seconds; one that hears nothing for so long does not come back by itself. */
const ALIVE_WITHIN_MS = 20_000
const LAST_GRACE_MS = 3000

/** How many processes answer; 1 is the portal's own, also where no other was built. */
export const processesFor = (asked: number): number => (existsSync(fileURLToPath(FILE)) ? asked : 1)

/**
 * Processes that answer behind the one port, each with its own thread: a page that is made in one keeps no read waiting in
 * another. What ends by itself or hears no more is brought back like the database; jobs and everything that is done once
 * stay with the first process.
 */
export async function startAnswering({ begin, count, clock, log, does }: Wish) {
  // Each takes its callers from the same open port: one that ends or hangs takes nobody with it who has not got through.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  // A debugger that was asked for takes any free port; the next number after the first's may be somebody else's.
  cluster.setupPrimary({ exec: fileURLToPath(FILE), args: [], inspectPort: 0 })
  const running = new Map<Worker, Line>()
  let stopping = false

  const everybody = <T>(ask: (line: Line) => Promise<T>) => Promise.allSettled([...running.values()].map(ask))
  /** The first process moves before the others, and the mover hears of it when all have. */
  async function moveClock(minutes: number): Promise<void> {
    await clock.shiftTo?.(minutes)
    await everybody(line => line('clock', clockAheadMs()))
  }
  const clockAheadMs = () => clock.now().getTime() - wallOf(clock).getTime()

  function lineTo(worker: Worker, come: (sentence: string | null) => void): Line {
    const line: Line = talk<ToAnswering, ToFirst>(worker, fromAnswering, {
      begin: () => {
        // From here on it is told of every move of the clock.
        running.set(worker, line)
        return { ...begin, clockAheadMs: clockAheadMs() }
      },
      ready: () => come(null),
      failed: come,
      clock: moveClock,
      reset: () => does.reset(),
      metrics: async () => {
        const reported = await everybody(line => line('figures', null))
        return does.metrics(reported.flatMap(one => (one.status === 'fulfilled' ? [one.value] : [])))
      },
      backup: () => does.backup(),
      stored: ({ key, at }) => does.stored(key, at),
    })
    return line
  }

  /** Comes back when it answers; one that cannot begin says why in a sentence. */
  function start(): Promise<Worker> {
    return new Promise((resolve, reject) => {
      const worker = cluster.fork({ NODE_COMPILE_CACHE: COMPILED })
      lineTo(worker, sentence => (sentence === null ? resolve(worker) : reject(new StartFailure(sentence))))
      worker.once('error', reject)
      worker.once('exit', () => {
        running.delete(worker)
        reject(new StartFailure('A process that answers ended before it was ready.'))
      })
    })
  }

  function watch(first: Worker) {
    let worker = first
    void keepUp({
      name: 'A process that answers',
      ended: () => exited(worker),
      again: async () => {
        worker = await start()
      },
      stopping: () => stopping,
      log,
    })
  }

  async function beat() {
    for (const [worker, line] of running) {
      const heard = await Promise.race([
        line('alive', null).then(
          () => true,
          () => true,
        ),
        sleep(ALIVE_WITHIN_MS, false),
      ])
      if (heard || stopping) continue
      log.error('A process that answers hears no more and is ended', { pid: worker.process.pid })
      worker.process.kill('SIGKILL')
    }
  }

  const begun = await Promise.allSettled(Array.from({ length: count }, start))
  const failed = begun.find(one => one.status === 'rejected')
  if (failed) {
    for (const worker of running.keys()) worker.process.kill('SIGKILL')
    throw failed.reason
  }
  for (const worker of running.keys()) watch(worker)
  const beating = setInterval(() => void beat(), ALIVE_EVERY_MS)

  return {
    count,
    moveClock,
    async stop(graceMs: number) {
      stopping = true
      clearInterval(beating)
      await Promise.all(
        [...running].map(async ([worker, line]) => {
          const end = exited(worker)
          line('stop', graceMs).catch(() => {})
          const late = setTimeout(() => worker.process.kill('SIGKILL'), graceMs + LAST_GRACE_MS)
          await end
          clearTimeout(late)
        }),
      )
    },
  }
}

const exited = (worker: Worker) =>
  worker.isDead() ? Promise.resolve() : new Promise<void>(resolve => worker.once('exit', () => resolve()))
