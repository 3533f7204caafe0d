import { readFile } from 'node:fs/promises'
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
    plugins: [withoutJsonSchemas, inEnglish, namesOfMigrations],
    metafile: true,
    logLevel: 'error',
  })
  return { file: join(outdir, 'edge.mjs'), inputs: Object.keys(metafile.inputs) }
}

/**
 * zod brings along how a schema is told as JSON Schema. The Worker leaves that document to the machine behind it, and a
 * bundler cannot know: here all that the two modules offer is a function that says so.
 */
const withoutJsonSchemas = {
  name: 'without-json-schemas',
  setup(build) {
    build.onLoad({ filter: /zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/ }, async ({ path }) => {
      const names = (await readFile(path, 'utf8')).matchAll(/^export (?:const|function) (\w+)/gm)
      const offers = [...names].map(([, name]) => `export const ${name} = notTold`)
      return { contents: [NOT_TOLD, ...offers].join('\n'), loader: 'js' }
    })
  },
}
/**
 * What is refused at the edge is said in English: a sentence that may ask for another language would carry its key, and the
 * Worker has no room. The bundler puts the text itself in the place of a function that only hands it on.
 */
const inEnglish = {
  name: 'in-english',
  setup(build) {
    build.onLoad({ filter: /domain\/kit\/translated\.ts$/ }, () => ({ contents: ENGLISH, loader: 'js' }))
  },
}
/** Of the journal of migrations a portal reads their names alone. */
const namesOfMigrations = {
  name: 'names-of-migrations',
  setup(build) {
    build.onLoad({ filter: /db\/migrations\/meta\/_journal\.json$/ }, async ({ path }) => {
      const { entries } = JSON.parse(await readFile(path, 'utf8'))
      return { contents: JSON.stringify({ entries: entries.map(({ tag }) => ({ tag })) }), loader: 'json' }
    })
  },
}
const ENGLISH = `export function translated(text) { return text }
export function translatedWith() {}
export const spokenTag = () => 'en-SG'
export const inEnglish = say => say()`
const NOT_TOLD = `const notTold = () => () => { throw new Error('The Worker tells no JSON Schemas') }`
