import { useLocation, useRouteLoaderData } from '@remix-run/react'

/** The address of a screen in the support area, where everything is looked at and nothing is changed. */
export const inSupport = (pathname: string): boolean => /^\/support(\/|$)/.test(pathname)

/** What is asked about oneself, on whatever screen one is. */
const OF_ONESELF = /^session\b/

/** The call behind a screen: from the support area the same call is asked by the read-only way in. */
export function callPath(path: string, pathname: string): string {
  const call = path.replace(/^\//, '')
  return inSupport(pathname) && !OF_ONESELF.test(call) ? `support/view/${call}` : call
}

type Twins = { twins?: [office: string, own: string][] }

/** Turns an address of the office into its twin in the support area, and into nothing where there is none. */
export function useHere(): (to: string | undefined) => string | undefined {
  const { pathname } = useLocation()
  const twins = (useRouteLoaderData('sidebar') as Twins | undefined)?.twins
  if (!inSupport(pathname)) return to => to
  return to => (to === undefined || !to.startsWith('/') || inSupport(to) ? to : twinOf(to, twins ?? []))
}

export function twinOf(to: string, twins: readonly (readonly [office: string, own: string])[]): string | undefined {
  const [path = '', search] = to.split('?')
  for (const [office, own] of twins) {
    const found = valuesOf(office, path)
    if (!found) continue
    const filled = own.replace(/:\w+/g, () => found.shift() ?? '')
    return `/${filled}${search ? `?${search}` : ''}`
  }
}

/** The values that the parameters of a pattern take, fixed segments being equal. */
function valuesOf(pattern: string, path: string): string[] | null {
  const wanted = pattern.split('/')
  const given = path.split('/').filter(Boolean)
  if (wanted.length !== given.length) return null
  if (!wanted.every((part, at) => part.startsWith(':') || part === given[at])) return null
  return given.filter((_, at) => wanted[at]!.startsWith(':'))
}
