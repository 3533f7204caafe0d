// Writes db/migrations/0000_baseline.sql anew from the tables. Until the first accepted release there is one baseline;
// after it, changes are expand-and-contract files beside it.
import { execFileSync } from 'node:child_process'
import { copyFileSync, rmSync } from 'node:fs'

rmSync('.cache/baseline', { recursive: true, force: true })
execFileSync('node_modules/.bin/drizzle-kit', ['generate', '--name', 'baseline'], {
  stdio: ['ignore', 'ignore', 'inherit'],
})
copyFileSync('.cache/baseline/0000_baseline.sql', 'db/migrations/0000_baseline.sql')
console.log('db/migrations/0000_baseline.sql is new')
