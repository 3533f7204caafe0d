import { setTimeout as sleep } from 'node:timers/promises'
import { lockFolder } from '~/functions/local/lock'

/** Takes the folder that it is told, says whether it has it, and gives it back when it is told so. */
process.send?.('loaded')
process.on('message', async (order: { folder: string } | 'leave') => {
  if (order === 'leave') process.exit(0)
  try {
    const release = await lockFolder(order.folder, process.pid)
    process.send?.('held')
    process.once('SIGTERM', release)
  } catch (error) {
    process.send?.(error instanceof Error ? error.message : 'failed')
  }
})
// Whoever made it is gone.
process.once('disconnect', () => void sleep(0).then(() => process.exit(0)))
