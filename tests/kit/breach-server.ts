import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterFile } from './after-file'

const sha1 = (text: string) => createHash('sha1').update(text).digest('hex').toUpperCase()

/**
 * A service that speaks the range protocol of Have I Been Pwned: five figures in the path and nothing else, endings with
 * counts as lines of CRLF, and with `Add-Padding` 800 lines whatever it knows, of which the padding was seen 0 times.
 */
export async function breachServer(breached: Record<string, number>) {
  const state = {
    how: 'answer' as 'answer' | 'silent' | 'busy' | 'page' | 'hang up',
    asked: [] as string[],
    padded: [] as unknown[],
    /** Given as padding, which is no breach. */
    padding: [] as string[],
  }
  const server = createServer((request, response) => {
    state.asked.push(request.url ?? '')
    state.padded.push(request.headers['add-padding'])
    const beginning = /^\/range\/([0-9A-F]{5})$/.exec(request.url ?? '')?.[1]
    if (state.how === 'silent') return
    if (state.how === 'hang up') return void request.socket.destroy()
    if (state.how === 'busy') return void response.writeHead(429, { 'retry-after': '2' }).end()
    if (state.how === 'page') return void response.end('<!doctype html><title>Sign in to the hotel network</title>')
    if (!beginning) return void response.writeHead(400).end('The hash prefix was not in a valid format')
    const known = Object.entries(breached).map(([text, times]) => [sha1(text), times] as const)
    const padding = state.padding.map(text => [sha1(text), 0] as const)
    const lines = [...known, ...padding]
      .filter(([hash]) => hash.startsWith(beginning))
      .map(([hash, times]) => `${hash.slice(5)}:${times}`)
    while (lines.length < 800) lines.push(`${sha1(`${beginning} ${lines.length}`).slice(5)}:0`)
    response.end(lines.sort().join('\r\n'))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  afterFile(async () => {
    server.closeAllConnections()
    server.close()
  })
  return { state, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}
