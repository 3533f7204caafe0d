import { expect, test } from 'vitest'
import * as z from 'zod'
import { BadSetting, check, provider } from './setting'

const asked = (value: string) => () => check(z.object({ PORTAL_PWNED_URL: provider }), { PORTAL_PWNED_URL: value })

test.each([
  ['a word', 'PORTAL_PWNED_URL must be an address like https://portal.example.'],
  ['http://ranges.example', 'PORTAL_PWNED_URL must be an https address.'],
])('%s ends in the sentence that names the setting', (value, sentence) => {
  expect(asked(value)).toThrow(new BadSetting(sentence))
})

test.each(['https://ranges.example', 'http://localhost:4000', 'http://127.0.0.1:4000'])('%s is taken', value => {
  expect(asked(value)()).toEqual({ PORTAL_PWNED_URL: value })
})
