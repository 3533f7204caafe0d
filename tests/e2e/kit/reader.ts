import { DEMO_PASSWORD } from '../../kit/visitor'

export type Seen = { status: number; path: string; html: string }

/** A person who reads pages without a browser: signs in by the form and follows redirects with their cookies. */
export async function reader(url: string, username?: string): Promise<(path: string) => Promise<Seen>> {
  const jar = new Map<string, string>()
  if (username) {
    const body = new URLSearchParams({ username, password: DEMO_PASSWORD })
    const answer = await ask('/auth/login', { method: 'POST', body })
    if (answer.status >= 400) throw new Error(`${username} could not sign in: ${answer.status}`)
  }

  async function ask(path: string, how: RequestInit = {}): Promise<Response> {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { accept: 'text/html', origin: url, 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }) }
    const answer = await fetch(new URL(path, url), { ...how, headers, redirect: 'manual' })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      jar.set(name, value)
    }
    return answer
  }

  return async path => {
    let at = path
    for (let hop = 0; hop < 5; hop++) {
      const answer = await ask(at)
      const next = answer.headers.get('location')
      const html = await answer.text()
      if (!next) return { status: answer.status, path: at, html: html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '') }
      const to = new URL(next, url)
      at = to.pathname + to.search
    }
    throw new Error(`${path} leads in circles`)
  }
}
