import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

type Locked = {
  version: string
  integrity?: string
  resolved?: string
  link?: boolean
  /** Of one that is known here by another name. */
  name?: string
}
type Lock = { version: string; packages: Record<string, Locked> }

const lock: Lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const given = JSON.parse(readFileSync('package.json', 'utf8'))
const locked = Object.entries(lock.packages).filter(([path]) => path !== '')
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

describe('the packages are those that were chosen, on every machine', () => {
  test('each has one version and the SHA-512 of what it is, and comes from nowhere else', () => {
    expect(locked.length).toBeGreaterThan(1000)
    expect(faultsIn(locked)).toEqual([])
  })

  test('a planted one without its hash, from an address or of a range is seen', () => {
    const integrity = `sha512-${'A'.repeat(86)}==`
    expect(
      faultsIn([
        ['node_modules/bare', { version: '1.0.0' }],
        ['node_modules/weak', { version: '1.0.0', integrity: 'sha1-AAAA' }],
        ['node_modules/away', { version: '1.0.0', integrity, resolved: 'git+ssh://git@host.example/away.git' }],
        ['node_modules/range', { version: '^1.0.0', integrity }],
        ['node_modules/good', { version: '1.0.0-rc.1', integrity }],
      ]),
    ).toEqual(['node_modules/bare', 'node_modules/weak', 'node_modules/away', 'node_modules/range'])
  })

  test('what package.json asks for is one version, and the lock file has that one', () => {
    const asked = Object.entries<string>({ ...given.dependencies, ...given.devDependencies })
    const others = asked.filter(([name, version]) => lock.packages[`node_modules/${name}`]?.version !== version)
    expect(others).toEqual([])
  })
})

test('`npm run sbom` names every package of the lock file, with version and hash', () => {
  const said = execFileSync('npm', ['run', '--silent', 'sbom'], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  const bill = JSON.parse(said) as { bomFormat: string; components: { purl: string; hashes?: unknown[] }[] }
  expect(bill.bomFormat).toBe('CycloneDX')
  const named = new Set(bill.components.map(({ purl }) => decodeURIComponent(purl)))
  const missing = locked.filter(([path, { version, name = nameOf(path) }]) => !named.has(`pkg:npm/${name}@${version}`))
  expect(missing.map(([path]) => path)).toEqual([])
  expect(bill.components.filter(({ hashes }) => !hashes?.length).map(({ purl }) => purl)).toEqual([])
})

const faultsIn = (packages: readonly [string, Locked][]) =>
  packages
    .filter(
      ([, { version, integrity, resolved, link }]) =>
        !link &&
        (resolved || !/^sha512-[\w+/]{86}==$/.test(integrity ?? '') || !/^\d+\.\d+\.\d+[-\w.+]*$/.test(version)),
    )
    .map(([path]) => path)
