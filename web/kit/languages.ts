import type { Pack } from '~/domain/kit/translated'

const speaker = (load: () => Promise<{ default: Pack }>) => async () => {
  const { default: pack } = await load()
  globalThis.spokenPack = () => pack
}

/** Languages by `<html lang>`; each is a file of its own, and English needs none. */
export const LANGUAGES: Record<string, () => Promise<void>> = {
  'zh-Hans-SG': speaker(() => import('~/domain/kit/languages/zh')),
  'ms-SG': speaker(() => import('~/domain/kit/languages/ms')),
  'ta-SG': speaker(() => import('~/domain/kit/languages/ta')),
  'en-XA': speaker(() => import('~/domain/kit/languages/xa')),
}
