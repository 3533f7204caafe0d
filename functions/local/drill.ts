import { resolve } from 'node:path'
import { startOptions } from '~/functions/start-options'
import { inOneLine, noted, runningOn } from './backup/command'
import { type Drilled, drill, drillDatabase } from './backup/drill'
import { openBackup, wanted } from './backup/options'

/** `npm run drill`: restores to a side folder and looks; with DATABASE_URL it looks at that database, e.g. a branch. */
export const drillCommand = (): Promise<void> =>
  inOneLine(async () => {
    const given = startOptions(process.env)
    if (given.databaseUrl) return report(await drillDatabase(given.databaseUrl))
    const data = resolve(given.data)
    const vault = await openBackup(wanted(given.backup), data, { make: false })
    const url = runningOn(data)?.ownerUrl ?? null
    const drilled = await noted(url, { kind: 'drill', place: vault.place }, async () => {
      const result = await drill({ vault, side: `${data}-drill` })
      const { base, lostSeconds, restoreSeconds, checks } = result
      const faults = checks.flatMap(({ name, faults }) => faults.map(fault => `${name}: ${fault}`))
      return { result, facts: { base, lostSeconds, restoreSeconds, fault: faults.join('; ').slice(0, 2000) || null } }
    })
    report(drilled)
  })

function report({ base, checks, lostSeconds, restoreSeconds }: Drilled): void {
  if (base) console.log(`Base ${base} and its log`)
  for (const { name, found, faults } of checks) {
    console.log(`${faults.length ? 'FAULT' : 'holds'}  ${name.padEnd(12)} ${found}`)
    for (const fault of faults) console.log(`       ${fault}`)
  }
  if (lostSeconds !== null) console.log(`RPO    ${lostSeconds} s: age of what came back`)
  if (restoreSeconds !== null) console.log(`RTO    ${restoreSeconds} s: until the restored copy was open`)
  if (checks.some(({ faults }) => faults.length)) process.exitCode = 1
}
