import { Camera } from 'lucide-react'
import { useId, useState } from 'react'
import * as words from '~/domain/fleet/words'
import { buttonLook } from '~/web/ui/button'

/** Longest side in pixels, and how much of it may travel as base64. */
const LONGEST = 1280
const MOST = 215_000

/** A photo for the delivery order, made small on the phone so that it fits into a poor network. */
export function PhotoButton({ onPhoto }: { onPhoto: (photo: string) => void }) {
  const id = useId()
  const [wrong, setWrong] = useState(false)
  return (
    <div className="grid gap-1 focus-within:outline-2">
      <label htmlFor={id} className={buttonLook({ size: 'lg' })}>
        <Camera aria-hidden className="size-5" /> {words.phoneLoadPhoto()}
      </label>
      <input
        id={id}
        type="file"
        accept="image/*"
        capture="environment"
        className="sr-only"
        onChange={async ({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (!file) return
          const photo = await smaller(file).catch(() => null)
          setWrong(photo === null)
          if (photo) onPhoto(photo)
        }}
      />
      {wrong && (
        <p role="alert" className="text-body text-stop">
          {words.phoneLoadNoPhoto()}
        </p>
      )}
    </div>
  )
}

async function smaller(file: File): Promise<string | null> {
  const picture = await createImageBitmap(file)
  for (const part of [1, 0.7, 0.5, 0.35]) {
    const scale = Math.min(1, LONGEST / Math.max(picture.width, picture.height)) * part
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(picture.width * scale)
    canvas.height = Math.round(picture.height * scale)
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    const photo = canvas.toDataURL('image/jpeg', 0.7).replace(/^[^,]*,/, '')
    if (photo.length <= MOST) return photo
  }
  return null
}
