import { sitePath } from '~/web/kit/api'

const NAME = 'single_sign_on'
const MINUTES = 15

/** Which sign-in this browser began, and where it goes on to: only the page that takes it in reads it. */
type Began = { ticket: string; to: string }

const cookie = (request: Request, value: string, seconds: number) => {
  const secure = new URL(request.url).protocol === 'https:' ? '; Secure' : ''
  return `${NAME}=${value}; Path=/auth/single-sign-on; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure}`
}

export const keep = (request: Request, of: Began): string =>
  cookie(request, Buffer.from(JSON.stringify(of)).toString('base64url'), MINUTES * 60)

/** Used once. */
export const forget = (request: Request): string => cookie(request, '', 0)

export function kept(request: Request): Began | null {
  const value = new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]+)`).exec(request.headers.get('cookie') ?? '')?.[1]
  try {
    const { ticket, to } = JSON.parse(Buffer.from(value ?? '', 'base64url').toString()) as Began
    return { ticket: String(ticket), to: sitePath(to) }
  } catch {
    return null
  }
}
