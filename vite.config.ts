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

/** The web room: routes come from `web/routes.ts`, which reads the screen tables of the areas. */
export default defineConfig({
  publicDir: 'web/public',
  resolve: { alias: { '~': fileURLToPath(new URL('.', import.meta.url)) } },
  plugins: [
    noSchemasInTheBrowser,
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
  build: { target: 'es2022', assetsInlineLimit: 0 },
})
