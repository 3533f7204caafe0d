import { openDb } from '~/db/kit/open'
import { verifyAudit } from '~/db/kit/verify'
import { brokenRules, RULES } from '~/workflows/support/broken-rules'
import { runningUrl } from './running-url'

/** Asks the database of DATABASE_URL, else of the portal that runs on the data folder, whether everything holds. */
const db = openDb(runningUrl(), { max: 1, statementSeconds: 300 })
const broken = await brokenRules(db.sql)
for (const { id, text } of RULES) {
  const found = broken.find(of => of.id === id)
  console.log(`${found ? 'BROKEN' : 'holds '} ${id.padEnd(4)} ${text}`)
  for (const row of found?.rows ?? []) console.log(`         ${JSON.stringify(row)}`)
}
const { sealed, brokenAt } = await verifyAudit(db.sql)
console.log(`${brokenAt === null ? 'holds ' : 'BROKEN'} I11b The sealed chain verifies (${sealed} lines)`)
await db.close()
process.exitCode = broken.length || brokenAt !== null ? 1 : 0
