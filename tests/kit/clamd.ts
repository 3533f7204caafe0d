import { createServer, type Server, type Socket } from 'node:net'
import { afterFile } from './after-file'

/** The test string of EICAR in two pieces, so that this file is none. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')

/**
 * A server that speaks INSTREAM as clamd does: a command that ends with a NUL, chunks with their length before them, an end
 * without length, one line as the answer, and a size limit that is told before the stream is at its end.
 */
export async function clamdServer({ most = 1_000_000, at = 0 as number | string } = {}) {
  const state = { how: 'scan' as 'scan' | 'hang up' | 'silent' | 'error', scans: 0, received: 0 }
  const open = new Set<Socket>()
  const server = createServer(socket => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
    socket.on('error', () => {})
    serve(socket)
  })
  function serve(socket: Socket) {
    let rest = Buffer.alloc(0)
    let content = Buffer.alloc(0)
    let streaming = false
    let answered = false
    const answer = (line: string) => {
      answered = true
      socket.end(`${line}\0`)
    }
    socket.on('data', data => {
      if (answered) return
      if (state.how === 'hang up') return void socket.destroy()
      rest = Buffer.concat([rest, data])
      if (!streaming) {
        const end = rest.indexOf(0)
        if (end < 0) return
        if (rest.subarray(0, end).toString() !== 'zINSTREAM') return answer('UNKNOWN COMMAND')
        streaming = true
        rest = rest.subarray(end + 1)
      }
      while (!answered && rest.length >= 4) {
        const length = rest.readUInt32BE()
        if (length === 0) {
          state.scans++
          state.received = content.length
          if (state.how === 'silent') return
          if (state.how === 'error') return answer("stream: Can't allocate memory ERROR")
          return answer(content.includes(EICAR.slice(30)) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK')
        }
        if (content.length + length > most) return answer('INSTREAM size limit exceeded. ERROR')
        if (rest.length < 4 + length) return
        content = Buffer.concat([content, rest.subarray(4, 4 + length)])
        rest = rest.subarray(4 + length)
      }
    })
  }
  const stop = () => {
    for (const socket of open) socket.destroy()
    return new Promise<void>(resolve => server.close(() => resolve()))
  }
  await listening(server, at)
  afterFile(stop)
  const address = typeof at === 'string' ? `unix://${at}` : `tcp://127.0.0.1:${portOf(server)}`
  return { address, state, stop }
}

const listening = (server: Server, at: number | string) =>
  new Promise<void>(resolve =>
    typeof at === 'string' ? server.listen(at, resolve) : server.listen(at, '127.0.0.1', resolve),
  )

function portOf(server: Server): number {
  const told = server.address()
  return told && typeof told === 'object' ? told.port : 0
}
