import { expect, test } from 'vitest'
import { GLOSSARY, glossaryOf } from './glossary'

test('each word of the trade is explained once, in a sentence or two', () => {
  const terms = GLOSSARY.map(({ term }) => term)
  expect(new Set(terms).size).toBe(terms.length)
  expect(terms.length).toBeGreaterThan(40)
  for (const { term, means } of GLOSSARY) {
    expect(means, term).toMatch(/^[A-Z].*\.$/)
    expect(means.length, term).toBeLessThan(140)
  }
})

test('a word finds its own entry first, then those that mention it', () => {
  const found = glossaryOf('ticket').map(({ term }) => term)
  expect(found[0]).toBe('Ticket')
  expect(found).toContain('Delivery order (DO)')
  expect(glossaryOf('')).toEqual(GLOSSARY)
  expect(glossaryOf('zebra')).toEqual([])
})
