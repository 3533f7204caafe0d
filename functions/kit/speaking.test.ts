import { expect, test } from 'vitest'
import { LANGUAGE_TAGS } from '~/domain/kit/language'
import { inEnglish, spokenTag } from '~/domain/kit/translated'
import * as words from '~/domain/users/words'
import { inItsLanguage, speaking } from './speaking'

const SAID = { en: 'Sign in', zh: '登录', ms: 'Log masuk', ta: 'உள்நுழை' } as const
const LANGUAGES = ['en', 'zh', 'ms', 'ta'] as const

test('200 requests at once in four languages each say their own, whatever they await', async () => {
  const answers = await Promise.all(
    Array.from({ length: 200 }, async (_, at) => {
      const language = LANGUAGES[at % 4]!
      const said = await speaking(language, async () => {
        await new Promise(after => setTimeout(after, at % 7))
        const first = words.signInTitle()
        await Promise.resolve()
        return [first, words.signInTitle(), spokenTag(), inEnglish(words.signInTitle)]
      })
      return { said, wanted: [SAID[language], SAID[language], LANGUAGE_TAGS[language], 'Sign in'] }
    }),
  )
  for (const { said, wanted } of answers) expect(said).toEqual(wanted)
  expect(words.signInTitle()).toBe('Sign in')
})

test('an API answers in what the request accepts, and in English what it does not speak', async () => {
  const api = inItsLanguage(async () => new Response(words.signInWrong()))
  const ask = async (accept?: string) =>
    (await api(new Request('http://portal/', { headers: accept ? { 'accept-language': accept } : {} }))).text()
  expect(await ask()).toBe('User name or password is wrong')
  expect(await ask('fr, de;q=0.8')).toBe('User name or password is wrong')
  expect(await ask('fr, ta-IN;q=0.7, zh;q=0.4')).toBe('பயனர் பெயர் அல்லது கடவுச்சொல் தவறு')
  expect(await ask('ms;q=0, zh-TW')).toBe('用户名或密码错误')
})
