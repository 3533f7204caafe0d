import { createConfig, lintFromString } from '@redocly/openapi-core'

/** What the recommended rules of Redocly say about a document. */
export async function lint(source) {
  return await lintFromString({ source, config: await createConfig({ extends: ['recommended'] }) })
}
