/** An address outside the portal opens only where a link says so by `data-external`; everything else is refused. */
export function guardExternal() {
  document.addEventListener(
    'click',
    event => {
      const link = (event.target as Element | null)?.closest?.('a[href]')
      if (
        !(link instanceof HTMLAnchorElement) ||
        isAllowed(link.href, window.location.origin, 'external' in link.dataset)
      )
        return
      event.preventDefault()
      event.stopPropagation()
      console.error(`Navigation to ${link.href} was refused: it leaves the portal.`)
    },
    true,
  )
}

export function isAllowed(href: string, origin: string, permitted: boolean): boolean {
  if (!URL.canParse(href)) return false
  const { protocol, origin: target } = new URL(href)
  if (protocol === 'mailto:' || protocol === 'tel:' || protocol === 'blob:') return true
  if (protocol !== 'https:' && protocol !== 'http:') return false
  return target === origin || permitted
}
