import { expect, test } from 'vitest'
import ms from '../kit/languages/ms'
import ta from '../kit/languages/ta'
import zh from '../kit/languages/zh'
import { glossary, glossaryOf } from './glossary'

test('each word of the trade is explained once, in a sentence or two', () => {
  const terms = glossary().map(({ term }) => term)
  expect(new Set(terms).size).toBe(terms.length)
  expect(terms.length).toBeGreaterThan(40)
  for (const { term, means } of glossary()) {
    expect(means, term).toMatch(/^[A-Z].*\.$/)
    expect(means.length, term).toBeLessThan(140)
  }
})

test.each([zh, ms, ta])('each word of the trade has its own in $tag', ({ texts }) => {
  const missing = glossary().filter(({ term }) => !texts[term])
  expect(missing.map(({ term }) => term)).toEqual([])
})

test('a reader of another language finds a word by that language', () => {
  const spoken = globalThis.spokenPack
  globalThis.spokenPack = () => zh
  try {
    // Its own entry first; then what says it in its meaning.
    expect(glossaryOf('坍落度').map(({ term, local }) => [term, local])).toEqual([
      ['Slump', '坍落度'],
      ['Wet test', '新拌混凝土试验'],
    ])
  } finally {
    globalThis.spokenPack = spoken
  }
  expect(glossaryOf('坍落度')).toEqual([])
})

test('a word finds its own entry first, then those that mention it', () => {
  const found = glossaryOf('ticket').map(({ term }) => term)
  expect(found[0]).toBe('Ticket')
  expect(found).toContain('Delivery order (DO)')
  expect(glossaryOf('')).toEqual(glossary())
  expect(glossaryOf('zebra')).toEqual([])
})
