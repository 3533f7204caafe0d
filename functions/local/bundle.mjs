import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf, onceFor } from './sources.mjs'

const SOURCES = [
  'domain',
  'db',
  'workflows',
  'functions',
  'web/kit',
  'package.json',
  'tsconfig.json',
  'package-lock.json',
]

/**
 * Packages of many small files, and what hands their things to each other: looking for each file took a third of the time in
 * which a process starts. They go into the bundle; the others stay outside, they are installed anyway.
 */
const INSIDE = ['@hono', 'decimal.js', 'drizzle-orm', 'hono', 'jose', 'xstate', 'zod']
const packages = {
  name: 'packages',
  setup(build) {
    build.onResolve({ filter: /^[^./~]/ }, ({ path, kind }) => {
      if (kind === 'entry-point' || INSIDE.some(name => path === name || path.startsWith(`${name}/`))) return
      return { path, external: true }
    })
  },
}

/** The server of one machine as plain JavaScript. */
export async function serverBundle(entry = 'portal') {
  const folder = join('dist', 'local')
  await onceFor(hashOf(SOURCES), join(folder, '.sources'), async () => {
    const { build } = await import('esbuild')
    rmSync(folder, { recursive: true, force: true })
    await build({
      entryPoints: {
        portal: 'functions/local/portal.ts',
        answering: 'functions/local/answering/answering.ts',
        redrive: 'functions/local/redrive.ts',
        rotate: 'functions/local/rotate.ts',
        migrate: 'functions/local/migrate.ts',
        backup: 'functions/local/backup.ts',
        restore: 'functions/local/restore.ts',
        drill: 'functions/local/drill.ts',
        'plan-worker': 'functions/local/plan-worker.ts',
      },
      outdir: folder,
      outExtension: { '.js': '.mjs' },
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'node',
      target: 'node22',
      plugins: [packages],
      sourcemap: 'linked',
      logLevel: 'error',
    })
  })
  return join(process.cwd(), folder, `${entry}.mjs`)
}
