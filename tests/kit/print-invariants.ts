import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brokenInvariants, INVARIANTS } from '~/db/kit/invariants'
import { openDb } from '~/db/kit/open'
import { verifyAudit } from '~/db/kit/verify'

/** Asks the database of DATABASE_URL, else of the portal that runs on the data folder, whether everything holds. */
const running = join(process.env.PORTAL_DATA ?? '.data', 'running.json')
const url =
  process.env.DATABASE_URL ?? (existsSync(running) ? JSON.parse(readFileSync(running, 'utf8')).ownerUrl : null)
if (!url) {
  console.error('Set DATABASE_URL, or start the portal: there is no running one in the data folder.')
  process.exit(1)
}
const db = openDb(url, { max: 1, statementSeconds: 300 })
const broken = await brokenInvariants(db.sql)
for (const { id, text } of INVARIANTS) {
  const found = broken.find(of => of.id === id)
  console.log(`${found ? 'BROKEN' : 'holds '} ${id.padEnd(4)} ${text}`)
  for (const row of found?.rows ?? []) console.log(`         ${JSON.stringify(row)}`)
}
const { sealed, brokenAt } = await verifyAudit(db.sql)
console.log(`${brokenAt === null ? 'holds ' : 'BROKEN'} I11b The sealed chain verifies (${sealed} lines)`)
await db.close()
process.exitCode = broken.length || brokenAt !== null ? 1 : 0
