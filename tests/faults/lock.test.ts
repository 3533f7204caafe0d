import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { count } from '../hardening/kit/parameters'
import { newFolder, removeFolder } from '../kit/portal'
import { bundled } from './supervisor'

/** `npm run faults -- --starts 30 --start-rounds 200 tests/faults/lock` is the long form. */
const STARTS = count('starts', 30)
const ROUNDS = count('start-rounds', 12)

let script: string
beforeAll(async () => {
  script = await bundled('lock-child')
}, 60_000)
afterAll(() => rmSync(script, { force: true }))

const heard = async (child: ChildProcess): Promise<string> => String((await once(child, 'message'))[0])

async function ready(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  expect(await heard(child)).toBe('loaded')
  return child
}

test(`${STARTS} starts at once on one folder, of which a killed portal left the lock: one has it, the others say who`, {
  timeout: 60_000 + ROUNDS * 20_000,
}, async () => {
  const odd: string[][] = []
  for (let round = 0; round < ROUNDS; round++) {
    const folder = newFolder()
    const children = await Promise.all(Array.from({ length: STARTS }, ready))
    // No process has this number; every other round nothing was left behind.
    if (round % 2) writeFileSync(join(folder, 'portal.lock'), JSON.stringify({ pid: 4_194_305, born: '1', port: 1 }))
    const answers = children.map(heard)
    for (const child of children) child.send({ folder })
    const said = await Promise.all(answers)
    const held = children.filter((_, at) => said[at] === 'held')
    const sentence = `The data folder ${folder} is in use by a portal on port ${held[0]?.pid} (process ${held[0]?.pid}); stop that one, or set PORTAL_DATA to another folder.`
    if (held.length !== 1 || said.some(one => one !== 'held' && one !== sentence)) odd.push([...new Set(said)])
    for (const child of children) child.send('leave')
    await Promise.all(children.map(child => child.exitCode ?? once(child, 'exit')))
    removeFolder(folder)
  }
  expect(odd).toEqual([])
})
