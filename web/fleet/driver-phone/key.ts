const NAMES = { secure: '__Host-driver-phone', plain: 'driver_phone' }
const YEAR = 31_536_000

/** What makes this phone a driver's: only the server of the page reads it. */
export function keyOf(request: Request): string {
  const cookie = request.headers.get('cookie') ?? ''
  const read = (name: string) => new RegExp(`(?:^|;\\s*)${name}=([\\w-]+)`).exec(cookie)?.[1]
  return read(NAMES.secure) ?? read(NAMES.plain) ?? ''
}

export const keyCookie = (key: string, secure: boolean): string =>
  `${secure ? NAMES.secure : NAMES.plain}=${key}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${YEAR}${secure ? '; Secure' : ''}`
