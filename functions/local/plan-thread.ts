import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { PlanProgress } from '~/domain/orders/plan/plan'
import type { Planner, RunResult } from '~/domain/orders/plan/run'

type Said = { step: PlanProgress } | { result: RunResult }

/** Plans are made in a thread, so that the server goes on answering; without a built one they are made in slices. */
export function threadPlanner(file = new URL('./plan-worker.mjs', import.meta.url)): Planner | undefined {
  if (!existsSync(fileURLToPath(file))) return undefined
  return (ask, told) =>
    new Promise((resolve, reject) => {
      const worker = new Worker(file, { workerData: { ask } })
      const end = (settle: () => void) => {
        settle()
        void worker.terminate()
      }
      worker.on('message', (said: Said) => {
        if ('result' in said) end(() => resolve(said.result))
        else told(said.step).catch(error => end(() => reject(error)))
      })
      worker.on('error', error => end(() => reject(error)))
      worker.on('exit', code => reject(new Error(`The planning thread ended with ${code}`)))
    })
}
