import type { buildApi } from '~/functions/api'
import type { fullDoor } from '~/functions/full-door'
import type { runMessages } from '~/functions/jobs'
import type { Parts } from '~/functions/parts'
import type { Rooms } from './built-app'
import type { Ending } from './ending'
import { freePort } from './free-port'
import type { webHandler } from './web'

/** What is loaded anew when its source has changed, by its address under Vite. */
type Loaded = {
  '/functions/api.ts': { buildApi: typeof buildApi }
  '/functions/full-door.ts': { fullDoor: typeof fullDoor }
  '/functions/jobs.ts': { runMessages: typeof runMessages }
  '/functions/local/web.ts': { webHandler: typeof webHandler }
  'virtual:remix/server-build': Awaited<ReturnType<Extract<Parameters<typeof webHandler>[0]['build'], () => unknown>>>
}

/** Vite serves the browser files and loads the server's modules, each again when one of its sources has changed. */
export async function devRooms(parts: Parts, end: Ending): Promise<Rooms> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    appType: 'custom',
    server: { middlewareMode: true, hmr: { port: await freePort() } },
  })
  end.add('vite', () => vite.close())
  const load = <Path extends keyof Loaded>(path: Path) => vite.ssrLoadModule(path) as Promise<Loaded[Path]>
  const api = fresh(
    () => Promise.all([load('/functions/api.ts'), load('/functions/full-door.ts')]),
    ({ buildApi }, { fullDoor }) => buildApi(parts, fullDoor),
  )
  const web = fresh(
    () => Promise.all([load('/functions/local/web.ts'), undefined]),
    ({ webHandler }) =>
      webHandler({
        build: () => load('virtual:remix/server-build'),
        publicUrl: parts.settings.publicUrl,
        tiles: parts.settings.tiles,
        dev: true,
      }),
  )
  return {
    middle: vite.middlewares,
    assets: async () => null,
    api: async request => (await api()).fetch(request),
    web: async (request, reach) => (await web())(request, reach),
    runMessages: async messages => (await load('/functions/jobs.ts')).runMessages(parts, messages),
  }
}

/** Made once per version of its modules. */
function fresh<One, Two, Made>(load: () => Promise<[One, Two]>, make: (one: One, two: Two) => Made) {
  let last: { one: One; two: Two; made: Made } | undefined
  return async () => {
    const [one, two] = await load()
    if (last?.one !== one || last.two !== two) last = { one, two, made: make(one, two) }
    return last.made
  }
}
