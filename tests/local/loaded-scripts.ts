/** Which scripts each process has loaded, asked of its debugger: they were started with --inspect and printed the address. */
export function loadedScripts(printed: string): Promise<string[][]> {
  const addresses = printed.match(/ws:\/\/\S+/g)
  if (!addresses) throw new Error(`No debugger:\n${printed}`)
  return Promise.all(addresses.map(scriptsAt))
}

function scriptsAt(address: string): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const found: string[] = []
    const socket = new WebSocket(address)
    socket.onerror = () => reject(new Error(`The debugger at ${address} does not answer`))
    socket.onopen = () => socket.send(JSON.stringify({ id: 1, method: 'Debugger.enable' }))
    // Every script is told before the answer to the call.
    socket.onmessage = ({ data }) => {
      const said = JSON.parse(String(data)) as { id?: number; method?: string; params: { url: string } }
      if (said.method === 'Debugger.scriptParsed') found.push(said.params.url)
      if (said.id !== 1) return
      socket.close()
      resolve(found)
    }
  })
}
