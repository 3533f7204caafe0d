import { AsyncLocalStorage } from 'node:async_hooks'
import { acceptedLanguage, type Language } from '~/domain/kit/language'
import type { Pack } from '~/domain/kit/translated'

/** Two requests at once may speak two languages: each carries its own through all that it awaits. */
const spoken = new AsyncLocalStorage<Pack | undefined>()
globalThis.spokenPack = () => spoken.getStore()

const PACKS: Record<Exclude<Language, 'en'>, () => Promise<{ default: Pack }>> = {
  zh: () => import('~/domain/kit/languages/zh'),
  ms: () => import('~/domain/kit/languages/ms'),
  ta: () => import('~/domain/kit/languages/ta'),
  xa: () => import('~/domain/kit/languages/xa'),
}

/** Runs in a language, which is read once a process and by its speakers alone. */
export async function speaking<Made>(language: Language, run: () => Made | Promise<Made>): Promise<Made> {
  const pack = language === 'en' ? undefined : (await PACKS[language]()).default
  return spoken.run(pack, run)
}

/** An API that answers each request in the language that it accepts. */
export const inItsLanguage =
  (api: (request: Request) => Response | Promise<Response>) =>
  (request: Request): Promise<Response> =>
    speaking(acceptedLanguage(request.headers.get('accept-language')), () => api(request))
