import { writeFileSync } from 'node:fs'
import { made } from './made'

/** Makes `words.ts` of every area and the module of every language from their catalogues. */
for (const { path, text, stale } of made()) {
  if (!stale) continue
  writeFileSync(path, text)
  console.log(path)
}
