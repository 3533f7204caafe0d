/** A navigation that gives way to another leaves its data stream rejected with nobody to hold it: that is no defect. */
export function forgiveAbandoned() {
  window.addEventListener('unhandledrejection', event => {
    const { reason } = event
    if (reason instanceof DOMException && reason.name === 'AbortError') event.preventDefault()
  })
}
