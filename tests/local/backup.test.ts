import { execFile } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { gone } from '~/functions/local/process'
import { ask, until, writer } from '../kit/backed-up'
import { newFolder, type RunningPortal, removeFolder, startPortal, tryToStart } from '../kit/portal'

const home = newFolder()
const env = {
  PORTAL_DATA: join(home, 'data'),
  PORTAL_DEMO: '0',
  PORTAL_BACKUP: join(home, 'store'),
  PORTAL_BACKUP_KEY_FILE: join(home, 'backup.key'),
  PORTAL_BACKUP_WAL_SECONDS: '2',
}
let portal: RunningPortal | undefined
afterAll(async () => {
  await portal?.stop()
  removeFolder(home)
}, 60_000)

const run = promisify(execFile)
const command = (name: string, ...args: string[]) =>
  run(process.execPath, [`functions/local/${name}.mjs`, ...args], { env: { ...process.env, ...env } })
const readyz = async () => (await fetch(`${portal!.url}/readyz`)).json()

test('the portal makes a base and a drill by itself; killed with its server it loses nothing; a copy starts', async () => {
  await command('backup', '--new-key')
  portal = await startPortal(env)
  await until(async () => (await readyz()).backup?.drill != null, 120)
  expect(await readyz()).toMatchObject({ ready: true, backup: { ok: true, late: [], base: {}, log: {}, drill: {} } })
  expect((await readyz()).backup).not.toHaveProperty('fault')

  const { ownerUrl } = portal.running()
  await ask(ownerUrl, 'create table written (n int primary key)')
  const busy = writer(ownerUrl)
  await until(() => busy.rows.length > 100)
  const server = Number(readFileSync(join(env.PORTAL_DATA, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
  process.kill(server, 'SIGKILL')
  await portal.stop('SIGKILL')
  await gone(server, 5000)
  const heard = busy.rows.length
  portal = await startPortal(env)
  // The server's last segment is carried away at its end.
  await portal.stop()
  portal = undefined

  const to = join(home, 'copy')
  const { stdout } = await command('restore', '--to', to)
  expect(stdout).toContain(`PORTAL_DATA=${to} npm start`)
  rmSync(env.PORTAL_DATA, { recursive: true })
  portal = await startPortal({ ...env, PORTAL_DATA: to })
  expect(portal.printed()).not.toContain('sign in as admin with')
  const [{ n }] = (await ask<{ n: number }>(portal.running().ownerUrl, 'select count(*)::int as n from written')) as [
    { n: number },
  ]
  expect(n).toBeGreaterThanOrEqual(heard)
}, 300_000)

test('a wrong setting stops the start in one sentence', async () => {
  const started = await tryToStart({ PORTAL_DATA: join(home, 'none'), PORTAL_BACKUP: join(home, 'store') })
  expect(started).toMatchObject({
    code: 1,
    printed: expect.stringContaining('PORTAL_BACKUP_KEY_FILE is required with PORTAL_BACKUP.'),
  })
})
