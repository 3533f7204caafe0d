import { type AddressInfo, connect } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'

/** Carries the Neon driver's WebSocket to an ordinary PostgreSQL, and to that one alone. */
export async function wsProxy(allowed: { host: string; port: string }) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  server.on('connection', (socket, request) => {
    const address = new URL(request.url ?? '', 'http://proxy').searchParams.get('address')
    if (address !== `${allowed.host}:${allowed.port}`) return socket.close(1008, 'Not this one')
    join(socket, allowed)
  })
  await new Promise(resolve => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    stop: () => {
      for (const client of server.clients) client.terminate()
      return new Promise(resolve => server.close(resolve))
    },
  }
}

function join(socket: WebSocket, { host, port }: { host: string; port: string }) {
  const line = connect(Number(port), host)
  line.on('data', bytes => socket.send(bytes))
  socket.on('message', bytes => line.write(bytes as Buffer))
  line.on('close', () => socket.close())
  line.on('error', () => socket.close())
  socket.on('close', () => line.destroy())
}
