import { forwardRef } from 'react'
import { boxOf } from './draw-overlay'
import { handleOf, type Look, type Scene } from './scene'

type Props = {
  scene: Scene
  look: Pick<Look, 'scale' | 'selected'>
  first: string | null
  helpId: string
  onTake: (load: string) => void
}

/**
 * The one load that Tab reaches. It lies over its bar on the canvas and says what the bar shows; walking to another load
 * makes another button, which a screen reader then reads.
 */
export const FocusLoad = forwardRef<HTMLButtonElement, Props>(function FocusLoad(
  { scene, look, first, helpId, onTake },
  ref,
) {
  const found = handleOf(scene, look.selected ?? first)
  const box = found && boxOf(scene, look, found)
  if (!found || !box) return null
  const { bar } = found.at
  return (
    <button
      key={bar.load}
      ref={ref}
      type="button"
      data-load={bar.load}
      aria-label={bar.words.join(', ')}
      aria-describedby={helpId}
      onFocus={() => look.selected === null && onTake(bar.load)}
      className="absolute top-0 left-0 cursor-grab touch-manipulation rounded-sm bg-transparent outline-offset-3"
      style={{ transform: `translate(${box.x}px, ${box.top}px)`, width: box.width, height: box.height }}
    />
  )
})
