import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { plantCalculators } from '~/domain/cylinders/calculators/plant'
import { glossary } from '~/domain/help/glossary'
import type { CalculatorField } from '~/domain/kit/calculator'
import { calculatorFields } from '~/domain/kit/calculator-fields'
import { sentence } from '~/domain/kit/calculator-words'
import { LANGUAGE_TAGS } from '~/domain/kit/language'
import ms from '~/domain/kit/languages/ms'
import ta from '~/domain/kit/languages/ta'
import zh from '~/domain/kit/languages/zh'
import { workKindsFor, workOf } from '~/domain/reports/work-item'
import { accented } from '~/functions/kit/words/accented'
import { areasOf, labelsOf, TRANSLATED } from '~/functions/kit/words/made'
import { nodesOf, saidBy, sentencesOf } from '~/functions/kit/words/module-of'
import { menuFor } from '~/web/menu'
import { TRADE_NOUNS } from './trade-nouns'

/** Tables of the code whose labels are translated by their English. */
const TABLES = [
  'domain/access/role-names.ts',
  'domain/cylinders/calculators/plant.ts',
  'domain/cylinders/fresh/batching-tolerance.ts',
  'domain/cylinders/fresh/input.ts',
  'domain/cylinders/fresh/mixing-water.ts',
  'domain/cylinders/fresh/slump-limits.ts',
  'domain/cylinders/specimen/cylinder-strength.ts',
  'domain/cylinders/specimen/fractures.ts',
  'domain/cylinders/specimen/kind.ts',
  'domain/cylinders/specimen/result.ts',
  'domain/deliveries/concrete-ledger-shown.ts',
  'domain/deliveries/delivery-order-checks.ts',
  'domain/deliveries/ledger-contents.ts',
  'domain/deliveries/ledger-figures.ts',
  'domain/deliveries/panel-batch.ts',
  'domain/kit/calculator-names.ts',
  'domain/kit/return-cause.ts',
  'domain/kit/figure/loads.ts',
  'domain/kit/figure/others.ts',
  'domain/reports/report-schedule.ts',
  'domain/reports/work-item-places.ts',
  'domain/reports/escalation.ts',
  'domain/users/notification-line.ts',
  'domain/users/notification.ts',
  'domain/users/record-watch.ts',
  'domain/materials/material-source.ts',
  'domain/materials/tolerance-setting.ts',
  'web/cylinders/batch-tab.tsx',
  'web/cylinders/cylinder-test-columns.tsx',
  'web/cylinders/cylinder-test-record.tsx',
  'web/cylinders/fresh-tab.tsx',
  'web/cylinders/lab-info.tsx',
  'web/cylinders/result-buttons.tsx',
  'web/cylinders/results-tab.tsx',
  'web/cylinders/screens.ts',
  'web/deliveries/screens.ts',
  'web/kit/shell/density.ts',
  'web/kit/shell/help-sheet.tsx',
  'web/kit/shell/shortcuts.ts',
  'web/materials/expected-incoming.tsx',
  'web/kit/status-words.ts',
  'web/materials/screens.ts',
  'web/noun-places.ts',
  'web/orders/screens.ts',
  'web/queue/screens.ts',
  'web/reports/day-figures.tsx',
  'web/reports/home-sections.ts',
  'web/reports/home-tasks.ts',
  'web/reports/screens.ts',
  'web/sidebars-laboratory.ts',
  'web/sidebars-office.ts',
  'web/sidebars-operations.ts',
  'web/users/screens.ts',
]

/** What the checks of a plant ask is named by their schemas. */
const questionsOf = (fields: readonly CalculatorField[]): string[] =>
  fields.flatMap(field => [field.label, ...(field.kind === 'grid' ? questionsOf(field.columns) : [])])
const QUESTIONS = plantCalculators.flatMap(one => questionsOf(calculatorFields(one)))
/** What they answer is named by the fields of the answer. */
const ANSWERS = (
  'waived pass passes accept accepted overturned deadline rows findings rule value min max volumes volume relative free ' +
  'total shift counts percent target actual below above'
).split(' ')

/** How a language is written; Malay takes the letters of English. */
const LETTERS = { zh: /\p{Script=Han}/u, ms: /\p{Script=Latin}/u, ta: /\p{Script=Tamil}/u }

const said = TRANSLATED.map(language => {
  const areas = areasOf(language)
  const english = new Map(areas.flatMap(of => sentencesOf(of.area, of.english).map(({ key, text }) => [key, text])))
  const sentences = areas.flatMap(of => sentencesOf(of.area, of.translated))
  return { language, english, sentences, labels: Object.entries(labelsOf(language)) }
})
const [first] = said
/** Without the names of what it is given. */
const bare = (text: string) => text.replace(/\{\w+(, [\w-]+)*\}|<\/?\w+>/g, '')

