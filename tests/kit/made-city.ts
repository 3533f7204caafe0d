import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { deflateSync } from 'node:zlib'
import { afterFile } from './after-file'

/** Metres of a degree, as this city counts them, and the speed on its streets. */
const METRES = 111_320
const METRES_A_SECOND = 10

/**
 * A server of maps for a city whose streets run north–south and east–west alone: OSRM's route and table service v1, and raster
 * tiles of one colour. What it was asked is kept.
 */
export async function madeCity() {
  const state = { how: 'answer' as 'answer' | 'silent' | 'busy' | 'no road' | 'page', asked: [] as string[] }
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://city')
    state.asked.push(url.pathname + url.search)
    const json = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (state.how === 'silent') return
    if (state.how === 'busy') return void json(429, { message: 'Too Many Requests' })
    if (state.how === 'page') return void response.end('<!doctype html><title>Sign in to the hotel network</title>')
    if (/^\/tiles\/\d+\/\d+\/\d+\.png$/.test(url.pathname))
      return void response.writeHead(200, { 'content-type': 'image/png' }).end(TILE)
    const [, service, text = ''] = /^\/(route|table)\/v1\/driving\/([-\d.,;]+)$/.exec(url.pathname) ?? []
    const places = text.split(';').map(of => of.split(',').map(Number) as [number, number])
    if (!service || places.length < 2 || places.length > 100 || places.some(of => of.some(Number.isNaN)))
      return void json(400, { code: 'InvalidUrl', message: 'URL string malformed' })
    const metres = ([x, y]: [number, number], [toX, toY]: [number, number]) =>
      Math.round((Math.abs(x - toX) + Math.abs(y - toY)) * METRES)
    if (service === 'route') {
      const distance = places.slice(1).reduce((sum, to, at) => sum + metres(places[at]!, to), 0)
      return void json(200, { code: 'Ok', routes: [{ distance, duration: distance / METRES_A_SECOND }] })
    }
    const chosen = (name: string) =>
      (url.searchParams.get(name)?.split(';').map(Number) ?? [...places.keys()]).map(at => places[at]!)
    const distances = chosen('sources').map(from =>
      chosen('destinations').map(to => (state.how === 'no road' ? null : metres(from, to))),
    )
    const durations = distances.map(row => row.map(of => (of === null ? null : of / METRES_A_SECOND)))
    const annotations = url.searchParams.get('annotations') ?? 'duration'
    json(200, { code: 'Ok', durations, ...(annotations.includes('distance') && { distances }) })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  afterFile(async () => {
    server.closeAllConnections()
    server.close()
  })
  return { state, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

/** 256 × 256 pixels of one grey, as PNG. */
const TILE = png(256, 0xdd)

function png(size: number, grey: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(size, 0)
  head.writeUInt32BE(size, 4)
  head.set([8, 0, 0, 0, 0], 8)
  const rows = Buffer.alloc((size + 1) * size, grey)
  for (let row = 0; row < size; row++) rows[row * (size + 1)] = 0
  const parts = [chunk('IHDR', head), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]), ...parts])
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const out = Buffer.alloc(body.length + 8)
  out.writeUInt32BE(data.length, 0)
  out.set(body, 4)
  out.writeUInt32BE(crc(body), body.length + 4)
  return out
}

function crc(bytes: Buffer): number {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  }
  return (sum ^ 0xffffffff) >>> 0
}
