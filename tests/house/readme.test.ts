import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const readme = readFileSync('web/README.md', 'utf8')

test('the annotated screen of web/README.md is the screen itself', () => {
  const [, path, excerpt] = /```tsx (\S+)\n([\s\S]*?)```/.exec(readme)!
  const source = readFileSync(path!, 'utf8').split('\n')
  const code = excerpt!.split('\n').filter(line => line.trim() && !/^\s*(\/\/|\{\/\* .* \*\/\}$)/.test(line))
  expect(code.length).toBeGreaterThan(40)
  let at = -1
  for (const line of code) {
    at = source.indexOf(line, at + 1)
    expect(at, line).toBeGreaterThanOrEqual(0)
  }
})

test('what it tells to copy is there', () => {
  const named = [...readme.matchAll(/`([a-z]+\/[a-z-/]+\.tsx?)`/g)].map(([, path]) => path!)
  expect(named.length).toBeGreaterThan(12)
  expect(named.filter(path => !existsSync(`web/${path}`) && !existsSync(path))).toEqual([])
})

test('the list of ASVS names tests that there are', () => {
  const named = [...readFileSync('tests/asvs.md', 'utf8').matchAll(/`([\w./-]+\.test\.ts)`/g)].map(([, path]) => path!)
  expect(named.length).toBeGreaterThan(100)
  const gone = named.filter(path => !existsSync(path) && !existsSync(`tests/${path}`))
  expect([...new Set(gone)]).toEqual([])
})
