import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { made } from '~/functions/kit/words/made'
import { type Catalogue, nameOf } from '~/functions/kit/words/module-of'
import { hardWords, saidTooEarly } from './hard-words'

/** Areas whose sentences all stand in their catalogue. */
const MOVED = ['customers', 'help', 'materials']

/** Files of other areas whose sentences all stand in a catalogue: screens that are said in other languages. */
const MOVED_FILES = [
  'domain/deliveries/road-rules.ts',
  'domain/fleet/driver-phone.ts',
  'domain/orders/site-link.ts',
  'domain/orders/site-request.ts',
  'domain/queue/',
  'web/deliveries/batch-form.tsx',
  'web/deliveries/batch-moisture.tsx',
  'web/deliveries/batch-record.tsx',
  'web/deliveries/batcher-board.tsx',
  'web/deliveries/generate-button.tsx',
  'web/deliveries/line-choice.tsx',
  'web/deliveries/load-checks.tsx',
  'web/deliveries/load-panel.tsx',
  'web/deliveries/next-loads.tsx',
  'web/deliveries/plant-holds.ts',
  'web/deliveries/plant-picker.tsx',
  'web/deliveries/print-buttons.tsx',
  'web/deliveries/truck-choice.tsx',
  'web/deliveries/typed-moisture.ts',
  'web/deliveries/yard-',
  'web/fleet/driver-phone/',
  'web/kit/board/',
  'web/kit/language-choice.tsx',
  'web/kit/outbox/outbox-bar.tsx',
  'web/kit/outbox/waiting-note.tsx',
  'web/kit/shell/account-menu.tsx',
  'web/kit/shell/area-entries.tsx',
  'web/kit/shell/connection-note.tsx',
  'web/kit/shell/phone-menu.tsx',
  'web/kit/shell/rail.tsx',
  'web/kit/sign-field.tsx',
  'web/orders/late-badge.tsx',
  'web/orders/site-link/loads.tsx',
  'web/orders/site-link/page.tsx',
  'web/orders/site-link/ready.tsx',
  'web/orders/site-link/sign.tsx',
  'web/orders/site-link/site-form.tsx',
  'web/orders/site-request-form.tsx',
  'web/queue/acknowledged-list.tsx',
  'web/queue/called-table.tsx',
  'web/users/code-step.tsx',
]

/** Files of a moved area that are not read for sentences, each with its reason. */
const NOT_READ: Record<string, string> = {
  'web/customers/screens.ts': 'the build reads the tables of screens before a module of sentences can be found',
  'web/materials/screens.ts': 'as above',
  'domain/customers/payment-term.ts': 'the descriptor of a noun carries its own words',
  'domain/materials/material-source.ts': 'as above',
  'domain/materials/tolerance-setting.ts': 'as above',
  'domain/materials/carbon/': 'the engine names its faults for engineers',
  'db/customers/tables.ts': 'names of the database',
  'db/materials/tables.ts': 'as above',
}

/** Texts that stay in the source, each with its reason. */
const STAY: Record<string, string> = {
  'set customers': 'a verb of the audit trail, which is data',
  'split off': 'as above',
  'key share': 'a lock of PostgreSQL',
  'open order': 'the list builds its plural from the noun that it is given',
  'open orders': 'as above',
  'kg CO₂e/kg': 'a unit',
  '… kg/m³': 'a figure with its unit',
  '… kg': 'as above',
  '… … km': 'as above',
  '…=…; Path=/; HttpOnly; SameSite=Lax; Max-Age=……': 'a cookie',
}

/** Two meanings that English says alike. */
const ALIKE: Record<string, string> = {
  Split: 'what one does with an order, and what has become of it',
  Open: 'a site that takes concrete, and what one does with a phone',
  Water: 'a material, and what specimens lie in',
  Balance: 'of a project, and what is left of a pour',
  From: 'where a load comes from, and the first day of a span',
  Ticket: 'of a load of concrete, and of the weighbridge',
}

const ROOMS = ['domain', 'db', 'workflows', 'functions', 'web']
const areas = readdirSync('domain').filter(area => existsSync(`domain/${area}/words.en.json`))
const catalogues = areas.map(area => ({
  area,
  catalogue: JSON.parse(readFileSync(`domain/${area}/words.en.json`, 'utf8')) as Catalogue,
}))
const sentences = catalogues.flatMap(({ area, catalogue }) =>
  Object.entries(catalogue).flatMap(([noun, all]) =>
    Object.entries(all).map(([sentence, text]) => ({
      area,
      key: `${area}.${noun}.${sentence}`,
      name: nameOf(noun, sentence),
      text,
    })),
  ),
)
const files = ROOMS.flatMap(filesIn).filter(
  path =>
    /\.tsx?$/.test(path) &&
    !/\.test\.tsx?$|\/words\.ts$|^domain\/kit\/languages\//.test(path.replace(/^web\/.*\/words\.ts$/, 'web')),
)
const sources = new Map(files.map(path => [path, readFileSync(path, 'utf8')]))

