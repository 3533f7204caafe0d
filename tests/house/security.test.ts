import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { GRANTS } from '~/domain/access/grants'
import { EVERY_SETTING } from '~/functions/settings'

const ROOT = join(import.meta.dirname, '..', '..')
const page = readFileSync(join(ROOT, 'SECURITY.md'), 'utf8')
const part = (title: string) => page.split(`## ${title}\n`)[1]!.split('\n## ')[0]!

const ROOMS = ['domain', 'db', 'workflows', 'functions', 'web']
const sources = globSync(
  ROOMS.map(room => `${room}/**/*.{ts,tsx}`),
  { cwd: ROOT },
)
  .filter(path => !/\.test\.tsx?$|functions\/contract|kit\/client/.test(path))
  .map(path => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))

test('every secret of the settings is in the inventory of keys', () => {
  const secret = EVERY_SETTING.filter(
    name => /(_KEY|_KEY_FILE|_SECRET|_TOKEN|_HEADERS)$/.test(name) && !name.startsWith('AWS_'),
  )
  expect(secret.length).toBeGreaterThan(10)
  expect(secret.filter(name => !part('Keys and algorithms').includes(`\`${name}\``))).toEqual([])
})

test('every outside system of the settings is listed, and no setting is named that is none', () => {
  const outside = EVERY_SETTING.filter(name => /^PORTAL_.*_(URL|BUCKET|ISSUER)$|^DATABASE_URL$/.test(name))
  const ours = ['PORTAL_PUBLIC_URL', 'PORTAL_API_URL', 'PORTAL_LAMBDA_URL']
  const told = part('Outside systems')
  expect(outside.filter(name => !ours.includes(name) && !told.includes(`\`${name}\``))).toEqual([])
  const named = [...page.matchAll(/`((?:PORTAL|DATABASE|AWS)_[A-Z_]*[A-Z])`/g)].map(([, name = '']) => name)
  expect(named.filter(name => !EVERY_SETTING.includes(name))).toEqual([])
})

/** Hashes that only tell content apart guard nothing. */
const GUARDS =
  /createHmac|createCipheriv|scrypt(Sync)?\(|hkdfSync|\bSignJWT\b|CompactSign|randomBytes\(|getRandomValues\(|subtle\.importKey/

test('every file that guards something by cryptography is in the inventory', () => {
  /** Ids of rows and of spans are no secrets. */
  const ids = ['domain/kit/uuid.ts', 'functions/kit/parts/span-log.ts']
  const guards = sources.filter(({ text }) => GUARDS.test(text)).map(({ path }) => path)
  expect(guards.length).toBeGreaterThan(12)
  expect(guards.filter(path => !ids.includes(path) && !part('Keys and algorithms').includes(`\`${path}\``))).toEqual([])
})

test('every event of the log is listed under its name', () => {
  const events = sources.flatMap(({ text }) =>
    [...text.matchAll(/\blog\.(?:info|warn|error)\(\s*(['`])(.+?)\1/g)].map(([, , name = '']) =>
      name.replace(/\$\{[^}]+\}( failed)?/, '…'),
    ),
  )
  expect(events.length).toBeGreaterThan(25)
  const told = part('Logs by layer')
  expect([...new Set(events)].filter(name => !told.includes(`\`${name}\``))).toEqual([])
})

test('every file and every right that the page names is there', () => {
  const paths = [...page.matchAll(/`((?:[a-z][\w-]*\/)+[\w*.-]+)`/g)].map(([, path = '']) => path)
  const isThere = (path: string) =>
    [path, join('tests', path)].some(at => globSync(`${at}{,.ts,.tsx}`, { cwd: ROOT }).length > 0)
  expect(paths.filter(path => !isThere(path))).toEqual([])
  const rights = [...part('Who sees which fields').matchAll(/`([a-z_]+)`/g)].map(([, name = '']) => name)
  expect(rights.filter(name => !(name in GRANTS))).toEqual([])
})
