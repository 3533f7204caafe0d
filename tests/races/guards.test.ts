import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { GUARDS, withoutGuard } from './guards'

/** `npm run guards` takes each out in turn and says in how many steps its walk found it. */
test('each guard that the walks are held against is in the code, and can be taken out', () => {
  expect(Object.keys(GUARDS).length).toBeGreaterThanOrEqual(12)
  for (const [name, { file }] of Object.entries(GUARDS)) {
    const code = readFileSync(file, 'utf8')
    expect(withoutGuard(name, `/${file}`, code), name).not.toBe(code)
  }
})
