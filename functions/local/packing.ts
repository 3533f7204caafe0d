import { Duplex } from 'node:stream'
import { constants, createGzip } from 'node:zlib'

const PACKABLE = /^(text\/|application\/(json|problem\+json|geo\+json|javascript)|image\/svg)/
const SMALLEST = 1024

/** Answers in words travel packed; each piece is flushed, so that a streamed page still appears piece by piece. */
export function packedFor(request: Request, response: Response): Response {
  const { headers, body } = response
  const length = Number(headers.get('content-length') ?? SMALLEST)
  const takes = /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '')
  const worth = body && length >= SMALLEST && PACKABLE.test(headers.get('content-type') ?? '')
  if (!takes || !worth || headers.has('content-encoding') || request.method === 'HEAD') return response
  const packing = Duplex.toWeb(createGzip({ level: 4, flush: constants.Z_SYNC_FLUSH })) as ReadableWritablePair
  const packed = new Response(body.pipeThrough(packing), response)
  packed.headers.set('content-encoding', 'gzip')
  packed.headers.append('vary', 'accept-encoding')
  packed.headers.delete('content-length')
  const etag = packed.headers.get('etag')
  if (etag && !etag.startsWith('W/')) packed.headers.set('etag', `W/${etag}`)
  return packed
}
