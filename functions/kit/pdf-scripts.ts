import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** Scripts that the font of papers lacks, each with a font that is read when a paper first has one of its letters. */
const SCRIPTS = {
  Han: {
    letters: /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u,
    from: '@embedpdf/fonts-sc',
    files: { normal: '../fonts/NotoSansHans-Regular.otf', bold: '../fonts/NotoSansHans-Bold.otf' },
    look: {},
  },
  Tamil: {
    letters: /[\p{Script=Tamil}\u200c\u200d]/u,
    from: '@expo-google-fonts/noto-sans-tamil',
    files: { normal: '400Regular/NotoSansTamil_400Regular.ttf', bold: '700Bold/NotoSansTamil_700Bold.ttf' },
    // It is higher than the font of papers by as much, and a line of both is as high as one.
    look: { lineHeight: 1.03 },
  },
} as const
export type Script = keyof typeof SCRIPTS
type Run = { text: string; font?: Script; lineHeight?: number }

/** The two weights of a script under the names that the printer is given. */
export function filesOf(script: Script): { normal: Buffer; bold: Buffer } {
  const { from, files } = SCRIPTS[script]
  const home = dirname(createRequire(import.meta.url).resolve(from))
  return { normal: readFileSync(join(home, files.normal)), bold: readFileSync(join(home, files.bold)) }
}

/** A text as runs of letters that one font has; letters of the font of papers name none. */
function runsOf(text: string): Run[] {
  const runs: Run[] = []
  for (const letter of text) {
    const font = SCRIPTS.Han.letters.test(letter) ? 'Han' : SCRIPTS.Tamil.letters.test(letter) ? 'Tamil' : undefined
    const last = runs.at(-1)
    if (last && last.font === font) last.text += letter
    else runs.push(font ? { text: letter, font, ...SCRIPTS[font].look } : { text: letter })
  }
  return runs
}

/** A document whose letters of another script ask for its font, and which scripts it has. Drawings stay as they are. */
export function withScripts(document: object): { document: object; scripts: Script[] } {
  const scripts = new Set<Script>()
  const split = (text: string): string | Run[] => {
    const runs = runsOf(text)
    for (const { font } of runs) if (font) scripts.add(font)
    return runs.some(run => run.font) ? runs : text
  }
  // Within a text each part has its own look, which its runs take along.
  const parts = (text: unknown): unknown => {
    if (typeof text === 'string') return split(text)
    if (!Array.isArray(text)) return text
    return text.flatMap(part => {
      if (typeof part === 'string') return split(part)
      const runs = split(part.text)
      return typeof runs === 'string' ? part : runs.map(run => ({ ...part, ...run }))
    })
  }
  const walk = (node: unknown): unknown => {
    if (typeof node === 'string') {
      const text = split(node)
      return text === node ? node : { text }
    }
    if (Array.isArray(node)) return node.map(walk)
    return typeof node === 'object' && node !== null ? inside(node) : node
  }
  const inside = (node: object): object =>
    Object.fromEntries(
      Object.entries(node).map(([name, value]) => {
        if (name === 'text') return [name, parts(value)]
        if (!HOLDING.has(name)) return [name, value]
        return [name, typeof value === 'function' ? (...page: unknown[]) => walk(value(...page)) : walk(value)]
      }),
    )
  const made = inside(document)
  // The edges of a page are made with its number: their letters are those of the first page.
  for (const edge of Object.values(made)) if (typeof edge === 'function') edge(1, 1)
  return { document: made, scripts: [...scripts] }
}

/** Parts of a document that hold others. */
const HOLDING = new Set(['content', 'header', 'footer', 'stack', 'columns', 'table', 'body', 'ul', 'ol'])
