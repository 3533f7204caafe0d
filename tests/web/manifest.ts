import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { webBuild } from '~/functions/local/web-build.mjs'

type Part = { module: string; imports?: string[]; css?: string[]; parentId?: string }
type Manifest = { entry: Part; routes: Record<string, Part & { id: string }> }

/** The manifest of the present build; makes the build where there is none of these sources. */
export async function builtManifest(): Promise<Manifest> {
  await webBuild()
  const folder = join('build', 'client', 'assets')
  const file = readdirSync(folder).find(name => /^manifest-.*\.js$/.test(name))
  if (!file) throw new Error('The web build has no manifest')
  const text = readFileSync(join(folder, file), 'utf8')
  return JSON.parse(text.slice(text.indexOf('=') + 1).replace(/;\s*$/, '')) as Manifest
}

/** Everything the browser loads for a screen the first time: entry, layouts, the screen, and what they import. */
export function filesFor(manifest: Manifest, id: string): string[] {
  const parts: Part[] = [manifest.entry]
  for (let at: string | undefined = id; at; at = manifest.routes[at]?.parentId) {
    const route = manifest.routes[at]
    if (!route) throw new Error(`No screen ${at} in the build`)
    parts.push(route)
  }
  return [...new Set(parts.flatMap(part => [part.module, ...(part.imports ?? [])]))]
}

export const packedSize = (file: string): number =>
  gzipSync(readFileSync(join('build', 'client', file)), { level: 9 }).length

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`
