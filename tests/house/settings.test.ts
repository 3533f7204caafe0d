import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isRegional } from '~/domain/kit/regional-setting'
import { SETTINGS, type SettingName } from '~/domain/kit/setting'
import { EVERY_SETTING, pageSettings, settings } from '~/functions/settings'
import { startOptions } from '~/functions/start-options'
import { TEST_SECRETS } from '../kit/settings'

const PREFIX = 'PORTAL_'
/** Named by every host and by the SDK of the cloud. */
const COMMON = /^(PORT|DATABASE_URL|AWS_\w+)$/
const ours = EVERY_SETTING.filter(name => name.startsWith(PREFIX))
const bare = ours.map(name => name.slice(PREFIX.length))

describe('settings of ours bear our name', () => {
  test('all but those that every host knows', () => {
    expect(EVERY_SETTING.filter(name => !name.startsWith(PREFIX) && !COMMON.test(name))).toEqual([])
    expect(ours.length).toBeGreaterThan(25)
  })

  test('the same name without the prefix is somebody else’s and is not read', () => {
    const others = Object.fromEntries(bare.map(name => [name, '/var/mail/somebody']))
    const told = { ...TEST_SECRETS, DATABASE_URL: 'postgresql://portal:portal@localhost:1/portal' }
    expect(settings({ ...others, ...told })).toEqual(settings(told))
    expect(startOptions(others)).toEqual(startOptions({}))
    const page = { ...TEST_SECRETS, PORTAL_PUBLIC_URL: 'https://p.example', PORTAL_API_URL: 'https://a.example' }
    expect(pageSettings({ ...others, ...page })).toEqual(pageSettings(page))
    expect(() => pageSettings({ ...page, PORTAL_API_URL: '', API_URL: 'https://a.example' })).toThrow(
      'PORTAL_API_URL is required.',
    )
  })
})

describe('what is read from the environment', () => {
  const ROOMS = ['domain', 'db', 'workflows', 'functions', 'web']
  const texts = new Map(
    [...ROOMS.flatMap(filesIn), 'vite.config.ts', 'sst.config.ts', 'drizzle.config.ts']
      .filter(path => /\.(ts|tsx|mjs)$/.test(path) && !/\.test\.tsx?$/.test(path))
      .map(path => [path, withoutComments(readFileSync(path, 'utf8'))]),
  )

  test('by name: settings, and what is listed with its reason', () => {
    const names = [...texts].flatMap(([path, text]) => namesIn(text).map(name => ({ path, name })))
    expect(names.filter(({ name }) => !EVERY_SETTING.includes(name) && !LISTED.has(name))).toEqual([])
    for (const name of LISTED.keys()) expect(names.map(of => of.name)).toContain(name)
  })

  test('as a whole: only to be checked as settings, or for another process', () => {
    const odd = [...texts].filter(([, text]) =>
      ANY.test(text.replace(NAMED, '').replace(TAKEN, '').replace(HANDED, '')),
    )
    expect(odd.map(([path]) => path)).toEqual([])
  })

  test('nothing asks for a setting of ours without its prefix', () => {
    const old = new RegExp(`(?:\\.|['"])(${bare.join('|')})\\b|\\b(${bare.join('|')})['"]?\\??:`)
    const asking = [...texts].filter(([path, text]) => old.test(text) && !OF_THE_FILE.has(path))
    expect(asking.map(([path]) => path)).toEqual([])
    for (const planted of [`given.${bare[0]}`, `{ ${bare[1]}: url }`, `env['${bare[2]}']`]) expect(planted).toMatch(old)
  })

  test('planted reads are seen', () => {
    expect(namesIn(`process.env.MAIL; process.env['HOST']; const { STAGE, BUCKET: at } = process.env`)).toEqual([
      'MAIL',
      'HOST',
      'STAGE',
      'BUCKET',
    ])
    expect('const env = process.env').toMatch(ANY)
    expect('process.env[name]').toMatch(ANY)
  })
})

/** Read by name though they are no settings. */
const LISTED = new Map([
  ['NODE_ENV', 'packages choose their build by it: the start command sets it'],
  ['PORTAL_NODE', 'the start command tells the Node that it hands over to'],
  ['PORTAL_REGION', 'the provider of the cloud is named before a stage can read what it was told'],
])
/** Keys of a file that lies in data folders since the first release. */
const OF_THE_FILE = new Set(['functions/local/secrets.ts'])

const ANY = /process\.env/
const NAMED = /process\.env(?:\.(\w+)|\[['"](\w+)['"]\])/g
const TAKEN = /\{([^{}]*)\}\s*=\s*process\.env\b/g
const HANDED =
  /\b(?:settings|startOptions|pageSettings|cloudParts|StageSettings\.parse)\(process\.env\)|\.\.\.process\.env\b/g

function namesIn(text: string): string[] {
  const named = [...text.matchAll(NAMED)].map(found => found[1] ?? found[2]!)
  const taken = [...text.matchAll(TAKEN)].flatMap(found =>
    found[1]!.split(',').map(one => one.split(/[:=]/)[0]!.trim()),
  )
  return [...named, ...taken.filter(Boolean)]
}

function withoutComments(text: string) {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
}

function filesIn(folder: string): string[] {
  return readdirSync(folder).flatMap(name => {
    const path = join(folder, name)
    return statSync(path).isDirectory() ? filesIn(path) : [path]
  })
}

describe('a region has its own value of what is asked by region alone', () => {
  const sources = ['db', 'workflows', 'functions']
    .flatMap(folder => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(file => join(folder, file)))
    .filter(file => /\.tsx?$/.test(file) && !/\.test\.ts$|contract|summaries/.test(file))
    .map(file => readFileSync(file, 'utf8'))
  /** Asked by name with a region behind it, in one go or through what `settingByDay` and its like answer. */
  const asked = (name: string) =>
    sources.some(
      text =>
        new RegExp(`['"]${name.replaceAll('.', '\\.')}['"][^;{}]{0,60}?[rR]egion`).test(text) ||
        (ASKED_LATER.includes(name) && text.includes(`'${name}'`)),
    )
  /** Read once, then asked for each row's region. */
  const ASKED_LATER = ['orders.on-call-minutes', 'orders.on-call-reserved-percent', 'orders.will-call-minutes']

  test('what the register calls regional is asked for a region, and nothing else is', () => {
    const names = Object.keys(SETTINGS) as SettingName[]
    expect(names.filter(name => asked(name) !== isRegional(name))).toEqual([])
  })
})
