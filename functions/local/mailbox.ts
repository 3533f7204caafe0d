import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { html } from 'hono/html'
import type { Role } from '~/domain/access/roles'
import type { KeptLetter } from '~/functions/kit/parts/mail-folder'
import type { Fetch } from './front'

const READERS: Role[] = ['admin', 'finance_ar', 'finance_hod']
const NEWEST = 200

/** Shows the letters that would have left, to those who may send them: /mailbox, and each as the message it would be. */
export function mailbox(folder: string) {
  return async (request: Request, api: Fetch): Promise<Response | null> => {
    const path = /^\/mailbox(?:\/([\w-]{1,80})\.eml)?$/.exec(new URL(request.url).pathname)
    if (!path) return null
    if (request.method !== 'GET') return answer('Not allowed', 405)
    if (!(await mayRead(request, api))) return answer('You are not authorized to read the mailbox', 403)
    if (path[1]) return message(join(folder, `${path[1]}.eml`))
    return answer(String(await page(letters(folder))), 200, 'text/html; charset=utf-8')
  }
}

async function mayRead(request: Request, api: Fetch) {
  const token = /(?:^|;\s*)(?:__Host-)?portal=([^;]+)/.exec(request.headers.get('cookie') ?? '')?.[1]
  if (!token) return false
  const asked = new Request('http://portal/api/session', { headers: { authorization: `Bearer ${token}` } })
  const session = await api(asked)
  if (!session.ok) return false
  const { user } = (await session.json()) as { user: { roles: Role[] } }
  return user.roles.some(role => READERS.includes(role))
}

function letters(folder: string): (KeptLetter & { at: Date })[] {
  const names = existsSync(folder) ? readdirSync(folder).filter(name => name.endsWith('.json')) : []
  const found = names.map(name => ({
    ...(JSON.parse(readFileSync(join(folder, name), 'utf8')) as KeptLetter),
    at: statSync(join(folder, name)).mtime,
  }))
  return found.sort((a, b) => b.at.getTime() - a.at.getTime()).slice(0, NEWEST)
}

function message(file: string) {
  if (!existsSync(file)) return answer('There is no such e-mail', 404)
  return new Response(readFileSync(file), {
    headers: { ...SAFE, 'content-type': 'message/rfc822', 'content-disposition': 'attachment' },
  })
}

const page = (all: (KeptLetter & { at: Date })[]) => html`<!doctype html>
<html lang="en-SG"><head><meta charset="utf-8"><title>Mailbox</title></head><body>
<h1>Mailbox</h1>
<p>On one machine letters are kept here instead of being sent. ${all.length === 0 ? 'There is none yet.' : ''}</p>
${all.map(
  letter => html`<article><h2>${letter.subject}</h2>
<p>To ${letter.to.join(', ')}, ${letter.at.toISOString()}. <a href="/mailbox/${letter.id}.eml">Open the message</a></p>
<pre>${letter.text}</pre>${letter.attachments.length > 0 ? html`<p>With ${letter.attachments.join(', ')}</p>` : ''}</article>`,
)}
</body></html>`

const SAFE = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
}

const answer = (body: string, status: number, type = 'text/plain; charset=utf-8') =>
  new Response(body, { status, headers: { ...SAFE, 'content-type': type } })
