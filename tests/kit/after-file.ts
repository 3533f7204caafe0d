import { expect } from 'vitest'

type Waiting = { file: string | undefined; run: () => Promise<void> }
const waiting: Waiting[] = []

/** What is left to do once all tests of the file are done, last first; an `afterAll` within a hook or a test would never run. */
export function afterFile(run: () => Promise<void>): void {
  const file = expect.getState().testPath
  const left = waiting.find(of => of.file !== file)
  // Files share a process: what one leaves would never be asked, and its connections would pile up.
  if (left) throw new Error(`${left.file} ended without what waits for its end`)
  waiting.push({ file, run })
}

export async function endFile(): Promise<void> {
  const failed: unknown[] = []
  for (const { run } of waiting.splice(0).reverse()) await run().catch(error => failed.push(error))
  if (failed.length === 1) throw failed[0]
  if (failed.length > 1) throw new AggregateError(failed, failed.map(String).join('; '))
}
