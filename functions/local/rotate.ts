import { join } from 'node:path'
import { startOptions } from '~/functions/start-options'
import { rotateSecrets } from './secrets'

/** `npm run rotate`: new keys for the portal of this machine. They count from its next start, the earlier ones a day longer. */
export function rotateCommand() {
  const { data } = startOptions({ PORTAL_DATA: process.env.PORTAL_DATA })
  if (rotateSecrets(join(data, 'secrets.json')))
    return console.log(
      'New keys are ready. Restart the portal to use them; the earlier ones are accepted for a day from then on.',
    )
  console.log(
    'The keys were changed already, and the earlier ones are still accepted. Restart the portal a day after that.',
  )
  process.exitCode = 1
}
