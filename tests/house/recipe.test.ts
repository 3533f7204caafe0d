import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'

/** What the tests draw from, beside the example itself. RECIPE_SEED repeats a run. */
const DRAWN = ['pump type', 'washout point', 'slump class', 'delay reason', 'weather code']
const SEED = Number(process.env.RECIPE_SEED ?? Math.floor(Math.random() * 1000))
const noun = DRAWN[SEED % DRAWN.length]!
const LIMIT = 600_000

const run = promisify(execFile)
const scratch = mkdtempSync(join(tmpdir(), 'readymix-recipe-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

type Block = { file: string; text: string }

/** The files of the README's recipe, in its order, with the drawn noun in the place of the example. */
function recipe(): Block[] {
  const text = readFileSync('README.md', 'utf8')
  const section = /## Add a noun in four steps\n(.*?)\n## /s.exec(text)![1]!
  return [...section.matchAll(/```ts (\S+)\n(.*?)```/gs)].map(([, file, block]) => ({
    file: named(file!),
    text: named(block!),
  }))
}

function named(text: string): string {
  const words = noun.split(' ')
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
  return text
    .replaceAll('pump type', noun)
    .replaceAll('Pump type', capital(noun))
    .replaceAll('pump-type', words.join('-'))
    .replaceAll('pump_type', words.join('_'))
    .replaceAll('pumpType', words[0] + words.slice(1).map(capital).join(''))
}

/** A new file, lines of the list of nouns, or what comes behind the last table. */
function follow({ file, text }: Block) {
  const path = join(scratch, file)
  if (!existsSync(path)) return writeFileSync(path, text)
  const before = readFileSync(path, 'utf8')
  if (!before.includes('export const NOUNS')) return writeFileSync(path, `${before}\n${text}`)
  const [taken, entry] = text.split('\n')
  writeFileSync(path, `${taken}\n${before.replace('] as const', `${entry}\n] as const`)}`)
}

const ROOMS = ['domain', 'db', 'workflows', 'functions', 'web', 'tests']
const FILES = [
  ...['package.json', 'tsconfig.json', 'vitest.config.ts', 'vite.config.ts', 'drizzle.config.ts'],
  ...['biome.json', '.gitignore', 'CHANGELOG.md'],
]

function copyHouse() {
  for (const each of [...ROOMS, ...FILES]) cpSync(each, join(scratch, each), { recursive: true })
  symlinkSync(resolve('node_modules'), join(scratch, 'node_modules'))
}

/** Not as a part of this run: the tests of the copy have a run of their own. */
const kept = Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST$|NODE_ENV)/.test(name))
const env = Object.fromEntries(kept) as NodeJS.ProcessEnv
const inScratch = (command: string, ...args: string[]) =>
  run(command, args, { cwd: scratch, env, maxBuffer: 1 << 26 }).catch((fault: { stdout: string; stderr: string }) => {
    throw new Error(`${command} ${args.join(' ')}\n${fault.stdout}\n${fault.stderr}`)
  })

test('the recipe takes three files and ninety lines by hand', () => {
  const blocks = recipe()
  expect(new Set(blocks.map(({ file }) => file)).size).toBe(3)
  expect(blocks.reduce((lines, { text }) => lines + text.trimEnd().split('\n').length, 0)).toBeLessThanOrEqual(90)
})

test(
  `whoever follows the recipe for a ${noun} (RECIPE_SEED=${SEED}) has a noun that works`,
  async () => {
    copyHouse()
    for (const block of recipe()) follow(block)
    await inScratch('npm', 'run', 'db:change', '--', noun.replace(' ', '-'))
    await inScratch(
      ...(['npx', 'biome', 'check', '--write', ...recipe().map(({ file }) => file)] as [string, ...string[]]),
    )
    const { stdout } = await inScratch(
      'npx',
      ...['vitest', 'run', '--project', 'portal*', '--reporter', 'verbose'],
      ...['tests/house/nouns.test.ts', 'tests/web/menu.test.ts', 'tests/house/migrations.test.ts'],
    )
    const key = noun.replace(' ', '_')
    expect(stdout).toContain(`${key} is made, listed, changed, refused and told of in the trail`)
    expect(stdout).not.toMatch(/\d+ (failed|skipped)/)
  },
  LIMIT,
)
