import { brokenInvariants, INVARIANTS } from '~/db/kit/invariants'
import { openDb } from '~/db/kit/open'
import { verifyAudit } from '~/db/kit/verify'
import { concreteDrift } from '~/workflows/cylinders/concrete-drift'
import { runningUrl } from './running-url'

/** Asks the database of DATABASE_URL, else of the portal that runs on the data folder, whether everything holds. */
const db = openDb(runningUrl(), { max: 1, statementSeconds: 300 })
const broken = await brokenInvariants(db.sql)
for (const { id, text } of INVARIANTS) {
  const found = broken.find(of => of.id === id)
  console.log(`${found ? 'BROKEN' : 'holds '} ${id.padEnd(4)} ${text}`)
  for (const row of found?.rows ?? []) console.log(`         ${JSON.stringify(row)}`)
}
const drifted = await concreteDrift(db.sql)
console.log(`${drifted.length ? 'BROKEN' : 'holds '} I16f The kept state of a concrete is what the function says`)
for (const row of drifted.slice(0, 5)) console.log(`         ${JSON.stringify(row)}`)
const { sealed, brokenAt } = await verifyAudit(db.sql)
console.log(`${brokenAt === null ? 'holds ' : 'BROKEN'} I11b The sealed chain verifies (${sealed} lines)`)
await db.close()
process.exitCode = broken.length || drifted.length || brokenAt !== null ? 1 : 0
