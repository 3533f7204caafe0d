export const MOST_PREFETCHES = 4

/** Remix asks for what a link may need by `<link rel=prefetch>`; beyond four at a time the rest is left out. */
export function limitPrefetches() {
  const running = new Set<HTMLLinkElement>()
  const settle = (link: HTMLLinkElement) => running.delete(link)
  new MutationObserver(changes => {
    for (const { addedNodes, removedNodes } of changes) {
      for (const node of removedNodes) if (node instanceof HTMLLinkElement) settle(node)
      for (const node of addedNodes) {
        if (!isPrefetch(node)) continue
        if (running.size >= MOST_PREFETCHES) {
          node.rel = 'left-out'
          continue
        }
        running.add(node)
        for (const event of ['load', 'error']) node.addEventListener(event, () => settle(node), { once: true })
      }
    }
  }).observe(document.documentElement, { childList: true, subtree: true })
}

const isPrefetch = (node: Node): node is HTMLLinkElement => node instanceof HTMLLinkElement && node.rel === 'prefetch'
