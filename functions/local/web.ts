import { randomBytes, randomUUID } from 'node:crypto'
import type { ServerBuild } from '@remix-run/node'
import { LANGUAGE_TAGS, type Language, languageOf } from '~/domain/kit/language'
import type { Tiles } from '~/functions/kit/outside-setting'
import { speaking } from '~/functions/kit/speaking'
import { hostIsOurs, isReadable, isSameOrigin, isUnsafe, plain, safeLocation, withHeaders } from './web-door'
import { passThrough } from './web-pass'
import { proofWatch } from './web-proof'
import { openSession } from './web-session'
import { MANIFEST, slices } from './web-slices'

type Api = (request: Request) => Promise<Response> | Response
export type WebOptions = {
  build: ServerBuild | (() => Promise<ServerBuild>)
  /** Where people reach the portal; decides which host names are ours and whether cookies are Secure. */
  publicUrl: string
  /** Streets under the maps; without them the maps show the outline of the land. */
  tiles?: Tiles | null
  /** During development the browser also needs what Vite injects. */
  dev?: boolean
}

const LARGEST = 11 * 1024 * 1024

/** Everything the browser sees but files of the build: checks at the door, live data and downloads, then Remix. */
export function webHandler({ build, publicUrl, tiles = null, dev = false }: WebOptions) {
  const pick = handlerPicker(build, dev)
  const secure = publicUrl.startsWith('https:')
  return async (request: Request, { api }: { api: Api }): Promise<Response> => {
    const url = new URL(request.url)
    if (!hostIsOurs(url, publicUrl)) return plain(421, 'This address is not served here')
    if (isUnsafe(request) && !isSameOrigin(request, url)) return plain(403, 'This form came from another site')
    if (isUnsafe(request) && !isReadable(request)) return plain(415, 'Send a form')
    if (Number(request.headers.get('content-length') ?? 0) > LARGEST) return plain(413, 'That is too large')

    const nonce = randomBytes(16).toString('base64')
    const requestId = randomUUID()
    if (url.pathname === MANIFEST) {
      // The address names the build, so the answer holds for good; it tells which files a screen needs and nothing else.
      const answer = await (await pick(url))(request)
      return withHeaders(answer, { nonce, dev, secure, page: true, keep: !dev && answer.status === 200 })
    }
    const language = languageOf(request.headers)
    const session = await openSession(request, spokenIn(language, api), secure)
    const proof = proofWatch(session.call)
    return speaking(language, async () => {
      const passed = await passThrough(request, url, proof.call)
      const made =
        passed ??
        (await (
          await pick(url)
        )(request, { api: proof.call, session: session.view, requestId, nonce, tiles }))
      const answer = proof.told(made, request, url)
      return session.write(withHeaders(safeLocation(answer, url), { nonce, dev, secure, tiles, page: !passed }))
    })
  }
}

/** What the API refuses is said in the language of the screen, whatever the browser itself asks for. */
function spokenIn(language: Language, api: Api): Api {
  return call => {
    call.headers.set('accept-language', LANGUAGE_TAGS[language])
    return api(call)
  }
}

type Handler = ReturnType<ReturnType<typeof slices>>

/** In production the slices are made once; in development whenever Vite has a new build. */
function handlerPicker(build: WebOptions['build'], dev: boolean) {
  let known: { build: ServerBuild; of: (url: URL) => Handler } | undefined
  return async (url: URL): Promise<Handler> => {
    const now = typeof build === 'function' ? await build() : build
    if (known?.build !== now) known = { build: now, of: slices(now, dev ? 'development' : 'production') }
    return known.of(url)
  }
}
