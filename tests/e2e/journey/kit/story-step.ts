import { test } from 'vitest'
import type { Story } from './story'

/**
 * Steps of a story, one after the other: what one leaves behind is where the next one begins. `after` is asked at the end of
 * each; where one fails the log has what the pages told.
 */
export const stepsOf =
  (story: () => Story, { after, ms }: { after?: () => Promise<void>; ms?: number } = {}) =>
  (title: string, run: (of: Story) => Promise<void>) =>
    test(
      title,
      async () => {
        try {
          await run(story())
          await after?.()
        } catch (error) {
          console.error(`${title} failed: ${error}\nwhile the pages told:\n${await story().told()}`)
          throw error
        }
      },
      ms,
    )
