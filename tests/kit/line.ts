import { connect, createServer, type Server, type Socket } from 'node:net'
import { freePort } from '~/functions/local/free-port'

export type Line = {
  url: string
  /** Ends every connection and answers none: what a browser meets is a closed socket. */
  cut(): Promise<void>
  mend(): Promise<void>
}

/** A line between a browser and a portal, to be cut in the middle of whatever runs over it. */
export async function lineTo(port: number): Promise<Line> {
  const own = await freePort()
  const open = new Set<Socket>()
  let server: Server | undefined
  const mend = () =>
    new Promise<void>(resolve => {
      server = createServer(from => {
        const to = connect(port, '127.0.0.1')
        for (const [socket, other] of [
          [from, to],
          [to, from],
        ] as const) {
          open.add(socket)
          socket.pipe(other)
          socket.on('error', () => other.destroy())
          socket.on('close', () => {
            open.delete(socket)
            other.destroy()
          })
        }
      }).listen(own, '127.0.0.1', resolve)
    })
  const cut = () =>
    new Promise<void>(resolve => {
      for (const socket of open) socket.destroy()
      if (server) server.close(() => resolve())
      else resolve()
      server = undefined
    })
  await mend()
  return { url: `http://127.0.0.1:${own}`, cut, mend }
}
