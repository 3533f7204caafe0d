import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { StatementReader } from './statement-reader'

/** What happens to a statement: it passes, it is lost on the way there, or its answer is lost on the way back. */
export type Fate = 'pass' | 'lost' | 'answer lost'
export type Judge = (statement: { no: number; text: string }) => Fate

/**
 * Stands between the portal and PostgreSQL and counts statements over all connections. A lost statement or a lost answer
 * ends its connection, as a cut cable would.
 */
export async function pgProxy(first: { host: string; port: number }) {
  let target = first
  let judge: Judge = () => 'pass'
  let no = 0
  const lines = new Set<Socket>()
  const server = createServer(client => {
    const upstream = connect(target.port, target.host)
    for (const line of [client, upstream]) {
      lines.add(line.setNoDelay(true))
      line.on('error', () => {})
      line.on('close', () => {
        lines.delete(line)
        cut()
      })
    }
    const cut = () => {
      client.destroy()
      upstream.destroy()
    }
    let swallowing = false
    const reader = new StatementReader()
    client.on('data', bytes => {
      for (const { bytes: whole, text } of reader.take(bytes)) {
        const fate = text === undefined ? 'pass' : judge({ no: ++no, text })
        if (fate === 'lost') return cut()
        swallowing = fate === 'answer lost'
        upstream.write(whole)
      }
    })
    upstream.on('data', bytes => {
      if (!swallowing) client.write(bytes)
      else if (endsReady(bytes)) cut()
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    /** From now on statements are counted from one and judged by this. */
    judgeBy(next: Judge) {
      no = 0
      judge = next
    },
    pointTo(next: { host: string; port: number }) {
      target = next
    },
    cutAll() {
      for (const line of lines) line.destroy()
    },
    stop: () =>
      new Promise<void>(resolve => {
        server.close(() => resolve())
        for (const line of lines) line.destroy()
      }),
  }
}

/** The server has said everything: its last message is ReadyForQuery, six bytes. */
const endsReady = (bytes: Buffer) =>
  bytes.length >= 6 && bytes[bytes.length - 6] === 0x5a && bytes.readInt32BE(bytes.length - 5) === 5
