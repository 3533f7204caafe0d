import { afterAll } from 'vitest'

const waiting: (() => Promise<void>)[] = []

/** What is left to do once all tests of the file are done, last first; an `afterAll` within a hook or a test would never run. */
export function afterFile(run: () => Promise<void>): void {
  waiting.push(run)
}

afterAll(async () => {
  const failed: unknown[] = []
  for (const run of waiting.splice(0).reverse()) await run().catch(error => failed.push(error))
  if (failed.length === 1) throw failed[0]
  if (failed.length > 1) throw new AggregateError(failed, failed.map(String).join('; '))
})
