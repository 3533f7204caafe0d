import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDb } from '~/db/kit/open'
import { sqsClient } from '~/functions/kit/parts/sqs'
import { redrive } from '~/functions/kit/redrive'
import { settings } from '~/functions/settings'
import { startOptions } from '~/functions/start-options'

/** `npm run redrive -- --dry-run`: against the portal that runs on this machine, or a stage named by its settings. */
export async function redriveCommand(args: string[]) {
  const found = { ...running(), ...process.env }
  if (!found.PORTAL_QUEUE_URL || !found.PORTAL_DEAD_LETTER_URL || !found.DATABASE_URL)
    return say('There is no queue: start the portal here first, or set the settings of a stage.', 1)
  const configured = settings(found)
  const { url, deadLetterUrl } = { url: found.PORTAL_QUEUE_URL, deadLetterUrl: found.PORTAL_DEAD_LETTER_URL }
  const dry = args.includes('--dry-run')
  const db = openDb(configured.database.url, { max: 1 })
  try {
    const seen = await redrive({ db, sqs: sqsClient(configured), from: deadLetterUrl, to: url, dry, now: new Date() })
    for (const { outcome, body } of seen) console.log(`${dry ? 'would be: ' : ''}${outcome}  ${body.slice(0, 160)}`)
    say(`${seen.length} messages in the dead-letter queue${dry ? ', none moved' : ''}`, 0)
  } finally {
    await db.close()
  }
}

/** The settings of the portal that runs on this machine, as its start noted them. */
function running(): Record<string, string> {
  const file = join(startOptions({ PORTAL_DATA: process.env.PORTAL_DATA }).data, 'running.json')
  if (!existsSync(file)) return {}
  return (JSON.parse(readFileSync(file, 'utf8')) as { settings: Record<string, string> }).settings
}

function say(sentence: string, code: number) {
  console.log(sentence)
  process.exitCode = code
}
