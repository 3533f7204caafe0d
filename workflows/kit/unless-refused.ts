import { Fault } from '~/domain/kit/problem'

/** What a rule refuses is left to people or to the next round, and answers null; anything else that goes wrong is thrown. */
export async function unlessRefused<T>(run: () => Promise<T>): Promise<T | null> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof Fault) return null
    throw error
  }
}
