import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Catalogue, moduleOf } from './module-of'

/** Makes `words.ts` of every area from its `words.en.json`. */
const domain = resolve(import.meta.dirname, '../../../domain')
for (const area of readdirSync(domain)) {
  const source = join(domain, area, 'words.en.json')
  if (!existsSync(source)) continue
  const made = join(domain, area, 'words.ts')
  const text = moduleOf(area, JSON.parse(readFileSync(source, 'utf8')) as Catalogue)
  if (existsSync(made) && readFileSync(made, 'utf8') === text) continue
  writeFileSync(made, text)
  console.log(`domain/${area}/words.ts`)
}
