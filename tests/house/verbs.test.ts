import { describe, expect, test } from 'vitest'
import { sourcesOf, writersOf, writesIn } from './writers'

const db = sourcesOf('db')
const writers = writersOf(db)
const routes = [...sourcesOf('functions')].filter(([path]) => !path.startsWith('functions/local/'))

/** What of functions writes by db itself, each with its reason: a file or a folder. The list only gets shorter. */
const LISTED = new Map([
  ['functions/kit/write.ts', 'opens the unit of work, and keeps the answer of a call with an Idempotency-Key'],
])
const breaches = routes
  .map(([path, text]) => ({ path, writes: writesIn(path, text, writers) }))
  .filter(({ writes }) => writes.length)
const under = (path: string, listed: string) => path === listed || (listed.endsWith('/') && path.startsWith(listed))

describe('functions ask, workflows write', () => {
  test('no route takes a writer of db', () => {
    expect(breaches.filter(({ path }) => ![...LISTED.keys()].some(listed => under(path, listed)))).toEqual([])
  })

  test.each([...LISTED.keys()])('%s is listed and still writes', listed => {
    expect(breaches.filter(({ path }) => under(path, listed))).not.toEqual([])
  })

  test('db is read as it is: its writers are found', () => {
    const found = (file: string, name: string) => writers.of({ file, name })
    expect(found('db/fleet/plant.ts', 'plant')?.members).toContain('setActive')
    expect(found('db/fleet/fleet-group.ts', 'groupTrucks')?.members).toContain('replace')
    expect(found('db/kit/jobs.ts', 'changeJob')?.writes).toBe(true)
    expect(found('db/kit/jobs.ts', 'findJob')?.writes).toBe(false)
  })
})

describe('planted breaches are seen', () => {
  const route = 'functions/fleet/planted.ts'

  test.each([
    [
      'a member that writes',
      `import { plant } from '~/db/fleet/plant'\nplant.setActive(work, key, true)`,
      'plant.setActive',
    ],
    [
      'under another name',
      `import { plant as works } from '../../db/fleet/plant'\nworks.insert(work, row)`,
      'works.insert',
    ],
    ['a record that is handed on', `import { plant } from '~/db/fleet/plant'\nswitchOne(plant, work)`, 'plant'],
    ['a lock', `import { lockSeenPlant } from '~/db/fleet/seen-plant'\nlockSeenPlant(work, id)`, 'lockSeenPlant'],
    [
      'rows of a parent',
      `import { groupTrucks } from '~/db/fleet/fleet-group'\ngroupTrucks.replace(work, id, [])`,
      'groupTrucks.replace',
    ],
    ['a module taken late', `const { plant } = await import('~/db/fleet/plant')`, 'import()'],
    ['a whole module', `import * as rows from '~/db/fleet/plant'`, 'rows'],
    ['handed out again', `export { lockSeenPlant } from '~/db/fleet/seen-plant'`, 'lockSeenPlant'],
    [
      'a line of the trail',
      `import { noteOnly } from '~/db/kit/audit'\nnoteOnly(work, 'plant', 'look', {})`,
      'noteOnly',
    ],
  ])('%s', (_what, text, seen) => {
    expect(taken(route, text)).toEqual([seen])
  })

  test.each([
    [
      'that takes a connection alone',
      `export async function close(sql: Sql, id: string) { await sql.update(plants).set({ id }) }`,
    ],
    ['that says it in SQL', 'export const close = (sql: Sql) => sql.execute(raw`update plants set active = false`)'],
    ['behind another one', `import { shut } from './shut'\nexport const close = (sql: Sql) => shut(sql)`],
  ])('a writer of db %s', (_how, text) => {
    const shut = 'export async function shut(sql: Sql) { await sql.delete(plants) }'
    const kit = [...db].filter(([path]) => path.startsWith('db/kit/'))
    const planted = writersOf(new Map([...kit, ['db/fleet/close.ts', text], ['db/fleet/shut.ts', shut]]))
    expect(writesIn(route, `import { close } from '~/db/fleet/close'`, planted)).toEqual(['close'])
  })

  test('reads and types pass', () => {
    const reads = `
      import { plant } from '~/db/fleet/plant'
      import { getSeenPlant } from '~/db/fleet/seen-plant'
      import type { lockSeenPlant } from '~/db/fleet/seen-plant'
      const answer = { plant: await plant.find(sql, id), seen: await getSeenPlant(sql, by, id) }
      type Row = typeof plant
      answer.plant.update()`
    expect(taken(route, reads)).toEqual([])
  })
})

const taken = (path: string, text: string) => writesIn(path, text, writers)