describe.each(said)('$language', ({ language, english, sentences, labels }) => {
  test('says each sentence that another language says, and none that English does not', () => {
    console.log(`${language}: ${sentences.length} sentences, ${labels.length} labels`)
    expect(sentences.map(({ key }) => key)).toEqual(first?.sentences.map(({ key }) => key))
    expect(sentences.filter(({ key }) => !english.has(key)).map(({ key }) => key)).toEqual([])
    expect(labels.map(([label]) => label)).toEqual(first?.labels.map(([label]) => label))
  })

  test('is given what the English is given, of the same kinds', () => {
    for (const { key, text } of sentences) {
      const types = (of: string) => [...saidBy(nodesOf(of), key).types].sort(([a], [b]) => a.localeCompare(b))
      expect(types(text[0]), key).toEqual(types(english.get(key)!))
    }
  })

  test('has for each number the forms that it needs', () => {
    const needed = new Intl.PluralRules(LANGUAGE_TAGS[language]).resolvedOptions().pluralCategories
    for (const { key, text } of sentences)
      for (const [, forms = ''] of text[0].matchAll(/\{\w+, plural, ((?:[^{}]|\{[^{}]*\})*)\}/g))
        for (const form of needed) expect(forms, key).toMatch(new RegExp(`\\b${form} \\{`))
  })

  test('is written in its own letters, and told back in English', () => {
    const all = [...sentences.map(({ key, text }) => [key, text] as const), ...labels]
    for (const [key, [text, back]] of all) {
      if (/\p{L}/u.test(bare(text)) && bare(text) !== 'PIN') expect(bare(text), key).toMatch(LETTERS[language])
      expect(back.trim(), key).toMatch(/[A-Za-z{]/)
    }
  })

  test('calls a thing of the trade by one word, in sentences and labels', () => {
    const all = [
      ...sentences.map(({ key, text }) => ({ key, of: english.get(key)!, text: text[0] })),
      ...labels.map(([label, [text]]) => ({ key: label, of: label, text })),
    ]
    const wrong = all.flatMap(({ key, of, text }) =>
      TRADE_NOUNS.filter(noun => noun.english.test(bare(of)) && !noun[language].test(bare(text)))
        .filter(({ except }) => !except?.includes(key))
        .map(noun => `${key}: ${noun.english} in "${text}"`),
    )
    expect(wrong).toEqual([])
    const unused = TRADE_NOUNS.filter(noun => !all.some(({ of }) => noun.english.test(bare(of))))
    expect(unused.map(({ english }) => String(english))).toEqual([])
  })
})

test('the menus of a batcher and of a laboratory, and what may need them, are named in every language', () => {
  const menus = [...menuFor(['batcher']), ...menuFor(['lab', 'lab_manager', 'house_manager'])]
  const floor = menus.filter(({ key }) => ['dashboards', 'queue', 'cylinders', 'material'].includes(key))
  const entries = floor.flatMap(({ groups }) =>
    groups.flatMap(({ title, items }) => [title, ...items.map(one => one.label)]),
  )
  const areas = menus.flatMap(({ label, short }) => [label, short])
  const kinds = workKindsFor(['batcher', 'lab', 'lab_manager', 'house_manager'], () => true).map(workOf)
  const named = [...areas, ...entries, ...kinds.flatMap(({ label, since }) => [label, since])].filter(Boolean)
  expect(named.length).toBeGreaterThan(60)
  for (const { tag, texts } of [zh, ms, ta])
    expect(
      [...new Set(named)].filter(name => !texts[name]),
      tag,
    ).toEqual([])
})

test('labels are of the tables that ask for them', () => {
  // A noun is named in small letters, and its list begins with a large one.
  const sources = TABLES.map(path => readFileSync(path, 'utf8'))
    .join('')
    .toLowerCase()
  const terms = new Set([...glossary().map(({ term }) => term), ...QUESTIONS, ...ANSWERS.map(sentence)])
  const known = (label: string) =>
    terms.has(label) ||
    [`'${label}'`, `"${label}"`, `${label}: [`].some(written => sources.includes(written.toLowerCase()))
  expect(first?.labels.filter(([label]) => !known(label)).map(([label]) => label)).toEqual([])
})

test('what is not translated is seen: the language that is none accents all and is 40 % longer', () => {
  const text = 'Load {no}: {count, plural, one {# truck} other {# trucks}} at <b>{at, time}</b>'
  const made = accented(text)
  expect(made.replace(/\{no\}|\{at, time\}|\{count, plural, one \{|\} other \{|<\/?b>/g, '')).not.toMatch(/[A-Za-z]/)
  expect(accented('Water added').length).toBeGreaterThanOrEqual(Math.floor('Water added'.length * 1.3))
  expect([...saidBy(nodesOf(made), 'x').types]).toEqual([...saidBy(nodesOf(text), 'x').types])
})
