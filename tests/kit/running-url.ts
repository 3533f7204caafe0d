import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The database of DATABASE_URL, else of the portal that runs on the data folder; without either the command ends. */
export function runningUrl(): string {
  const running = join(process.env.PORTAL_DATA ?? '.data', 'running.json')
  const url =
    process.env.DATABASE_URL ?? (existsSync(running) ? JSON.parse(readFileSync(running, 'utf8')).ownerUrl : null)
  if (url) return url
  console.error('Set DATABASE_URL, or start the portal: there is no running one in the data folder.')
  process.exit(1)
}
