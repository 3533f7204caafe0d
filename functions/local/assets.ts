import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Assets = (request: Request) => Promise<Response | null>

type Asset = {
  bytes: Buffer<ArrayBuffer>
  type: string
  cache: string
  packed: Map<string, Promise<Buffer<ArrayBuffer>>>
}

/** The built browser files, all known at the start: what is not among them is not a file, whatever its path says. */
export function builtAssets(folder: string): Assets {
  const known = new Map<string, Asset>()
  for (const file of existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : []) {
    if (!file.isFile()) continue
    const path = join(file.parentPath, file.name)
    const url = `/${relative(folder, path).split(sep).join('/')}`
    const cache = url.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
    const type = TYPES[extname(file.name)] ?? 'application/octet-stream'
    known.set(url, { bytes: readFileSync(path), type, cache, packed: new Map() })
  }
  return async request => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return null
    const asset = known.get(new URL(request.url).pathname)
    return asset ? answer(request, asset) : null
  }
}

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json',
  '.geojson': 'application/geo+json',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
}
const PACKABLE = /^(text\/|application\/(json|geo\+json)|image\/svg)/
const SMALLEST = 1024

async function answer(request: Request, asset: Asset) {
  const coding = PACKABLE.test(asset.type) && asset.bytes.length >= SMALLEST ? codingOf(request) : null
  const body = coding ? await packed(asset, coding) : asset.bytes
  return new Response(request.method === 'HEAD' ? null : body, {
    headers: {
      'content-type': asset.type,
      'content-length': String(body.length),
      'cache-control': asset.cache,
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      vary: 'accept-encoding',
      ...(coding ? { 'content-encoding': coding } : {}),
      ...(asset.type.startsWith('image/svg')
        ? { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'" }
        : {}),
    },
  })
}

function codingOf(request: Request) {
  const accepted = request.headers.get('accept-encoding') ?? ''
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : null
}

/** Packed once and kept: browser files do not change while the portal runs. */
function packed(asset: Asset, coding: 'br' | 'gzip') {
  const done = asset.packed.get(coding) ?? (coding === 'br' ? brotli(asset.bytes) : zipped(asset.bytes))
  asset.packed.set(coding, done)
  return done
}

const zipped = (bytes: Buffer) => promisify(gzip)(bytes) as Promise<Buffer<ArrayBuffer>>
const brotli = (bytes: Buffer) =>
  promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }) as Promise<Buffer<ArrayBuffer>>
