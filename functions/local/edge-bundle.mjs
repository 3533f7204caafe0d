import { join } from 'node:path'

/** The Worker as the cloud would get it; the metafile says what is inside. */
export async function edgeBundle(outdir = join('dist', 'edge')) {
  const { build } = await import('esbuild')
  const { metafile } = await build({
    entryPoints: { edge: 'functions/edge.ts' },
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    minify: true,
    // Licences travel beside the bundle, not in it.
    legalComments: 'external',
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    // Named conditions take the place of the usual one, by which packages give modules that can be shaken.
    conditions: ['workerd', 'worker', 'browser', 'module'],
    mainFields: ['browser', 'module', 'main'],
    external: ['node:*', 'cloudflare:*'],
    metafile: true,
    logLevel: 'error',
  })
  return { file: join(outdir, 'edge.mjs'), inputs: Object.keys(metafile.inputs) }
}
