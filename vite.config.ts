import { fileURLToPath } from 'node:url'
import { vitePlugin as remix } from '@remix-run/dev'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** The web room: routes come from `web/routes.ts`, which reads the screen tables of the areas. */
export default defineConfig({
  publicDir: 'web/public',
  resolve: { alias: { '~': fileURLToPath(new URL('.', import.meta.url)) } },
  plugins: [
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
