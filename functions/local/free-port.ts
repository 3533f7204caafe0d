import { createServer } from 'node:net'

/** Where this process will serve at the end of its start: nothing that it starts before may take it. */
const kept = new Set<number>()
export const keepPort = (port: number): void => void kept.add(port)

/** A port of this machine that nobody listens on, nor will. */
export const freePort = (): Promise<number> => portBesides(kept, anyPort)

export async function portBesides(others: ReadonlySet<number>, ask: () => Promise<number>): Promise<number> {
  for (;;) {
    const port = await ask()
    if (!others.has(port)) return port
  }
}

function anyPort() {
  return new Promise<number>((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
