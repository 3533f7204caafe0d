import { forwardRef, useImperativeHandle, useRef } from 'react'

export type TipHandle = {
  show: (lines: readonly string[], x: number, y: number, tone?: 'stop' | 'done' | undefined) => void
  hide: () => void
}

const WIDTH = 280

/** Words beside the pointer or beside the held load; written without React, because they follow every movement. */
export const Tip = forwardRef<TipHandle>(function Tip(_, ref) {
  const box = useRef<HTMLDivElement>(null)
  const shown = useRef({ text: '', height: 0 })
  useImperativeHandle(ref, () => ({
    show(lines, x, y, tone) {
      const element = box.current
      if (!element) return
      const text = lines.filter(Boolean).join('\n')
      const same = shown.current.text === text && !element.hidden
      if (!same) {
        element.replaceChildren(
          ...text.split('\n').map((line, place) => {
            const row = document.createElement('div')
            row.textContent = line
            if (place === 0) row.className = 'font-semibold'
            return row
          }),
        )
        element.hidden = false
        shown.current = { text, height: element.offsetHeight }
      }
      element.dataset.look = tone ?? 'plain'
      const { height } = shown.current
      const left = Math.min(x + 14, window.innerWidth - WIDTH - 8)
      const top = y + 22 + height > window.innerHeight ? y - height - 12 : y + 18
      element.style.transform = `translate(${Math.max(8, left)}px, ${Math.max(8, top)}px)`
    },
    hide() {
      if (box.current) box.current.hidden = true
    },
  }))
  return (
    <div
      ref={box}
      hidden
      aria-hidden
      className="figures pointer-events-none fixed top-0 left-0 z-50 rounded-md border-l-4 border-l-transparent bg-fg px-2.5 py-1.5 text-bg text-meta shadow-overlay data-[look=done]:border-l-(--series-3) data-[look=stop]:border-l-(--stop)"
      style={{ maxWidth: WIDTH }}
    />
  )
})