describe('the catalogues', () => {
  test('are what `npm run words` made its modules of', () => {
    expect(made().length).toBeGreaterThan(areas.length)
    expect(made().flatMap(({ path, stale }) => (stale ? [path] : []))).toEqual([])
  })

  test('name a sentence area.noun.sentence, in small letters, and no two by one name', () => {
    console.log(`${sentences.length} sentences in ${areas.length} catalogues`)
    expect(sentences.filter(({ key }) => !/^[a-z]+(\.[a-z0-9]+(-[a-z0-9]+)*){2}$/.test(key))).toEqual([])
    const names = sentences.map(({ area, name }) => `${area} ${name}`)
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })

  test('say a text once: what two areas say alike is in the kit', () => {
    const keys = Map.groupBy(sentences, ({ text }) => text)
    const twice = [...keys].filter(([text, same]) => same.length > 1 && !(text in ALIKE))
    expect(twice.map(([text, same]) => `${text}: ${same.map(({ key }) => key).join(', ')}`)).toEqual([])
    for (const text of Object.keys(ALIKE)) expect(keys.get(text)?.length ?? 0, text).toBeGreaterThan(1)
  })

  test('hold no sentence that nobody says', () => {
    const saidIn = new Map(areas.map(area => [area, saidOf(area)]))
    expect(sentences.filter(({ area, name }) => !saidIn.get(area)!.has(name)).map(({ key }) => key)).toEqual([])
  })

  test('say every sentence whole, with all that it is given', async () => {
    for (const { area } of catalogues) {
      const made = (await import(`../../domain/${area}/words.ts`)) as Record<string, (given: object) => unknown>
      for (const { name, text, key } of sentences.filter(each => each.area === area)) {
        const given = sampleOf(text)
        const whole = [made[name]?.(given)].flat(9).join('')
        expect(whole, key).not.toMatch(/[{}]|undefined|NaN|^$/)
        // What is chosen by a word need not hold the word.
        for (const value of Object.values(given))
          if (typeof value === 'string' && value !== 'other') expect(whole, key).toContain(shownOf(value))
      }
    }
  })
})

describe('a moved area', () => {
  const moved = [...sources].filter(
    ([path]) =>
      (MOVED.includes(path.split('/')[1]!) || MOVED_FILES.some(file => path.startsWith(file))) &&
      !Object.keys(NOT_READ).some(each => path.startsWith(each)),
  )

  test('has no sentence in its source', () => {
    const hard = moved.flatMap(([path, source]) =>
      hardWords(path, source)
        .filter(({ text }) => !(text in STAY))
        .map(({ line, text }) => `${path}:${line} ${text}`),
    )
    expect(moved.length).toBeGreaterThan(50)
    expect(hard).toEqual([])
  })

  test('needs each of its exceptions', () => {
    const all = moved.flatMap(([path, source]) => hardWords(path, source).map(({ text }) => text))
    expect(Object.keys(STAY).filter(text => !all.includes(text))).toEqual([])
    expect(
      [...Object.keys(NOT_READ), ...MOVED_FILES].filter(
        path => ![...sources.keys()].some(file => file.startsWith(path)),
      ),
    ).toEqual([])
  })

  test('says its sentences when they are shown, not when its modules are loaded', () => {
    expect(
      [...sources].flatMap(([path, source]) =>
        saidTooEarly(path, source).map(({ line, text }) => `${path}:${line} ${text}`),
      ),
    ).toEqual([])
  })
})

test('planted sentences are seen', () => {
  const seen = (source: string) => hardWords('web/customers/planted.tsx', source).map(({ text }) => text)
  expect(
    seen('const a = <Field.Text name="email" label="E-mail" hint="For invoices" className="grid gap-4" />'),
  ).toEqual(['E-mail', 'For invoices'])
  expect(seen('const a = <p className="text-muted">None yet.</p>')).toEqual(['None yet.'])
  expect(seen("throw new Refused('This customer has projects')")).toEqual(['This customer has projects'])
  expect(seen(`const title = \`Split $\{order}\``)).toEqual(['Split …'])
  expect(seen("const a = on ? ', inactive' : 'active'")).toEqual([', inactive'])
  expect(
    seen("import x from 'A module'\nmay('GET /customer')\nconst a = <a to=\"/orders\">{raw`select a from b`}</a>"),
  ).toEqual([])
  const early =
    "import * as words from '~/domain/customers/words'\nconst A = { label: words.customerNew() }\nconst b = () => words.customerNew()\nconst c = words.customerNew"
  expect(saidTooEarly('web/customers/planted.ts', early).map(({ text }) => text)).toEqual(['words.customerNew()'])
})

/** Names of the sentences of an area that any file says. */
function saidOf(area: string): Set<string> {
  const taken = new RegExp(`import \\* as (\\w+) from '(~/domain/${area}/words|\\./words|\\.\\./${area}/words)'`)
  return new Set(
    [...sources].flatMap(([file, source]) => {
      const [, alias, from] = taken.exec(source) ?? []
      if (!alias || (from === './words' && !file.startsWith(`domain/${area}/`))) return []
      return [...source.matchAll(new RegExp(`\\b${alias}\\.(\\w+)`, 'g'))].map(([, name]) => name!)
    }),
  )
}

/** Something for every parameter of a sentence, each to be found again in what is said. */
function sampleOf(text: string): Record<string, unknown> {
  const given: Record<string, unknown> = {}
  for (const [, name, kind] of text
    .replace(/(\{\w+, select), (?:[^{}]|\{[^{}]*\})*\}/g, '$1}')
    .matchAll(/\{(\w+)(?:, (\w+)|\})/g))
    given[name!] =
      kind === 'plural'
        ? 2
        : kind === 'number'
          ? '7'
          : kind === 'time'
            ? INSTANT
            : kind === 'date'
              ? (given[name!] ?? '2026-03-04')
              : kind === 'select'
                ? 'other'
                : `<${name}>`
  for (const [, name] of text.matchAll(/<(\w+)>/g)) given[name!] = (inner: unknown[]) => inner
  return given
}
const INSTANT = '2026-03-04T01:30:00Z'
const shownOf = (value: string) => (value === '2026-03-04' ? '04/03/2026' : value === INSTANT ? '09:30' : value)

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry =>
    entry.isDirectory() ? filesIn(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`],
  )
}
