import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { vitePlugin as remix } from '@remix-run/dev'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

/**
 * Contracts are checked by the API alone. A screen that takes a word or a list from a contract's file would still carry
 * the whole schema library into the browser, so there a schema is an empty thing that can be defined but not asked.
 */
const noSchemasInTheBrowser: Plugin = {
  name: 'no-schemas-in-the-browser',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id, _from, { ssr }) => (id === 'zod' && !ssr ? '\0no-schemas' : null),
  load: id => (id === '\0no-schemas' ? { code: EMPTY_SCHEMAS, syntheticNamedExports: true } : null),
}
const EMPTY_SCHEMAS = `
const refuse = () => { throw new Error('Schemas are checked by the API, not in the browser') }
const asks = new Set(['parse', 'safeParse', 'parseAsync', 'safeParseAsync', 'decode', 'encode'])
const schema = new Proxy(function () {}, {
  get: (_, name) => (asks.has(name) ? refuse : name === Symbol.toPrimitive ? () => '' : name === Symbol.iterator ? undefined : schema),
  apply: () => schema,
  construct: () => schema,
  ownKeys: () => ['prototype'],
})
export default schema
`

/**
 * A sentence without parameters is a function in the module of its area, and a module goes into one file whole: the shell
 * would carry each sentence of the kit that any screen says. Where a screen says it, its text takes the place of the call.
 */
const sentencesInPlace: Plugin = {
  name: 'sentences-in-place',
  apply: 'build',
  enforce: 'pre',
  transform(code, id, { ssr } = {}) {
    const path = pathOf(id)
    if (ssr || !/\/(web|domain)\/.+\.tsx?$/.test(path)) return null
    let made = code
    for (const [, alias = '', from = ''] of code.matchAll(/^import \* as (\w+) from '([^']+\/words)'$/gm)) {
      const texts = textsOf(from.startsWith('~/') ? join(ROOT, from.slice(2)) : join(dirname(path), from))
      made = made.replace(new RegExp(`\\b${alias}\\.(\\w+)\\(\\)`, 'g'), (call, name) => texts.get(name) ?? call)
    }
    if (made === code) return null
    return { code: `import { translated as inWords } from '~/domain/kit/translated'; ${made}`, map: null }
  },
}
/** The texts of a module of sentences, as code. */
function textsOf(words: string): Map<string, string> {
  const source = readFileSync(`${words}.ts`, 'utf8')
  return new Map(
    [...source.matchAll(/^export const (\w+) = \(\) => ((?:translated\()?"(?:[^"\\]|\\.)*"\)?)$/gm)].map(
      ([, name = '', text = '']) => [name, text.replace(/^translated/, 'inWords')] as const,
    ),
  )
}
const ROOT = fileURLToPath(new URL('.', import.meta.url))

/**
 * What travels together is one file: everything that each page loads, and beyond that what each list or each form loads.
 * As parts of their own they were eighty requests, named twice in the HTML of every page.
 */
function together() {
  const groups = new Map<string, string>()
  const walk = (graph: Graph, id: string, name: string) => {
    if (groups.has(id)) return
    // What the build begins at stays a file of its own, which the routes are told by.
    groups.set(id, name === 'base' && isStart(id) ? '' : name)
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) walk(graph, next, name)
  }
  return (id: string, graph: Graph) => {
    if (groups.size === 0)
      for (const [name, starts] of TOGETHER)
        for (const start of starts)
          for (const known of graph.getModuleIds()) if (pathOf(known).endsWith(start)) walk(graph, known, name)
    return groups.get(id) || undefined
  }
}
type Graph = {
  getModuleIds(): IterableIterator<string>
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}
const pathOf = (id: string) => id.split('?')[0] ?? id
const isStart = (id: string) => TOGETHER[0]![1].some(start => pathOf(id).endsWith(start))
const TOGETHER: [name: string, starts: string[]][] = [
  ['base', ['/web/entry.client.tsx', '/web/root.tsx']],
  [
    'frame',
    [
      '/web/kit/shell/frame.tsx',
      '/web/kit/shell/error-screen.tsx',
      '/web/kit/shell/screen-meta.ts',
      '/web/kit/shell/scroll.ts',
      // Most screens use these few lines; with the forms they would bring all of them along.
      '/web/kit/figures.ts',
      '/web/ui/scroll-box.tsx',
    ],
  ],
  ['list', ['/web/kit/list/screen.tsx']],
  ['form', ['/web/kit/form/form-screen.tsx', '/web/kit/form/fields-of.ts', '/web/kit/form/dialog-form.tsx']],
]

/** The web room: routes come from `web/routes.ts`, which reads the screen tables of the areas. */
export default defineConfig(({ isSsrBuild }) => ({
  publicDir: 'web/public',
  resolve: { alias: { '~': ROOT } },
  plugins: [
    noSchemasInTheBrowser,
    sentencesInPlace,
    tailwindcss(),
    remix({
      appDirectory: 'web',
      ignoredRouteFiles: ['**/*'],
      future: {
        v3_fetcherPersist: true,
        v3_lazyRouteDiscovery: true,
        v3_relativeSplatPath: true,
        v3_routeConfig: true,
        v3_singleFetch: true,
        v3_throwAbortReason: true,
      },
    }),
  ],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    rollupOptions: isSsrBuild ? {} : { output: { manualChunks: together() } },
  },
}))
